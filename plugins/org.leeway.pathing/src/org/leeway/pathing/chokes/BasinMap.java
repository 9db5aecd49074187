package org.leeway.pathing.chokes;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.components.ComponentNumbers;
import org.leeway.pathing.components.Components;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Diagonals;

/**
 * A map from the reachable anchors of a unit to their basins, filled while the basins are computed. The <em>slack</em> of an
 * anchor is its clearance minus the unit's size: how many cells wider the unit could be there. An anchor is <em>narrow</em> if
 * its slack is less than the unit's size, so that two units do not fit next to each other. The first basins are the connected
 * components of the anchors that are not narrow. In descending order of slack, {@link WatershedFlood} then adds narrow anchors
 * to basins, or groups them into new basins. The map also records the steps from narrow anchors to their basins. <p> The slack
 * is derived from the plane of reachable anchors. In this plane, a square of anchors of side {@code k + 1} stands for a
 * traversable square of side {@code size + k}. So the clearance of an anchor in the plane is its slack plus one.
 */
final class BasinMap {

	/** The value for an anchor without a basin. */
	static final int NONE = -1;
	/** The number of bits of a direction. An int can hold a value and a direction: the direction is in the lowest bits. */
	static final int DIRECTION_BITS = 3;
	/** Mask of the lowest bits, in an int that holds a value and a direction. */
	static final int DIRECTION = (1 << DIRECTION_BITS) - 1;

	private static final int STRAIGHT = 4;
	/**
	 * Indexed by direction: the change of x in a step. Neighbours are examined in this order: straight directions first,
	 * then diagonal directions.
	 */
	private static final int[] DX = { 0, -1, 1, 0, -1, 1, -1, 1 };
	/** Indexed by direction: the change of y in a step. */
	private static final int[] DY = { -1, 0, 0, 1, -1, -1, 1, 1 };

	private final int size;
	/**
	 * The difference between the numbers of an anchor and of the anchor above it, a multiple of 64. Rows of {@link
	 * #clearance} are padded with at least one blocked anchor. So a step from the end of a row does not reach the next
	 * row.
	 */
	private final int stride;
	/** Indexed by direction: the number of a neighbour minus the number of the anchor. */
	private final int[] steps;
	/**
	 * Indexed by anchor: the side of the largest square of reachable anchors whose top-left anchor is this anchor. The side is
	 * 0 for anchors that are not reachable, and around the map.
	 */
	private final short[] clearance;
	private final ComponentNumbers wide;
	private final NarrowAnchors narrow;
	/**
	 * Indexed by the number of a narrow anchor in {@link NarrowAnchors}: the basin of the anchor. {@link #NONE} if it has none yet.
	 */
	private final int[] basins;
	/**
	 * Indexed by the number of a narrow anchor in {@link NarrowAnchors}: the path from the anchor to its basin. An entry packs the
	 * number of steps and, in the lowest bits, the direction of the first step. 0 before the anchor has a basin.
	 */
	private final int[] firstSteps;

	/**
	 * Finds the basins of the anchors that are not narrow.
	 *
	 * @param clearance the clearance of each anchor in the plane of reachable anchors
	 */
	BasinMap(BitPlane reachable, ClearanceMap clearance, int size, Diagonals diagonals, Progress progress) {
		this.size = size;
		this.stride = (clearance.width() / BitPlane.TILE + 1) * BitPlane.TILE;
		this.steps = new int[diagonals.joinCorners() ? DX.length : STRAIGHT];
		Arrays.setAll(steps, direction -> DY[direction] * stride + DX[direction]);
		this.clearance = new short[stride * (clearance.height() + 2) + BitPlane.TILE];
		clearance.numbers().read(this.clearance, anchor(0, 0), stride);
		BitPlane abreast = clearance.atLeast(size + 1);
		this.wide = new ComponentNumbers(Components.of(abreast, diagonals, progress), List.of());
		this.narrow = new NarrowAnchors(reachable.andNot(abreast), this.clearance, size, anchor(0, 0), stride);
		this.basins = new int[narrow.count()];
		Arrays.fill(basins, NONE);
		this.firstSteps = new int[narrow.count()];
	}

	int size() {
		return size;
	}

	/** Returns the number of directions to neighbours. Neighbours are examined in the order of their directions. */
	int directions() {
		return steps.length;
	}

	/** Returns whether the unit passes between two blocked cells that touch only at a corner. */
	boolean slipsThroughCorners() {
		return size == 1 && steps.length > STRAIGHT;
	}

	/** Encodes the anchor (x, y) as one number, small enough that the number and a direction fit into one int. */
	int anchor(int x, int y) {
		return (y + 1) * stride + BitPlane.TILE + x;
	}

	int x(int anchor) {
		return (anchor - BitPlane.TILE) % stride;
	}

	int y(int anchor) {
		return (anchor - BitPlane.TILE) / stride - 1;
	}

	/**
	 * Returns the number of basins that begin as components of anchors that are not narrow. These basins are numbered
	 * from 0 on. Basins that consist of narrow anchors have larger numbers.
	 */
	int wideBasins() {
		return wide.count();
	}

	/**
	 * Returns the index of the first anchor with at least the given slack, in the list of narrow anchors. The list is sorted by
	 * ascending slack. For the unit's size, returns the length of the list, because every narrow anchor has less slack.
	 */
	int start(int slack) {
		return narrow.start(slack + 1);
	}

	/** Returns an anchor of the list of narrow anchors. */
	int narrow(int index) {
		return narrow.get(index);
	}

	/** Returns the slack of an anchor. Returns -1 if the anchor is not reachable or lies just outside the map. */
	int slack(int anchor) {
		return clearance[anchor] - 1;
	}

	/** Returns whether a reachable anchor is narrow. */
	boolean isNarrow(int anchor) {
		return clearance[anchor] <= size;
	}

	/** Returns the basin of a reachable anchor, {@link #NONE} if it has none yet. */
	int basin(int anchor) {
		return isNarrow(anchor) ? basins[narrow.number(anchor)] : wide.at(x(anchor), y(anchor));
	}

	void setBasin(int anchor, int basin) {
		basins[narrow.number(anchor)] = basin;
	}

	/**
	 * Records a path from a narrow anchor to its basin if this path is shorter than the path recorded before. Ties go to
	 * the direction that is examined first. Returns whether no path was recorded before the call.
	 *
	 * @param distance the number of steps
	 * @param direction of the first step
	 */
	boolean offerStep(int anchor, int distance, int direction) {
		int number = narrow.number(anchor);
		int step = distance << DIRECTION_BITS | direction;
		boolean first = firstSteps[number] == 0;
		if (first || step < firstSteps[number]) {
			firstSteps[number] = step;
		}
		return first;
	}

	private int step(int anchor) {
		return firstSteps[narrow.number(anchor)];
	}

	/** Returns the number of steps from a narrow anchor to its basin. 0 if it has no basin. */
	int distance(int anchor) {
		return step(anchor) >>> DIRECTION_BITS;
	}

	/** Returns the next anchor on the recorded path from a narrow anchor to its basin. */
	int nearer(int anchor) {
		return neighbour(anchor, step(anchor) & DIRECTION);
	}

	/** Returns the neighbour of an anchor in a direction. */
	int neighbour(int anchor, int direction) {
		return anchor + steps[direction];
	}

	/** Returns the slack of the neighbour of an anchor in a direction. Returns -1 if the neighbour is not reachable. */
	int slackBeside(int anchor, int direction) {
		return slack(neighbour(anchor, direction));
	}

	/**
	 * Returns whether two straight steps can replace a diagonal step, over an anchor with more than the given slack. The
	 * straight steps then merge the basins at both ends of the diagonal step before the diagonal step is processed. So
	 * {@link WatershedMerges} skips the diagonal step. Returns false for a straight step.
	 */
	boolean isDetour(int anchor, int direction, int slack) {
		return direction >= STRAIGHT
				&& (slack(anchor + DX[direction]) > slack || slack(anchor + DY[direction] * stride) > slack);
	}

	/** Returns the opposite direction. */
	static int opposite(int direction) {
		return direction ^ 3;
	}

	/** Returns whether the neighbour in a direction comes after the anchor, row by row. */
	static boolean isForward(int direction) {
		return (direction & 2) != 0;
	}
}
