package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * The room that each reachable anchor of a unit belongs to, while the rooms are found. The slack of an anchor is how
 * many cells wider the unit could be there: its clearance less the unit's size. Where the slack is the unit's size or
 * more, two units stand abreast, and the rooms are the connected components. The other anchors are narrow; one slack
 * after the other, from the greatest down, they get their rooms and how far away these are.
 * <p>
 * If the clearance of an anchor exceeds the size, the anchors beside it are legal. So the slack is the clearance in the
 * plane of reachable anchors, less one.
 */
final class BasinMap {

	/** The room of an anchor that has none. */
	static final int NONE = -1;
	/** The ways to the neighbours, in the order in which these are asked. */
	static final int DIRECTIONS = 4;
	/** Of two anchors side by side, the one row by row earlier sees the other in this direction or the next. */
	static final int FORWARD = 2;

	private static final int[] DX = { 0, -1, 1, 0 };
	private static final int[] DY = { -1, 0, 0, 1 };

	private final int size;
	private final int width;
	private final int height;
	/** How many binary digits the column of an anchor takes in its number; the others are its row. */
	private final int shift;
	private final ClearanceMap clearance;
	private final Components wide;
	private final NarrowAnchors narrow;
	/** By number of the narrow anchor. */
	private final int[] basins;
	/**
	 * By number of the narrow anchor, how many steps away its room is, and in the last two digits the direction of the
	 * first step; 0 if it is not known to have a room.
	 */
	private final int[] firstSteps;

	/**
	 * Finds the rooms of the anchors that are not narrow.
	 *
	 * @param clearance in the plane of reachable anchors
	 */
	BasinMap(BitPlane reachable, ClearanceMap clearance, int size, Progress progress) {
		this.size = size;
		this.width = reachable.width();
		this.height = reachable.height();
		this.shift = Integer.SIZE - Integer.numberOfLeadingZeros(width - 1);
		this.clearance = clearance;
		BitPlane abreast = clearance.atLeast(size + 1);
		this.wide = Components.of(abreast, progress);
		this.narrow = new NarrowAnchors(reachable.andNot(abreast), clearance, size, shift);
		this.basins = new int[narrow.count()];
		Arrays.fill(basins, NONE);
		this.firstSteps = new int[narrow.count()];
	}

	int size() {
		return size;
	}

	int x(int anchor) {
		return anchor & (1 << shift) - 1;
	}

	int y(int anchor) {
		return anchor >>> shift;
	}

	/** How many rooms there are without narrow anchors; their numbers are less. */
	int wideBasins() {
		return wide.count();
	}

	/** Where the anchors of a slack begin in the list of narrow anchors; for the unit's size, where that ends. */
	int start(int slack) {
		return narrow.start(slack + 1);
	}

	/** An anchor in the list of narrow anchors. It stands for its column and row; four times it fits an int too. */
	int anchor(int index) {
		return narrow.cell(index);
	}

	/** The slack of an anchor; -1 where none is reachable. */
	int slack(int x, int y) {
		return x < 0 || x >= width || y < 0 || y >= height ? -1 : clearance.get(x, y) - 1;
	}

	int slack(int anchor) {
		return slack(x(anchor), y(anchor));
	}

	boolean isNarrow(int x, int y) {
		return narrow.contains(x, y);
	}

	/** The room of a reachable anchor, {@link #NONE} if it has none so far. */
	int basin(int x, int y) {
		return isNarrow(x, y) ? basins[narrow.number(x, y)] : wide.rootAt(x, y);
	}

	int basin(int anchor) {
		return basin(x(anchor), y(anchor));
	}

	void setBasin(int anchor, int basin) {
		basins[narrow.number(x(anchor), y(anchor))] = basin;
	}

	/**
	 * Tells an anchor that its room may be reached in a number of steps, the first one in a direction. The fewest steps
	 * count, and of equal ones the first direction; tells whether this is the first such message.
	 */
	boolean offerStep(int anchor, int distance, int direction) {
		int number = narrow.number(x(anchor), y(anchor));
		int step = distance * DIRECTIONS + direction;
		boolean first = firstSteps[number] == 0;
		if (first || step < firstSteps[number]) {
			firstSteps[number] = step;
		}
		return first;
	}

	private int step(int anchor) {
		return firstSteps[narrow.number(x(anchor), y(anchor))];
	}

	/** How many steps a narrow anchor is away from its room; 0 if it has none. */
	int distance(int anchor) {
		return step(anchor) / DIRECTIONS;
	}

	/** The neighbour of a narrow anchor that is a step nearer to its room. */
	int nearer(int anchor) {
		return neighbour(anchor, step(anchor) % DIRECTIONS);
	}

	/** The slack of a neighbour; -1 where none is reachable. */
	int slackBeside(int anchor, int direction) {
		return slack(x(anchor) + DX[direction], y(anchor) + DY[direction]);
	}

	/** The neighbour of an anchor, which lies inside the map. */
	int neighbour(int anchor, int direction) {
		return anchor + (DY[direction] << shift) + DX[direction];
	}

	/** The direction back. */
	static int opposite(int direction) {
		return DIRECTIONS - 1 - direction;
	}
}
