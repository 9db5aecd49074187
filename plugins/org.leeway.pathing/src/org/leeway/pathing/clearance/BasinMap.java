package org.leeway.pathing.clearance;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Diagonals;

/**
 * The basin of each reachable anchor of a unit, while the basins are computed. The <em>slack</em> of an anchor is its
 * clearance less the unit's size: how many cells wider the unit could be there. If the slack is at least the unit's
 * size, two units stand abreast; the connected components of these anchors are the first basins. All other anchors are
 * narrow. In the order of their slack, from the greatest down, they get their basins and their distances to them.
 * <p>
 * If the clearance of an anchor exceeds the size, the anchors beside it are legal. So the slack is the clearance in the
 * plane of reachable anchors, less one.
 */
final class BasinMap {

	/** Marks an anchor without a basin. */
	static final int NONE = -1;
	/** The number of bits of a direction in a number. */
	static final int DIRECTION_BITS = 3;
	/** Masks the direction in a number. */
	static final int DIRECTION = (1 << DIRECTION_BITS) - 1;

	private static final int STRAIGHT = 4;
	/** By direction, in the order in which they are examined: the straight ones, then those to the corners. */
	private static final int[] DX = { 0, -1, 1, 0, -1, 1, -1, 1 };
	private static final int[] DY = { -1, 0, 0, 1, -1, -1, 1, 1 };

	private final int size;
	private final int directions;
	private final int width;
	private final int height;
	/** The number of bits of an anchor's column in its number; the other bits are its row. */
	private final int shift;
	private final ClearanceMap clearance;
	private final ComponentNumbers wide;
	private final NarrowAnchors narrow;
	/** By number of the narrow anchor. */
	private final int[] basins;
	/**
	 * By number of the narrow anchor: the number of steps to its basin and, in the last bits, the direction of the first
	 * step; 0 if it has no basin yet.
	 */
	private final int[] firstSteps;

	/**
	 * Finds the basins of the anchors that are not narrow.
	 *
	 * @param clearance in the plane of reachable anchors
	 */
	BasinMap(BitPlane reachable, ClearanceMap clearance, int size, Diagonals diagonals, Progress progress) {
		this.size = size;
		this.directions = diagonals.joinCorners() ? DX.length : STRAIGHT;
		this.width = reachable.width();
		this.height = reachable.height();
		this.shift = Integer.SIZE - Integer.numberOfLeadingZeros(width - 1);
		this.clearance = clearance;
		BitPlane abreast = clearance.atLeast(size + 1);
		this.wide = new ComponentNumbers(Components.of(abreast, diagonals, progress), List.of());
		this.narrow = new NarrowAnchors(reachable.andNot(abreast), clearance, size, shift);
		this.basins = new int[narrow.count()];
		Arrays.fill(basins, NONE);
		this.firstSteps = new int[narrow.count()];
	}

	int size() {
		return size;
	}

	/** Returns the number of directions to neighbours. Neighbours are examined in the order of their directions. */
	int directions() {
		return directions;
	}

	/** Returns whether the unit passes between two blocked cells that touch only at a corner. */
	boolean slipsThroughCorners() {
		return size == 1 && directions > STRAIGHT;
	}

	int x(int anchor) {
		return anchor & (1 << shift) - 1;
	}

	int y(int anchor) {
		return anchor >>> shift;
	}

	/** The number of basins without narrow anchors; their numbers are less than this. */
	int wideBasins() {
		return wide.count();
	}

	/**
	 * The index of the first anchor of a slack in the list of narrow anchors; for the unit's size, the length of the
	 * list.
	 */
	int start(int slack) {
		return narrow.start(slack + 1);
	}

	/**
	 * An anchor in the list of narrow anchors. The number encodes its column and row, in so few bits that an int has room
	 * for a direction too.
	 */
	int anchor(int index) {
		return narrow.cell(index);
	}

	/** The slack of an anchor; -1 if it is not reachable. */
	int slack(int x, int y) {
		return x < 0 || x >= width || y < 0 || y >= height ? -1 : clearance.get(x, y) - 1;
	}

	int slack(int anchor) {
		return slack(x(anchor), y(anchor));
	}

	boolean isNarrow(int x, int y) {
		return narrow.contains(x, y);
	}

	/** The basin of a reachable anchor, {@link #NONE} if it has none yet. */
	int basin(int x, int y) {
		return isNarrow(x, y) ? basins[narrow.number(x, y)] : wide.at(x, y);
	}

	int basin(int anchor) {
		return basin(x(anchor), y(anchor));
	}

	void setBasin(int anchor, int basin) {
		basins[narrow.number(x(anchor), y(anchor))] = basin;
	}

	/**
	 * Offers an anchor a path to its basin, with a number of steps, the first one in a direction. The anchor keeps the
	 * shortest path, and of equals the first direction. Returns whether this was its first offer.
	 */
	boolean offerStep(int anchor, int distance, int direction) {
		int number = narrow.number(x(anchor), y(anchor));
		int step = distance << DIRECTION_BITS | direction;
		boolean first = firstSteps[number] == 0;
		if (first || step < firstSteps[number]) {
			firstSteps[number] = step;
		}
		return first;
	}

	private int step(int anchor) {
		return firstSteps[narrow.number(x(anchor), y(anchor))];
	}

	/** The number of steps from a narrow anchor to its basin; 0 if it has none. */
	int distance(int anchor) {
		return step(anchor) >>> DIRECTION_BITS;
	}

	/** The neighbour of a narrow anchor that is a step nearer to its basin. */
	int nearer(int anchor) {
		return neighbour(anchor, step(anchor) & DIRECTION);
	}

	/** The slack of a neighbour; -1 if it is not reachable. */
	int slackBeside(int anchor, int direction) {
		return slack(x(anchor) + DX[direction], y(anchor) + DY[direction]);
	}

	/** The neighbour of an anchor, which lies inside the map. */
	int neighbour(int anchor, int direction) {
		return anchor + (DY[direction] << shift) + DX[direction];
	}

	/** The direction opposite to this one. */
	static int opposite(int direction) {
		return direction ^ 3;
	}

	/** Returns whether a neighbour in this direction comes after the anchor, row by row. */
	static boolean isForward(int direction) {
		return (direction & 2) != 0;
	}
}
