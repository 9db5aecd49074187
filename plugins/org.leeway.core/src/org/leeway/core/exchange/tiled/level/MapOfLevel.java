package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.map.ObjectLayer;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.layer.Anchor;
import org.leeway.core.level.AgentFile;
import org.leeway.core.level.AgentPreset;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/** Makes a map of a level. */
public final class MapOfLevel {

	/** The suffix of the image of the terrains. */
	public static final String TERRAIN_IMAGE = ".terrain.png";
	/** The suffix of the image of clearances. */
	public static final String CLEARANCE_IMAGE = ".clearance.png";

	private static final int MOST_COLUMNS = 16;
	private static final double OPACITY = 0.8;

	private final Level level;
	private final List<ImageTileset> tilesets = new ArrayList<>();
	private final List<CellLayer> layers = new ArrayList<>();

	private MapOfLevel(Level level) {
		this.level = level;
	}

	/**
	 * Makes the map. Its layers of clearance are computed now, their rows read when it is written.
	 *
	 * @param clearance where clearances are written to; null for no layers of clearance
	 * @throws IOException if the level has numbers that no map can have
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static MapDocument make(Level level, Anchor clearance, Progress progress) throws IOException {
		return new MapOfLevel(level).make(clearance, progress);
	}

	private MapDocument make(Anchor clearance, Progress progress) throws IOException {
		addTerrain();
		if (clearance != null) {
			addClearance(clearance, progress);
		}
		ObjectsOfLevel objects = new ObjectsOfLevel(level);
		List<ObjectLayer> groups = objects.layers(layers.size() + 1);
		TerrainGrid grid = level.getTerrain();
		return new MapDocument(grid.width(), grid.height(), Vocabulary.PIXELS, properties(clearance), List.copyOf(tilesets),
				List.copyOf(layers), groups, objects.nextId());
	}

	private Values properties(Anchor clearance) {
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.NAME, level.getName() == null ? "" : level.getName());
		values.put(Vocabulary.CELL_SCALE, level.getCellScale());
		values.put("pixelsPerCell", Vocabulary.PIXELS);
		values.put("orientation", "cell 0,0 at the top left, x to the right, y down; headings in degrees, clockwise");
		if (clearance != null) {
			values.put("metric", "true clearance");
			values.put("anchor", clearance.label());
		}
		if (canHoldAgents(level)) {
			values.put(Vocabulary.AGENTS, AgentFile.format(presets(level)));
			values.put(Vocabulary.MIN_CHOKES, level.getAgentTypes().stream().map(agent -> Integer.toString(agent.getMinChoke()))
					.collect(Collectors.joining(" ")));
		}
		return new Values(values);
	}

	private static List<AgentPreset> presets(Level level) {
		return level.getAgentTypes().stream().map(AgentPreset::of).toList();
	}

	/** Whether the lines of agents are read as they were. */
	static boolean canHoldAgents(Level level) {
		try {
			return AgentFile.parse(AgentFile.format(presets(level)), "").agents().equals(presets(level));
		} catch (IOException unreadable) {
			return false;
		}
	}

	private void addTerrain() {
		List<Tile> tiles = new ArrayList<>();
		int last = level.getTerrainTypes().stream().mapToInt(TerrainType::getId).max().orElse(0);
		int[] rgb = places(last + 1);
		for (TerrainType terrain : level.getTerrainTypes()) {
			tiles.add(new Tile(terrain.getId(), terrain.getName(), values(terrain)));
			rgb[terrain.getId()] = Colour.parse(terrain.getColour());
		}
		addTileset("terrain", tiles, rgb, TERRAIN_IMAGE, Vocabulary.TERRAIN_ROLE);
		TerrainGrid grid = level.getTerrain();
		byte[] row = new byte[grid.width()];
		layers.add(new CellLayer(1, "terrain", true, 1, role(Vocabulary.TERRAIN_ROLE), (y, gids) -> {
			grid.copyRow(0, y, row.length, row, 0);
			for (int x = 0; x < row.length; x++) {
				gids[x] = 1 + (row[x] & 0xFF);
			}
		}));
	}

	private static Values values(TerrainType terrain) {
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.NAME, terrain.getName());
		values.put(Vocabulary.COLOUR, new Values.Rgb(terrain.getColour()));
		values.put(Vocabulary.GLYPH, terrain.getGlyph());
		if (terrain.getSpeed() != 1) {
			values.put(Vocabulary.SPEED, terrain.getSpeed());
		}
		if (terrain.getPattern() != TerrainPattern.NONE) {
			values.put(Vocabulary.PATTERN, terrain.getPattern().getLiteral());
		}
		return new Values(values);
	}

	private void addClearance(Anchor anchor, Progress progress) {
		ClearanceLayers clearance = ClearanceLayers.of(level, anchor, progress);
		int first = tilesets.getFirst().rgb().length + 1;
		List<Tile> tiles = new ArrayList<>();
		int[] rgb = places(clearance.max() + 1);
		for (int value = 0; value <= clearance.max(); value++) {
			tiles.add(new Tile(value, "", new Values(Map.of("clearance", value))));
			rgb[value] = clearance.rgb(value);
		}
		if (!clearance.all().isEmpty()) {
			addTileset("clearance", tiles, rgb, CLEARANCE_IMAGE, Vocabulary.CLEARANCE_ROLE);
		}
		for (ClearanceLayers.Layer each : clearance.all()) {
			Map<String, Object> values = new LinkedHashMap<>(role(Vocabulary.CLEARANCE_ROLE).all());
			values.put("metric", "true clearance");
			values.put("anchor", anchor.label());
			values.put("capability", each.capability());
			values.put(Vocabulary.AGENTS, each.agents().stream().map(AgentType::getName).collect(Collectors.joining("\n")));
			layers.add(new CellLayer(layers.size() + 1, "clearance " + each.capability(), false, OPACITY, new Values(values),
					(y, gids) -> {
						each.values().values(0, y, gids.length, gids);
						for (int x = 0; x < gids.length; x++) {
							gids[x] += first;
						}
					}));
		}
	}

	private void addTileset(String name, List<Tile> tiles, int[] rgb, String suffix, String role) {
		int first = tilesets.isEmpty() ? 1 : tilesets.getFirst().rgb().length + 1;
		Map<Integer, Tile> byId = new LinkedHashMap<>();
		tiles.forEach(tile -> byId.put(tile.id(), tile));
		Tileset tileset = new Tileset(first, name, OptionalInt.of(rgb.length), byId, role(role));
		tilesets.add(new ImageTileset(tileset, suffix, Math.min(MOST_COLUMNS, rgb.length), Vocabulary.PIXELS, rgb));
	}

	private static Values role(String role) {
		return new Values(Map.of(Vocabulary.ROLE, role));
	}

	/** The places of an image that holds so many tiles in whole rows. */
	private static int[] places(int count) {
		return new int[count <= MOST_COLUMNS ? count : (count + MOST_COLUMNS - 1) / MOST_COLUMNS * MOST_COLUMNS];
	}
}
