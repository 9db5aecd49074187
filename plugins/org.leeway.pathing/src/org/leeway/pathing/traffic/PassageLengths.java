package org.leeway.pathing.traffic;

/**
 * The lengths of passages. The two walls of a straight gap may continue in parallel in front of the gap or behind the gap. Then
 * the gap is a part of a passage, and units need some time to get through the passage. Immutable.
 */
final class PassageLengths {

	/**
	 * Largest length of a passage that is counted on each side of a gap, in cells. Larger lengths would hardly improve the
	 * bounds of traffic.
	 */
	private static final int MOST = 64;

	private final TrafficGround ground;
	/** The kind of each cell, see {@link TrafficCut}. */
	private final byte[] kinds;
	private final int width;
	/** Indexed by cell: the number of start and goal cells in the rectangle from cell 0 to this cell, both included. */
	private final int[] ends;

	PassageLengths(TrafficGround ground, byte[] kinds, int width) {
		this.ground = ground;
		this.kinds = kinds;
		this.width = width;
		this.ends = new int[kinds.length];
		for (int cell = width; cell < kinds.length; cell++) {
			ends[cell] = (kinds[cell] == TrafficCut.END ? 1 : 0) + ends[cell - width]
					+ (cell % width == 0 ? 0 : ends[cell - 1] - ends[cell - width - 1]);
		}
	}

	/**
	 * Returns the length of the passage of a gap between two obstacles, in cells. All walls of the passage are obstacles. No part
	 * of the passage is a start or a goal, or has faster terrain than the gap. Returns 0 for a gap that is not straight.
	 */
	int of(int x, int y, int toX, int toY) {
		if (x != toX && y != toY) {
			return 0;
		}
		double fastest = ground.fastest(x, y, toX, toY, 0);
		int dx = x == toX ? 1 : 0;
		return 1 + side(x, y, toX, toY, dx, 1 - dx, fastest) + side(x, y, toX, toY, -dx, dx - 1, fastest);
	}

	private int side(int x, int y, int toX, int toY, int dx, int dy, double fastest) {
		int steps = 1;
		while (steps <= MOST && isPassage(x + steps * dx, y + steps * dy, toX + steps * dx, toY + steps * dy, fastest)) {
			steps++;
		}
		return steps - 1;
	}

	private boolean isPassage(int x, int y, int toX, int toY, double fastest) {
		int left = Math.min(x, toX);
		int top = Math.min(y, toY);
		int right = Math.max(x, toX);
		int bottom = Math.max(y, toY);
		return left >= -1 && top >= -1 && right <= width - 2 && bottom <= kinds.length / width - 2 && isWall(left, top)
				&& isWall(right, bottom) && count(left, top, right, bottom) == 0 && ground.fastest(x, y, toX, toY, 0) <= fastest;
	}

	private boolean isWall(int x, int y) {
		byte kind = kinds[cell(x, y)];
		return kind != TrafficCut.FREE && kind != TrafficCut.END;
	}

	private int cell(int x, int y) {
		return (y + 1) * width + x + 1;
	}

	/** Returns the number of cells of starts and goals in a rectangle. */
	private int count(int left, int top, int right, int bottom) {
		return ends(right, bottom) - ends(left - 1, bottom) - ends(right, top - 1) + ends(left - 1, top - 1);
	}

	private int ends(int x, int y) {
		return x < -1 || y < -1 ? 0 : ends[cell(x, y)];
	}
}
