package org.leeway.core.level;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.clearance.Obstacles;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * All of a level that an analysis looks at, as an immutable value. Taking one is cheap, since the bulky parts of a
 * level are immutable values already; it may then be read on any thread.
 *
 * @param name what people call the level, possibly empty
 */
public record LevelSnapshot(String name, TerrainGrid grid, List<Terrain> terrains, List<AgentProfile> agents,
		Obstacles obstacles, List<Cell> spawns) {

	public LevelSnapshot {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(grid, "grid");
		Objects.requireNonNull(obstacles, "obstacles");
		terrains = List.copyOf(terrains);
		agents = List.copyOf(agents);
		spawns = List.copyOf(spawns);
	}

	/**
	 * The present state of a level. To be called on the thread that edits it.
	 *
	 * @throws IllegalArgumentException if a part of the level has no value, such as an agent without a capability; a
	 *             level that {@link LevelFiles} loaded or saved has none such
	 */
	public static LevelSnapshot of(Level level) {
		if (level.getTerrain() == null) {
			throw new IllegalArgumentException("the level has no terrain");
		}
		TerrainGrid grid = level.getTerrain();
		LevelOutline outline = LevelOutline.of(level, grid.width(), grid.height());
		return new LevelSnapshot(outline.name(), grid, outline.terrains(), outline.agents(), outline.obstacles(),
				outline.spawns());
	}

	/** All but the cells. */
	public LevelOutline outline() {
		return new LevelOutline(name, grid.width(), grid.height(), terrains, agents, obstacles, spawns);
	}

	/** The same level with other terrain. */
	public LevelSnapshot withGrid(TerrainGrid other) {
		return new LevelSnapshot(name, other, terrains, agents, obstacles, spawns);
	}

	/** The same level checked for other agents. */
	public LevelSnapshot withAgents(List<AgentProfile> others) {
		return new LevelSnapshot(name, grid, terrains, others, obstacles, spawns);
	}

	/** The same level with other spawns. */
	public LevelSnapshot withSpawns(List<Cell> others) {
		return new LevelSnapshot(name, grid, terrains, agents, obstacles, others);
	}

	/** The terrain of this name. */
	public Optional<Terrain> terrain(String terrainName) {
		return outline().terrain(terrainName);
	}

	/** The names of a capability's terrains by ascending id, as in {@code ground+swamp}. */
	public String describe(Capability capability) {
		return outline().describe(capability);
	}

	/**
	 * Reads what {@link #describe} writes.
	 *
	 * @throws IllegalArgumentException if a name is not that of a terrain here; the message lists the known ones
	 */
	public Capability capability(String names) {
		return outline().capability(names);
	}
}
