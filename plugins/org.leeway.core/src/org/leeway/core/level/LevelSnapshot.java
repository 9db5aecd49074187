package org.leeway.core.level;

import java.util.List;
import java.util.Optional;

import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;

/**
 * An immutable copy of everything that an analysis reads from a level. Copying is cheap, because the large parts of a
 * level are immutable already. Any thread can read a snapshot.
 *
 * @param header everything but the cells, with the size of the grid
 */
public record LevelSnapshot(LevelHeader header, TerrainGrid grid) {

	public LevelSnapshot {
		if (header.width() != grid.width() || header.height() != grid.height()) {
			throw new IllegalArgumentException("a header of " + header.size() + " for " + grid);
		}
	}

	/** Creates a level of which the designer demands nothing, see {@link DesignIntent#NONE}. Each spawn is for all agents. */
	public LevelSnapshot(String name, TerrainGrid grid, List<Terrain> terrains, List<Agent> agents,
			Scene scene, List<Cell> spawns) {
		this(new LevelHeader(name, new LevelFrame(grid.width(), grid.height()), terrains, agents,
				new LevelObjects(scene, SpawnPoint.ofAll(spawns)), DesignIntent.NONE), grid);
	}

	/**
	 * Returns a snapshot of a level. Must be called on the thread that edits the level.
	 *
	 * @throws IllegalArgumentException if a part of the level lacks a value, such as an agent without its set of terrains.
	 * Levels that {@link LevelFiles} loaded or saved are complete
	 */
	public static LevelSnapshot of(Level level) {
		if (level.getTerrain() == null) {
			throw new IllegalArgumentException("the level has no terrain");
		}
		TerrainGrid grid = level.getTerrain();
		return new LevelSnapshot(LevelHeader.of(level, grid.width(), grid.height()), grid);
	}

	/** Returns the name for users, possibly empty. */
	public String name() {
		return header.name();
	}

	public List<Terrain> terrains() {
		return header.terrains();
	}

	public List<Agent> agents() {
		return header.agents();
	}

	/** Returns the border and the obstacles. */
	public Scene scene() {
		return header.scene();
	}

	/** Returns the grid units of the agents. */
	public List<GridUnit> units() {
		return agents().stream().map(Agent::unit).toList();
	}

	/** Returns the annotations. */
	public List<Note> notes() {
		return header.notes();
	}

	/** Returns the cells of all spawns, in the order of the level. */
	public List<Cell> spawns() {
		return header.spawns();
	}

	/** Returns the same level with another grid of terrains. The other grid may have another size. */
	public LevelSnapshot withGrid(TerrainGrid other) {
		return new LevelSnapshot(header.withSize(other.width(), other.height()), other);
	}

	/** Returns the same level with other agents. */
	public LevelSnapshot withAgents(List<Agent> others) {
		return new LevelSnapshot(header.withAgents(others), grid);
	}

	/** Returns the same level with other obstacles. */
	public LevelSnapshot withScene(Scene others) {
		return new LevelSnapshot(header.withScene(others), grid);
	}

	/** Returns the same level with spawns on other cells. Each spawn is for all agents, with any heading. */
	public LevelSnapshot withSpawns(List<Cell> others) {
		return withSpawnPoints(SpawnPoint.ofAll(others));
	}

	/** Returns the same level with other spawns. */
	public LevelSnapshot withSpawnPoints(List<SpawnPoint> others) {
		return new LevelSnapshot(header.withSpawnPoints(others), grid);
	}

	/** Returns the same level with another rule of diagonal steps. */
	public LevelSnapshot withDiagonals(Diagonals other) {
		return new LevelSnapshot(header.withDiagonals(other), grid);
	}

	/** Returns the same level after units have cleared away all that they can. */
	public LevelSnapshot withoutRemovable() {
		return new LevelSnapshot(header.withoutRemovable(), grid);
	}

	/** Returns the world for planners. */
	public World world() {
		return new World(grid, header.speeds(), header.scene(), header.meshes(), header.cellScale(), header.diagonals());
	}

	/** Returns the terrain of this name, if the level has one. */
	public Optional<Terrain> terrain(String terrainName) {
		return header.terrain(terrainName);
	}

	/** Returns the names of a capability's terrains by ascending id, as in {@code ground+swamp}. */
	public String describe(Capability capability) {
		return header.describe(capability);
	}

	/**
	 * Parses the names that {@link #describe} writes.
	 *
	 * @throws IllegalArgumentException if the level lacks a terrain of one of the names. The message lists the known
	 * names
	 */
	public Capability capability(String names) {
		return header.capability(names);
	}
}
