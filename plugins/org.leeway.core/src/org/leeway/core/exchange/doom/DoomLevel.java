package org.leeway.core.exchange.doom;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.exchange.doom.DoomMap.Thing;
import org.leeway.core.exchange.mesh.MeshLevels;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** The conversion of a DOOM map into a level. */
final class DoomLevel {

	private static final int VOID = 2;
	private static final double DAMAGING_SPEED = 0.25;

	private final DoomMap map;
	private final int scale;
	private final PolygonMesh mesh;
	private final int left;
	private final int top;
	private final long width;
	private final long height;

	private DoomLevel(DoomMap map, PolygonMesh lines, int scale) {
		this.map = map;
		this.scale = scale;
		Envelope bounds = MeshLevels.bounds(lines);
		this.left = (int) Math.floor(bounds.left() / scale) * scale;
		this.top = (int) Math.floor(bounds.top() / scale) * scale;
		this.width = (long) Math.ceil((bounds.right() - left) / scale);
		this.height = (long) Math.ceil((bounds.bottom() - top) / scale);
		this.mesh = MeshLevels.inCells(lines, left, top, scale);
	}

	/**
	 * Prepares the conversion. Computes the position and the size of the grid.
	 *
	 * @param scale map units for each cell
	 * @throws MapProblem if there is no floor, or the grid would be too large
	 */
	static DoomLevel of(DoomMap map, MapMesh mesh, int scale) throws MapProblem {
		if (mesh.lines().mesh().polygonCount() == 0) {
			throw new MapProblem("has no floor on which the player could stand"
					+ mesh.openSectors().map(places -> ", and has " + places).orElse(""));
		}
		DoomLevel level = new DoomLevel(map, mesh.lines().mesh(), scale);
		try {
			TerrainGrid.checkSize(level.width, level.height);
		} catch (IllegalArgumentException tooLarge) {
			throw new MapProblem("needs " + tooLarge.getMessage());
		}
		return level;
	}

	/** Returns the number of cells. */
	long cells() {
		return width * height;
	}

	Level build(Progress progress) {
		Level level = MeshLevels.level(map.name(), mesh, NavMesh.trusted(mesh), (int) width, (int) height,
				new MeshLevels.Terrains(terrainTypes(), DoomLines.FLOOR, VOID), progress);
		level.setCellScale(scale);
		Set<ThingType> present = new TreeSet<>(Set.of(ThingType.PLAYER));
		map.things().forEach(thing -> ThingType.of(thing.type()).ifPresent(present::add));
		present.forEach(type -> level.getAgentTypes().add(agent(type, level.getTerrainTypes().subList(0, VOID))));
		MeshLevels.serveFirstAgent(level);
		map.things().stream().filter(thing -> ThingType.of(thing.type()).filter(ThingType.PLAYER::equals).isPresent())
				.forEach(thing -> addSpawn(level, thing));
		return level;
	}

	private static List<TerrainType> terrainTypes() {
		TerrainType damaging = LevelTemplates.terrainType(DoomLines.DAMAGING, "damaging", "#7aa64f", "~");
		damaging.setSpeed(DAMAGING_SPEED);
		return List.of(LevelTemplates.terrainType(DoomLines.FLOOR, "floor", "#c8b89a", "."), damaging,
				LevelTemplates.terrainType(VOID, "void", "#33363b", "#"));
	}

	private AgentType agent(ThingType type, List<TerrainType> capability) {
		int size = (2 * type.radius() + scale - 1) / scale;
		AgentType agent = LevelTemplates.agentType(type.title(), size, capability);
		if (2 * type.radius() != size * scale) {
			agent.setRadius((double) type.radius() / scale);
		}
		return agent;
	}

	/**
	 * Adds a spawn where the first player starts, unless this place is outside of the grid. Monsters get no spawns. Checks
	 * assume that an agent without a spawn starts in the largest region where the agent fits.
	 */
	private void addSpawn(Level level, Thing start) {
		int x = Math.floorDiv(start.x() - left, scale);
		int y = Math.floorDiv(-start.y() - top, scale);
		if (level.getTerrain().contains(x, y)) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setName("Player 1");
			spawn.setX(x);
			spawn.setY(y);
			spawn.getAgents().add(level.getAgentTypes().getFirst());
			level.getSpawns().add(spawn);
		}
	}
}
