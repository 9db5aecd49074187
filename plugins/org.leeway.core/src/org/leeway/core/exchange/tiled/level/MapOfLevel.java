package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.ClearanceLayers;
import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.map.ObjectLayer;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.layer.Anchor;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.model.AgentType;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.MapSymmetry;
import org.leeway.model.Starts;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/** The conversion of a level into a map of Tiled. */
public final class MapOfLevel {

	/** The suffix of the file with the image of the terrains. */
	public static final String TERRAIN_IMAGE = ".terrain.png";
	/** The suffix of the file with the image of the clearances. */
	public static final String CLEARANCE_IMAGE = ".clearance.png";

	private static final double OPACITY = 0.8;

	private final Level level;
	private final List<ImageTileset> tilesets = new ArrayList<>();
	private final List<CellLayer> layers = new ArrayList<>();

	private MapOfLevel(Level level) {
		this.level = level;
	}

	/**
	 * Converts a level into a map of Tiled. The clearances of the cells are computed here. The rows of the map's layers
	 * are read later, when the map is written.
	 *
	 * @throws IOException if an obstacle is so far away or so large that its coordinates in pixels are not finite
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static MapDocument make(Level level, Progress progress) throws IOException {
		return new MapOfLevel(level).make(progress);
	}

	private MapDocument make(Progress progress) throws IOException {
		addTerrain();
		addClearance(progress);
		ObjectsOfLevel objects = new ObjectsOfLevel(level);
		List<ObjectLayer> groups = objects.layers(layers.size() + 1);
		TerrainGrid grid = level.getTerrain();
		return new MapDocument(grid.width(), grid.height(), Vocabulary.PIXELS, properties(), List.copyOf(tilesets),
				List.copyOf(layers), groups, objects.nextId());
	}

	private Values properties() {
		Map<String, Object> values = new LinkedHashMap<>();
		values.put(Vocabulary.NAME, level.getName() == null ? "" : level.getName());
		values.put(Vocabulary.CELL_SCALE, level.getCellScale());
		if (level.getStarts() != Starts.CONNECTED) {
			values.put(Vocabulary.STARTS, level.getStarts().getLiteral());
		}
		if (level.getMinArea() != 1) {
			values.put(Vocabulary.MIN_AREA, level.getMinArea());
		}
		if (level.getDiagonals() != DiagonalRule.NEVER) {
			values.put(Vocabulary.DIAGONALS, level.getDiagonals().getLiteral());
		}
		if (level.getSymmetry() != MapSymmetry.NONE) {
			values.put(Vocabulary.SYMMETRY, level.getSymmetry().getLiteral());
		}
		if (!level.getScales().isEmpty()) {
			values.put(Vocabulary.SCALES, level.getScales());
		}
		if (!level.getBalance().isEmpty()) {
			values.put(Vocabulary.BALANCE, level.getBalance());
		}
		if (level.getFrame() != GameFrame.NONE) {
			values.put(Vocabulary.FRAME, level.getFrame().getLiteral());
			values.put(Vocabulary.ORIGIN_X, level.getOriginX());
			values.put(Vocabulary.ORIGIN_Y, level.getOriginY());
			values.put(Vocabulary.Y_UP, level.isYUp());
			values.put(Vocabulary.AXES_OF_GAME, String.join(" ", GamePlaces.of(level).axes()));
		}
		values.put(Vocabulary.PIXELS_PER_CELL, Vocabulary.PIXELS);
		values.put(Vocabulary.ORIENTATION, Vocabulary.AXES);
		values.put(Vocabulary.METRIC, "true clearance");
		values.put(Vocabulary.ANCHOR, Anchor.TOP_LEFT.label());
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

	/**
	 * Returns whether an exported map keeps the agents of a level exactly. A map stores each agent as a line of text, and
	 * not all agents can be read back from such lines.
	 */
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
		int[] rgb = new int[last + 1];
		for (TerrainType terrain : level.getTerrainTypes()) {
			tiles.add(new Tile(terrain.getId(), terrain.getName(), values(terrain)));
			rgb[terrain.getId()] = Colour.parse(terrain.getColour());
		}
		tilesets.add(ColourTiles.of(1, "terrain", tiles, rgb, TERRAIN_IMAGE, role(Vocabulary.TERRAIN_ROLE)));
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
		if (terrain.getPicture() != null) {
			values.put(Vocabulary.PICTURE, terrain.getPicture());
		}
		if (terrain.isRemovable()) {
			values.put(Vocabulary.REMOVABLE, true);
		}
		return new Values(values);
	}

	private void addClearance(Progress progress) {
		ClearanceLayers clearance = ClearanceLayers.of(level, Anchor.TOP_LEFT, progress);
		if (clearance.all().isEmpty()) {
			return;
		}
		int first = tilesets.getFirst().rgb().length + 1;
		tilesets.add(ColourTiles.ofValues(first, clearance.all().getFirst().values(), clearance.max(), CLEARANCE_IMAGE));
		for (ClearanceLayers.Layer each : clearance.all()) {
			Map<String, Object> values = new LinkedHashMap<>(role(Vocabulary.VALUE_ROLE).all());
			values.put(Vocabulary.METRIC, each.values().kind().metric());
			values.put(Vocabulary.ANCHOR, each.values().anchor().label());
			values.put(Vocabulary.CAPABILITY, each.capability());
			values.put(Vocabulary.AGENTS, each.agents().stream().map(AgentType::getName).collect(Collectors.joining("\n")));
			layers.add(new CellLayer(layers.size() + 1, "clearance " + each.capability(), false, OPACITY, new Values(values),
					ColourTiles.rows(first, each.values())));
		}
	}

	private static Values role(String role) {
		return new Values(Map.of(Vocabulary.ROLE, role));
	}
}
