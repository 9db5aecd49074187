package org.leeway.pathing.components;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/** The check that spawns lie inside a map. */
public final class Spawns {

	private Spawns() {
	}

	/**
	 * Checks that all spawns are cells of a map.
	 *
	 * @throws IllegalArgumentException if a spawn lies outside
	 */
	public static void checkInside(List<Cell> spawns, int width, int height) {
		for (Cell spawn : spawns) {
			if (spawn.x() < 0 || spawn.x() >= width || spawn.y() < 0 || spawn.y() >= height) {
				throw new IllegalArgumentException("the spawn " + spawn + " lies outside the map of " + width + " x "
						+ height + " cells");
			}
		}
	}
}
