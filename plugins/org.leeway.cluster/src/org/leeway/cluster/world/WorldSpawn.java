package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.grid.Cell;

/**
 * A spawn in a world, in a form that travels.
 *
 * @param agents the names of those that use it; empty for all
 */
record WorldSpawn(int x, int y, List<String> agents) implements Serializable {

	/** A spawn of a tile whose top-left cell is {@code (x, y)} of the world. */
	static WorldSpawn of(SpawnPoint spawn, int x, int y) {
		return new WorldSpawn(x + spawn.cell().x(), y + spawn.cell().y(), new ArrayList<>(spawn.agents()));
	}

	SpawnPoint point() {
		return new SpawnPoint(cell(), new LinkedHashSet<>(agents));
	}

	Cell cell() {
		return new Cell(x, y);
	}
}
