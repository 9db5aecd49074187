package org.leeway.pathing.search;

/**
 * The eight directions: 0 is right, 1 down, 2 left, 3 up. The diagonals are 4 to 7, where {@code 4 + i} lies between i
 * and i + 1. A set of directions is stored as a bit set.
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
	 * The direction of a step (dx, dy). Indexed by {@code 3 * sign(dy) + sign(dx) + 4}. Entry 4, for a step that does not move,
	 * is meaningless.
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
	 * Returns the direction of the first step towards a cell, if diagonal steps come before straight steps.
	 *
	 * @param dx how many columns the cell is to the right
	 * @param dy how many rows the cell is below
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

	/** Returns the two directions to the sides of a straight direction, such as up and down for right. */
	static int[] sides(int straight) {
		return new int[] {(straight + 1) % STRAIGHT, (straight + 3) % STRAIGHT};
	}

	/** Returns the diagonal direction between a straight direction and one of its sides. */
	static int between(int straight, int side) {
		return towards(DX[straight] + DX[side], DY[straight] + DY[side]);
	}

	/** Returns the length of a step. */
	static double length(int direction) {
		return isDiagonal(direction) ? Math.sqrt(2) : 1;
	}
}
