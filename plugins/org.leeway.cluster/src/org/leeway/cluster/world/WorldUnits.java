package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.Terrain;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * The agents and the terrains of a world, in a form that can be sent to tasks.
 *
 * @param crossed the ids of the terrains that each agent crosses, indexed by agent
 * @param terrains the names of the terrains, indexed by id
 * @param spawns the spawns that replace the spawns of the tiles, or empty
 * @param diagonals the rule of diagonal steps
 * @param ofTiles whether the rule of diagonal steps comes from the tiles. If so, all tiles must have the same rule
 */
record WorldUnits(List<String> names, List<Integer> sizes, List<int[]> crossed, Map<Integer, String> terrains,
		List<WorldSpawn> spawns, Diagonals diagonals, boolean ofTiles) implements Serializable {

	/**
	 * Creates the units of a world.
	 *
	 * @param world the header of the first tile
	 * @param ofTiles true if the tiles say which rule of diagonal steps holds, false if the user says it
	 */
	static WorldUnits of(LevelHeader world, List<WorldSpawn> spawns, boolean ofTiles) {
		List<String> names = new ArrayList<>();
		List<Integer> sizes = new ArrayList<>();
		List<int[]> crossed = new ArrayList<>();
		for (Agent agent : world.agents()) {
			names.add(agent.name());
			sizes.add(agent.size());
			crossed.add(agent.capability().terrains());
		}
		Map<Integer, String> terrains = new TreeMap<>();
		world.terrains().forEach(terrain -> terrains.put(terrain.id(), terrain.name()));
		return new WorldUnits(names, sizes, crossed, terrains, spawns, world.diagonals(), ofTiles);
	}

	Agent agent(int number) {
		return new Agent(names.get(number), sizes.get(number), Capability.of(crossed.get(number)));
	}

	List<GridUnit> units() {
		List<GridUnit> units = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			units.add(agent(i).unit());
		}
		return units;
	}

	/**
	 * Checks that a tile fits the world. The tile must have the terrains of the world, and the same rule for diagonal
	 * steps. The tile must not demand anything that needs the whole map in memory, such as required paths.
	 *
	 * @throws FailureException if the tile does not fit
	 */
	void check(LevelHeader tile, String name) throws FailureException {
		for (Terrain terrain : tile.terrains()) {
			String expected = terrains.get(terrain.id());
			if (!terrain.name().equals(expected)) {
				throw new FailureException(name + ": terrain " + terrain.id() + " is " + terrain.name() + ", expected "
						+ (expected == null ? "the terrains" : expected + " as") + " of the first tile");
			}
		}
		if (ofTiles && tile.diagonals() != diagonals) {
			throw new FailureException(name + ": diagonals " + tile.diagonals().id() + ", expected " + diagonals.id()
					+ " as in the first tile, or --diagonals");
		}
		List<Agent> agents = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			agents.add(agent(i));
		}
		LevelCheck.refuseDemands(tile.withAgents(agents), name);
	}
}
