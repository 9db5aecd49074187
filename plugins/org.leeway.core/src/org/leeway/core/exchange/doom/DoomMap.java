package org.leeway.core.exchange.doom;

import java.util.List;

/**
 * A map with the content of its lumps. Lengths are in the game's map units. The y axis points up.
 *
 * @param xy the coordinates of the vertices: {@code x0, y0, x1, y1, ...}
 */
record DoomMap(String name, int[] xy, List<Line> lines, List<Sector> sectors, List<Thing> things) {

	/** Sector number of a side of a line without a sector, for example at the edge of the map. */
	static final int NONE = -1;

	/**
	 * A line between two vertices.
	 *
	 * @param flags the flags of the line, as DOOM assigns the bits
	 * @param special the number of the line's action, as DOOM and Boom number the actions
	 * @param tag the tag of the sectors that the action affects
	 * @param right the sector on the right if the line is followed from its first to its second vertex, or
	 * {@link #NONE}
	 * @param left the sector on the left in this direction, or {@link #NONE}
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
	 * @param floor the height of the floor
	 * @param ceiling the height of the ceiling
	 * @param special the number of an effect on units in the sector, such as damage
	 * @param tag number by which actions of lines select the sector. 0 without a tag
	 */
	record Sector(int floor, int ceiling, int special, int tag) {
	}

	/** A thing on the map, such as a monster. {@link ThingType#of} returns the kind of thing with the number {@code type}. */
	record Thing(int x, int y, int type) {
	}

	int x(int vertex) {
		return xy[2 * vertex];
	}

	int y(int vertex) {
		return xy[2 * vertex + 1];
	}
}
