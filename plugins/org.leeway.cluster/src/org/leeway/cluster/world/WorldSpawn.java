package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Party;
import org.leeway.pathing.grid.Cell;

/**
 * A spawn in a world, in a form that can be sent to tasks.
 *
 * @param agents the names of the agents that use the spawn. Empty for all agents
 * @param player the number of the player, or -1 for any player
 * @param team the name of the team, or empty
 */
record WorldSpawn(int x, int y, List<String> agents, int player, String team) implements Serializable {

	private static final int ANY = -1;

	/**
	 * Creates a spawn of the world from a spawn of a tile. The tile's top-left cell is the cell (x, y) of the world.
	 */
	static WorldSpawn of(SpawnPoint spawn, int x, int y) {
		return new WorldSpawn(x + spawn.cell().x(), y + spawn.cell().y(), new ArrayList<>(spawn.agents()),
				spawn.party().player().orElse(ANY), spawn.party().team());
	}

	SpawnPoint point() {
		Party party = new Party(player == ANY ? OptionalInt.empty() : OptionalInt.of(player), team);
		return new SpawnPoint(cell(), new LinkedHashSet<>(agents), OptionalDouble.empty(), party);
	}

	Cell cell() {
		return new Cell(x, y);
	}
}
