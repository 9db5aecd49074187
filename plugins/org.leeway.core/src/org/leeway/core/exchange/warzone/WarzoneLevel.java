package org.leeway.core.exchange.warzone;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.warzone.GameStats.Stat;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Diagonals;

/** The conversion of a map into a level. Each cell is one tile, as in the pathfinder of the game. */
final class WarzoneLevel {

	private static final String HEADQUARTERS = "HQ";
	private static final String GATE = "GATE";
	/** The feature on which players build derricks. */
	private static final String OIL = "OilResource";
	/** Limit for how far a player's start is moved if its tile is blocked, in tiles along each axis. */
	private static final int FARTHEST = 16;

	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final TileMap map;
	private final GameStats stats;
	private final ImportNotes notes;
	/** The tiles where no unit on the ground can stand, indexed row by row. */
	private final BitSet stopped;
	/** The first headquarters of each player, indexed by the number of the player. */
	private final Map<Integer, MapObject> headquarters = new TreeMap<>();
	/** Indexed by the number of the player: the player's droids, in the order of the map's file. */
	private final Map<Integer, List<MapObject>> droids = new TreeMap<>();

	WarzoneLevel(String name, TileMap map, GameStats stats, ImportNotes notes) {
		this.map = map;
		this.stats = stats;
		this.notes = notes;
		this.stopped = new BitSet(map.width() * map.height());
		level.setName(ImportNames.line(name));
		level.setCellScale(MapObject.TILE);
		level.setFrame(GameFrame.CELLS);
		LevelDiagonals.set(level, Diagonals.NEVER);
	}

	/**
	 * Adds terrains and agents. Must be called before the other methods.
	 *
	 * @param withShips whether to add an agent for ships
	 * @return whether all tiles have a known type
	 */
	boolean addTerrain(TileTypes types, MapLimits limits, boolean withShips) {
		TerrainGridEditor grid = TerrainGrid.filled(map.width(), map.height(), TileTypes.EDGE).edit();
		byte[] row = new byte[map.width()];
		boolean areKnown = true;
		for (int y = 0; y < map.height(); y++) {
			for (int x = 0; x < map.width(); x++) {
				boolean isEdge = limits.stops(x, y);
				areKnown &= isEdge || types.has(map.texture(x, y));
				row[x] = (byte) (isEdge ? TileTypes.EDGE : types.type(map.texture(x, y)));
				stopped.set(y * map.width() + x, TileTypes.stopsGround(row[x]));
			}
			grid.setRow(0, y, row, 0, map.width());
		}
		level.setTerrain(grid.build());
		level.getTerrainTypes().addAll(TileTypes.terrains());
		addAgent("ground", TileTypes::stopsGround);
		addAgent("hover", TileTypes::stopsHover);
		if (withShips) {
			addAgent("ship", TileTypes::stopsShips);
		}
		return areKnown;
	}

	private void addAgent(String name, IntPredicate stops) {
		List<TerrainType> capability = level.getTerrainTypes().stream().filter(type -> !stops.test(type.getId())).toList();
		level.getAgentTypes().add(LevelTemplates.agentType(name, 1, capability));
	}

	/** Adds the objects of a kind. */
	void addObjects(ObjectKind kind, List<MapObject> objects) {
		for (MapObject object : objects) {
			if (object.x() < 0 || object.y() < 0 || object.tileX() >= map.width() || object.tileY() >= map.height()) {
				notes.addOutside();
			} else if (kind == ObjectKind.DROID) {
				droids.computeIfAbsent(object.player(), player -> new ArrayList<>()).add(object);
			} else {
				Optional<Stat> stat = stats.stat(kind, object.name());
				stat.ifPresentOrElse(known -> add(kind, object, known), () -> notes.addUnknown(object.name()));
			}
		}
	}

	private void add(ObjectKind kind, MapObject object, Stat stat) {
		if (stat.type().equals(HEADQUARTERS)) {
			headquarters.putIfAbsent(object.player(), object);
		}
		if (stat.type().equals(GATE)) {
			notes.addGate();
		}
		if (object.name().equals(OIL)) {
			addOil(object);
		}
		if (stat.blocks()) {
			// the game turns the tiles of structures, but not the tiles of features
			boolean isTurned = kind == ObjectKind.STRUCTURE && object.isTurned();
			int columns = isTurned ? stat.breadth() : stat.width();
			int rows = isTurned ? stat.width() : stat.breadth();
			int left = object.tileX() - columns / 2;
			int top = object.tileY() - rows / 2;
			addObstacle(object.name(), Math.max(left, 0), Math.max(top, 0), Math.min(left + columns, map.width()),
					Math.min(top + rows, map.height())).setRemovable(stat.isRemovable());
		}
	}

	private void addOil(MapObject object) {
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName("oil");
		note.setKind(AnnotationKind.RESOURCE);
		note.setX(object.tileX());
		note.setY(object.tileY());
		level.getAnnotations().add(note);
	}

	/** Adds a rectangle of tiles as an obstacle. */
	private PolygonObstacle addObstacle(String name, int left, int top, int right, int bottom) {
		for (int y = top; y < bottom; y++) {
			stopped.set(y * map.width() + left, y * map.width() + right);
		}
		PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
		obstacle.setShape(Polygon.of(left, top, right, top, right, bottom, left, bottom));
		obstacle.setName(ImportNames.line(name));
		level.getPolygons().add(obstacle);
		return obstacle;
	}

	/** Adds the starts of the players. Call it when all objects are added. */
	void addStarts() {
		headquarters.keySet().forEach(player -> droids.computeIfAbsent(player, none -> List.of()));
		droids.remove(MapObject.NOBODY);
		droids.forEach((player, own) -> {
			Optional<MapObject> free = own.stream().filter(droid -> !isStopped(droid.tileX(), droid.tileY())).findFirst();
			MapObject place = free.or(() -> Optional.ofNullable(headquarters.get(player))).orElseGet(own::getFirst);
			addStart(player, place.tileX(), place.tileY());
		});
	}

	private void addStart(int player, int x, int y) {
		int[] best = {x, y};
		long shortest = Long.MAX_VALUE;
		for (int otherY = Math.max(y - FARTHEST, 0); otherY <= Math.min(y + FARTHEST, map.height() - 1); otherY++) {
			for (int otherX = Math.max(x - FARTHEST, 0); otherX <= Math.min(x + FARTHEST, map.width() - 1); otherX++) {
				long distance = (long) (otherX - x) * (otherX - x) + (long) (otherY - y) * (otherY - y);
				if (distance < shortest && !isStopped(otherX, otherY)) {
					shortest = distance;
					best = new int[] {otherX, otherY};
				}
			}
		}
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setName("Player " + player);
		spawn.setPlayer(player);
		spawn.setX(best[0]);
		spawn.setY(best[1]);
		spawn.getAgents().addAll(level.getAgentTypes().subList(0, 2));
		level.getSpawns().add(spawn);
	}

	private boolean isStopped(int x, int y) {
		return stopped.get(y * map.width() + x);
	}

	Level level() {
		return level;
	}
}
