package org.leeway.core.exchange.generals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.game.CellOutlines;
import org.leeway.core.exchange.generals.GameMap.Thing;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.text.Counts;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * The conversion of a map into a level. The level is the playable area at the start of the game. Rows are counted from the south in
 * the game, and from the north in a level.
 */
final class GeneralsLevel {

	private static final Pattern START = Pattern.compile("Player_(\\d{1,2})_Start");
	/** Prefix of the names of map entries that are no things, such as waypoints. */
	private static final String NO_THING = "*";
	/** Assumed width of a bridge, in world units. Maps store only the ends of a bridge. */
	private static final float BRIDGE_WIDTH = 40;
	/** Limit for the number of names in a message. */
	private static final int MOST_NAMED = 5;

	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final GameMap map;
	private final int width;
	private final int height;
	private final GroundCells cells;
	private final ThingTable table = ThingTable.standard();
	private final List<Building> buildings = new ArrayList<>();
	/** Indexed by name of a thing that the {@link ThingTable} lacks: how often the thing is on the map. */
	private final Map<String, Integer> unknown = new HashMap<>();
	private final Map<Integer, Thing> starts = new TreeMap<>();
	private int bridges;
	private int halfBridges;
	private int startsOutside;

	/** A thing on the map that becomes an obstacle, with the cells that it covers. */
	private record Building(Thing thing, Footprint footprint, CellSet cells) {
	}

	private GeneralsLevel(GameMap map, Ground.Area first, GroundCells cells) {
		this.map = map;
		this.width = first.width();
		this.height = first.height();
		this.cells = cells;
	}

	/**
	 * Converts a map.
	 *
	 * @throws IllegalArgumentException if the map has no playable area
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static GeneralsLevel of(String name, GameMap map, boolean withBodies, Progress progress) {
		Ground ground = map.ground();
		Ground.Area first = ground.inside(ground.firstArea().orElseThrow(() -> new IllegalArgumentException(
				"no playable area of at least 1 x 1 cells")));
		List<Ground.Area> areas = ground.areas().stream().map(ground::inside).toList();
		int width = areas.stream().mapToInt(Ground.Area::width).max().orElseThrow();
		int height = areas.stream().mapToInt(Ground.Area::height).max().orElseThrow();
		GeneralsLevel made = new GeneralsLevel(map, first, GroundCells.of(map, width, height, progress));
		made.addThings(progress);
		made.build(name, withBodies);
		return made;
	}

	private void addThings(Progress progress) {
		Thing bridge = null;
		List<CellSet> decks = new ArrayList<>();
		for (Thing thing : map.things()) {
			progress.check();
			if (thing.isBridgeEnd() && bridge != null) {
				decks.add(deck(bridge, thing));
				bridge = null;
				continue;
			}
			halfBridges += bridge != null || thing.isBridgeEnd() ? 1 : 0;
			bridge = thing.isBridgeStart() ? thing : null;
			if (!thing.waypoint().isEmpty()) {
				addStart(thing);
			} else if (!thing.isBridgeStart() && !thing.isBridgeEnd()) {
				addThing(thing);
			}
		}
		halfBridges += bridge == null ? 0 : 1;
		bridges = decks.size();
		decks.forEach(cells::bridge);
	}

	private void addStart(Thing waypoint) {
		Matcher start = START.matcher(waypoint.waypoint());
		if (start.matches()) {
			starts.putIfAbsent(Integer.parseInt(start.group(1)), waypoint);
		}
	}

	private void addThing(Thing thing) {
		Optional<Footprint> found = table.find(thing.name());
		if (found.isEmpty()) {
			if (!table.isOpen(thing.name()) && !thing.name().startsWith(NO_THING)) {
				unknown.merge(thing.name(), 1, Integer::sum);
			}
			return;
		}
		Footprint footprint = found.get();
		if (footprint.isAbove(thing)) {
			return;
		}
		CellSet covered = footprint.cells(thing);
		if (footprint.shape() == Footprint.Shape.FENCE) {
			cells.close(covered, CellKind.FENCE);
		} else {
			cells.close(covered, CellKind.BUILDING);
			cells.pinch(covered, Footprint.cell(thing.x()), Footprint.cell(thing.y()));
			buildings.add(new Building(thing, footprint, covered));
		}
	}

	/**
	 * Returns the cells under a bridge. The bridge reaches half a cell beyond each of its two ends. Returns no cells if both
	 * ends are at one place. Also returns no cells if the distance of the ends exceeds twice the sum of the map's width and
	 * height.
	 */
	private CellSet deck(Thing from, Thing to) {
		float dx = to.x() - from.x();
		float dy = to.y() - from.y();
		float length = (float) Math.hypot(dx, dy);
		float most = 2f * (width + height) * GameMap.CELL;
		if (length == 0 || length > most) {
			return new CellSet();
		}
		float cos = dx / length;
		float sin = dy / length;
		float more = GameMap.CELL / 2f;
		return Footprint.points(from.x() - more * cos - BRIDGE_WIDTH / 2 * sin, from.y() - more * sin + BRIDGE_WIDTH / 2 * cos,
				length + 2 * more, BRIDGE_WIDTH, sin, cos);
	}

	private void build(String name, boolean withBodies) {
		level.setName(name);
		level.setTerrain(grid());
		level.getTerrainTypes().addAll(terrains());
		level.getAgentTypes().addAll(UnitKinds.agents(level.getTerrainTypes(), withBodies));
		level.setDiagonals(DiagonalRule.ONE);
		level.setCellScale(GameMap.CELL);
		level.setFrame(GameFrame.UNITS);
		level.setOriginY((double) height * GameMap.CELL);
		level.setYUp(true);
		buildings.forEach(this::addObstacles);
		starts.forEach(this::addSpawn);
	}

	private TerrainGrid grid() {
		TerrainGridEditor grid = TerrainGrid.filled(width, height, CellKind.CLEAR).edit();
		byte[] row = new byte[width];
		for (int y = 0; y < height; y++) {
			cells.copyRow(y, row);
			for (int x = 0; x < width; x++) {
				row[x] = row[x] == CellKind.BUILDING ? CellKind.CLEAR : row[x];
			}
			grid.setRow(0, height - 1 - y, row, 0, width);
		}
		return grid.build();
	}

	private static List<TerrainType> terrains() {
		TerrainType fence = LevelTemplates.terrainType(CellKind.FENCE, "fence", "#8a5a3c", "f");
		fence.setRemovable(true);
		return List.of(LevelTemplates.terrainType(CellKind.CLEAR, "clear", "#c9b98d", "."),
				LevelTemplates.terrainType(CellKind.CLIFF, "cliff", "#5f5449", "#"),
				LevelTemplates.terrainType(CellKind.EDGE, "cliff-edge", "#85765f", "+"),
				LevelTemplates.terrainType(CellKind.WATER, "water", "#4f86b0", "~"), fence,
				LevelTemplates.terrainType(CellKind.PINCHED, "pinched", "#b58a6a", "p"),
				LevelTemplates.terrainType(CellKind.BRIDGE, "bridge", "#a7a7a7", "="));
	}

	/** Adds obstacles that cover the cells which the game blocks for a building. */
	private void addObstacles(Building building) {
		List<Cell> closed = new ArrayList<>();
		for (int i = 0; i < building.cells().size(); i++) {
			int x = building.cells().x(i);
			int y = building.cells().y(i);
			if (x >= 0 && y >= 0 && x < width && y < height && cells.kind(x, y) == CellKind.BUILDING) {
				closed.add(new Cell(x, height - 1 - y));
			}
		}
		for (Polygon polygon : CellOutlines.of(closed)) {
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setShape(polygon);
			obstacle.setName(building.thing().name());
			obstacle.setRemovable(building.footprint().isRemovable());
			level.getPolygons().add(obstacle);
		}
	}

	private void addSpawn(int player, Thing waypoint) {
		int x = (int) Math.floor(waypoint.x() / GameMap.CELL);
		int y = (int) Math.floor(waypoint.y() / GameMap.CELL);
		if (x < 0 || y < 0 || x >= width || y >= height) {
			startsOutside++;
			return;
		}
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName("Player " + player);
		spawn.setPlayer(player);
		spawn.setX(x);
		spawn.setY(height - 1 - y);
		level.getSpawns().add(spawn);
	}

	/** Returns the converted level. */
	Level level() {
		return level;
	}

	/** Returns messages about what the level lacks, and about assumptions. */
	List<Diagnostic> diagnostics() {
		List<Diagnostic> all = new ArrayList<>();
		if (!unknown.isEmpty()) {
			int count = unknown.values().stream().mapToInt(Integer::intValue).sum();
			all.add(Diagnostic.lost(Counts.of(count, "thing", "things") + " of " + Counts.of(unknown.size(), "name", "names")
					+ " that the table of sizes lacks " + (count == 1 ? "blocks" : "block") + " nothing: " + commonest() + "."));
		}
		if (startsOutside > 0) {
			all.add(Diagnostic.lost(Counts.of(startsOutside, "start lies", "starts lie") + " outside of the playable area."));
		}
		if (bridges > 0) {
			all.add(Diagnostic.marked(Counts.of(bridges, "bridge is", "bridges are") + " taken to be " + (int) BRIDGE_WIDTH
					+ " units wide, and units do not pass under them: the map tells only their ends."));
		}
		if (halfBridges > 0) {
			all.add(Diagnostic.lost(Counts.of(halfBridges, "bridge with a single end is", "bridges with a single end are")
					+ " left out, as in the game."));
		}
		addGround(all);
		return all;
	}

	private void addGround(List<Diagnostic> all) {
		Ground.Area stated = map.ground().firstArea().orElseThrow();
		if (stated.width() > width || stated.height() > height) {
			all.add(Diagnostic.doubtful("The playable area of " + stated.width() + " x " + stated.height() + " cells is larger than the map,"
					+ " so the level ends where the map does."));
		}
		if (map.ground().areas().stream().map(map.ground()::inside).anyMatch(area -> area.width() > width || area.height() > height)) {
			all.add(Diagnostic.marked("Scripts may open a larger playable area. The level is the area at the start of the game."));
		}
		if (map.ground().cliffs() == null) {
			all.add(Diagnostic.marked("The map marks no cliffs, so cells are cliffs by their heights, as in the game."));
		}
	}

	private String commonest() {
		String names = unknown.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed()
				.thenComparing(Map.Entry.comparingByKey())).limit(MOST_NAMED)
				.map(each -> MessageText.quote(each.getKey()) + " (" + each.getValue() + ")").collect(Collectors.joining(", "));
		return names + (unknown.size() > MOST_NAMED ? " and others" : "");
	}
}
