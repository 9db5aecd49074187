package org.leeway.pathing.search;

/**
 * The eight directions: 0 right, 1 down, 2 left, 3 up, then the diagonals 4 to 7; diagonal {@code 4 + i} lies between
 * the straight directions i and i + 1. A set of directions is a bit set. A table gives the directions that a search
 * follows from an anchor, by the nine cells around it as {@link AnchorPlane#around} returns them.
 */
final class Steps {

	static final int RIGHT = 0;
	static final int DOWN = 1;
	static final int LEFT = 2;
	static final int UP = 3;
	/** The number of straight directions; they come first. */
	static final int STRAIGHT = 4;
	static final int ALL = 8;
	/** Replaces the direction of arrival where the search starts. */
	static final int START = 4;

	private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};
	private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};

	/** By the signs of dy and dx: the direction, and nothing in the middle. */
	private static final int[] TOWARDS = new int[9];

	private static final int NEIGHBOURHOODS = 1 << 9;
	private static final byte[] LEGAL = new byte[NEIGHBOURHOODS];
	/** By arrival and neighbourhood. */
	private static final byte[] TURNS = new byte[(STRAIGHT + 1) * NEIGHBOURHOODS];

	static {
		for (int direction = 0; direction < ALL; direction++) {
			TOWARDS[3 * DY[direction] + DX[direction] + 4] = direction;
		}
		for (int around = 0; around < NEIGHBOURHOODS; around++) {
			for (int direction = 0; direction < ALL; direction++) {
				LEGAL[around] |= (byte) (isLegal(around, direction) ? 1 << direction : 0);
			}
			for (int arrival = 0; arrival < STRAIGHT; arrival++) {
				TURNS[arrival * NEIGHBOURHOODS + around] = (byte) (LEGAL[around] & wanted(around, arrival));
			}
			TURNS[START * NEIGHBOURHOODS + around] = LEGAL[around];
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

	/** The direction of the first step to a cell elsewhere, if diagonal steps come first. */
	static int towards(int dx, int dy) {
		return TOWARDS[3 * Integer.signum(dy) + Integer.signum(dx) + 4];
	}

	/** The length of a step. */
	static double length(int direction) {
		return direction < STRAIGHT ? 1 : Math.sqrt(2);
	}

	/** The legal steps. A diagonal one needs both straight neighbours too. */
	static int legal(int around) {
		return LEGAL[around] & 0xFF;
	}

	/** The legal directions that a search must follow after a straight arrival in a direction, or at {@link #START}. */
	static int turns(int around, int arrival) {
		return TURNS[arrival * NEIGHBOURHOODS + around] & 0xFF;
	}

	private static boolean isLegal(int around, int direction) {
		int dx = DX[direction];
		int dy = DY[direction];
		return isFree(around, dx, dy) && isFree(around, dx, 0) && isFree(around, 0, dy);
	}

	private static boolean isFree(int around, int dx, int dy) {
		return (around >>> (dy + 1) * 3 + dx + 1 & 1) != 0;
	}

	/** The directions to follow: straight on; and if a gap opens at a side, that side and the diagonal before it. */
	private static int wanted(int around, int arrival) {
		int wanted = 1 << arrival;
		int right = (arrival + 1) % STRAIGHT;
		int left = (arrival + 3) % STRAIGHT;
		if (opens(around, arrival, right)) {
			wanted |= 1 << right | 1 << STRAIGHT + arrival;
		}
		if (opens(around, arrival, left)) {
			wanted |= 1 << left | 1 << STRAIGHT + left;
		}
		return wanted;
	}

	/** Whether the cell at a side is free, but the one before it is not. */
	private static boolean opens(int around, int arrival, int side) {
		return isFree(around, DX[side], DY[side])
				&& !isFree(around, DX[side] - DX[arrival], DY[side] - DY[arrival]);
	}
}
