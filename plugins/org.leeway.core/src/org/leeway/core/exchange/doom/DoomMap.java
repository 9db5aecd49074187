package org.leeway.core.exchange.doom;

import java.util.List;

/**
 * A map as its lumps tell it. Lengths are in the game's map units; y grows upwards.
 *
 * @param xy of the vertices: {@code x0, y0, x1, y1, ...}
 */
record DoomMap(String name, int[] xy, List<Line> lines, List<Sector> sectors, List<Thing> things) {

	/** Stands for a side or a sector that does not exist. */
	static final int NONE = -1;

	/**
	 * A line between two vertices.
	 *
	 * @param flags bits
	 * @param special what the line does, by number
	 * @param tag of the sectors with which it does that
	 * @param right the sector to its right, or {@link #NONE}
	 * @param left the sector to its left, or {@link #NONE}
	 */
	record Line(int from, int to, int flags, int special, int tag, int right, int left) {

		private static final int BLOCKING = 1;
		private static final int BLOCKING_MONSTERS = 2;

		boolean isBlocking() {
			return (flags & BLOCKING) != 0;
		}

		boolean isBlockingMonsters() {
			return (flags & BLOCKING_MONSTERS) != 0;
		}

		boolean isTwoSided() {
			return right != NONE && left != NONE;
		}
	}

	/**
	 * An area with one floor and one ceiling.
	 *
	 * @param special what its floor does, by number
	 * @param tag by which lines name it
	 */
	record Sector(int floor, int ceiling, int special, int tag) {
	}

	/** What stands on the map. */
	record Thing(int x, int y, int type) {
	}

	int x(int vertex) {
		return xy[2 * vertex];
	}

	int y(int vertex) {
		return xy[2 * vertex + 1];
	}
}
