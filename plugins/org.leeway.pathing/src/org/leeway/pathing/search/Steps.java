package org.leeway.pathing.search;

/**
 * The eight directions: 0 right, 1 down, 2 left, 3 up, then the diagonals 4 to 7. Diagonal {@code 4 + i} lies between the
 * straight directions i and i + 1. A set of directions is a bit set.
 */
final class Steps {

	static final int RIGHT = 0;
	static final int DOWN = 1;
	static final int LEFT = 2;
	static final int UP = 3;
	/** The number of straight directions. They come first. */
	static final int STRAIGHT = 4;
	static final int ALL = 8;

	private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};
	private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};

	/**
	 * The direction towards an offset (dx, dy). Indexed by 3 * sign of dy + sign of dx + 4. The entry for no movement is 0, and has
	 * no meaning.
	 */
	private static final int[] TOWARDS = new int[9];

	static {
		for (int direction = 0; direction < ALL; direction++) {
			TOWARDS[3 * DY[direction] + DX[direction] + 4] = direction;
		}
	}

	private Steps() {
	}

	static int dx(int direction) {
		return DX[direction];
	}

	static int dy(int direction) {
		return DY[direction];
	}

	static boolean isDiagonal(int direction) {
		return direction >= STRAIGHT;
	}

	/**
	 * Returns the direction of the first step to a cell, on a path whose diagonal steps come first.
	 *
	 * @param dx the columns from the current cell to the right
	 * @param dy the rows from the current cell down
	 */
	static int towards(int dx, int dy) {
		return TOWARDS[3 * Integer.signum(dy) + Integer.signum(dx) + 4];
	}

	/** Returns the horizontal direction of a diagonal direction: {@link #RIGHT} or {@link #LEFT}. */
	static int across(int diagonal) {
		return DX[diagonal] > 0 ? RIGHT : LEFT;
	}

	/** Returns the vertical direction of a diagonal direction: {@link #DOWN} or {@link #UP}. */
	static int down(int diagonal) {
		return DY[diagonal] > 0 ? DOWN : UP;
	}

	/** Returns the two straight directions at right angles to a straight direction. */
	static int[] sides(int straight) {
		return new int[] {(straight + 1) % STRAIGHT, (straight + 3) % STRAIGHT};
	}

	/** Returns the diagonal direction between two straight directions at right angles to each other. */
	static int between(int straight, int side) {
		return towards(DX[straight] + DX[side], DY[straight] + DY[side]);
	}

	/** Returns the length of a step. */
	static double length(int direction) {
		return isDiagonal(direction) ? Math.sqrt(2) : 1;
	}
}
