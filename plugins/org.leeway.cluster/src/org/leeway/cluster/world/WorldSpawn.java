package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.leeway.core.level.Party;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.grid.Cell;

/**
 * A spawn in a world, in a form that travels.
 *
 * @param agents the names of those that use it; empty for all
 * @param player its number; -1 for any
 * @param team   its name; empty if it has none
 */
record WorldSpawn(int x, int y, List<String> agents, int player, String team) implements Serializable {

	private static final int ANY = -1;

	/** A spawn of a tile whose top-left cell is {@code (x, y)} of the world. */
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
