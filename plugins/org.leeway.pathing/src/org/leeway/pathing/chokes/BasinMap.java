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
 * The basin of each reachable anchor of a unit. A basin is a wide place of the map, together with the narrow anchors nearest to it.
 * <p>
 * An anchor is <em>narrow</em> if its clearance is less than twice the unit's size, otherwise wide. Connected wide anchors are the
 * first basins. Then {@link WatershedFlood} adds the narrow anchors to basins.
 * <p>
 * The <em>slack</em> of an anchor is its clearance minus the unit's size: how many cells larger the unit could be there. For
 * example, at clearance 5 a unit of size 3 has the slack 2, and the anchor is narrow.
 */
final class BasinMap {

	/** The value for an anchor without a basin. */
	static final int NONE = -1;
	/** Number of bits for a direction. Some ints pack a value and a direction, which is in the lowest bits. */
	static final int DIRECTION_BITS = 3;
	/** Mask for the direction in the lowest bits of an int that packs a value and a direction. */
	static final int DIRECTION = (1 << DIRECTION_BITS) - 1;

	private static final int STRAIGHT = 4;
	/**
	 * Indexed by direction: the change of x in a step. The four straight directions come first, then the diagonal
	 * directions.
	 */
	private static final int[] DX = { 0, -1, 1, 0, -1, 1, -1, 1 };
	/** Indexed by direction: the change of y in a step. */
	private static final int[] DY = { -1, 0, 0, 1, -1, -1, 1, 1 };

	private final int size;
	/**
	 * The difference between the index of an anchor and the index of the anchor above it. A multiple of 64. A blocked anchor ends
	 * each row, so that no step leads from the end of a row to the next row.
	 */
	private final int stride;
	/** Indexed by direction: the change of an anchor's index in a step. */
	private final int[] steps;
	/**
	 * Indexed by anchor: the side of the largest square of reachable anchors with this anchor at its top left. This is the anchor's
	 * clearance minus the unit's size, plus one. 0 for anchors that are not reachable, and around the map.
	 */
	private final short[] clearance;
	private final ComponentNumbers wide;
	private final NarrowAnchors narrow;
	/**
	 * The basin of each narrow anchor, or {@link #NONE} while it has none. Indexed by the number that
	 * {@link NarrowAnchors} gives to the anchor.
	 */
	private final int[] basins;
	/**
	 * The recorded path from each narrow anchor to its basin, or 0 while the anchor has no basin. An entry packs the number of
	 * steps and the direction of the first step. Indexed by the number that {@link NarrowAnchors} gives to the anchor.
	 */
	private final int[] firstSteps;

	/**
	 * Makes a basin of each connected group of wide anchors. An anchor is wide if its clearance is at least twice the unit's size.
	 *
	 * @param clearance the side of the largest square of reachable anchors with this anchor at its top left
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

	/** Returns how many directions a step may have. Neighbours are examined in the order of their directions. */
	int directions() {
		return steps.length;
	}

	/** Returns whether the unit passes between two blocked cells that touch only at a corner. */
	boolean slipsThroughCorners() {
		return size == 1 && steps.length > STRAIGHT;
	}

	/** Encodes the anchor (x, y) as an index. The index and a direction fit into one int. */
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
	 * Returns how many basins contain a wide anchor, whose clearance is at least twice the unit's size. These basins have the
	 * numbers from 0 on. All other basins have larger numbers.
	 */
	int wideBasins() {
		return wide.count();
	}

	/**
	 * Returns the index at which anchors with at least the given slack begin in the list of narrow anchors. The list is sorted by
	 * ascending slack, which is the clearance minus the unit's size. Returns the length of the list if all narrow anchors have less
	 * slack.
	 */
	int start(int slack) {
		return narrow.start(slack + 1);
	}

	/** Returns a narrow anchor by its position in the list of narrow anchors, which is sorted by ascending slack. */
	int narrow(int index) {
		return narrow.get(index);
	}

	/**
	 * Returns the slack of an anchor, which is its clearance minus the unit's size. Returns -1 if the anchor is not
	 * reachable.
	 */
	int slack(int anchor) {
		return clearance[anchor] - 1;
	}

	/** Returns whether a reachable anchor is narrow. */
	boolean isNarrow(int anchor) {
		return clearance[anchor] <= size;
	}

	/** Returns the basin of a reachable anchor, or {@link #NONE} while it has none. */
	int basin(int anchor) {
		return isNarrow(anchor) ? basins[narrow.number(anchor)] : wide.at(x(anchor), y(anchor));
	}

	void setBasin(int anchor, int basin) {
		basins[narrow.number(anchor)] = basin;
	}

	/**
	 * Records a path from a narrow anchor to a basin, unless the path recorded before is at least as good. Fewer steps are better.
	 * In a tie, the direction that is examined first is better. Returns whether no path was recorded before.
	 *
	 * @param distance how many steps the path has
	 * @param direction of the first step of the path
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

	/** Returns how many steps lead from a narrow anchor to its basin, or 0 while it has no basin. */
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

	/**
	 * Returns the slack of a neighbouring anchor, which is its clearance minus the unit's size. Returns -1 if the
	 * neighbour is not reachable.
	 */
	int slackBeside(int anchor, int direction) {
		return slack(neighbour(anchor, direction));
	}

	/**
	 * Returns whether a diagonal step need not be examined as a connection of two basins. This holds if one of the two anchors
	 * beside the step has more than the given slack. Two straight steps over this anchor have then merged the two basins already.
	 * Returns false for a straight step.
	 *
	 * @param slack the clearance of an anchor minus the unit's size
	 */
	boolean isDetour(int anchor, int direction, int slack) {
		return direction >= STRAIGHT
				&& (slack(anchor + DX[direction]) > slack || slack(anchor + DY[direction] * stride) > slack);
	}

	/** Returns the opposite direction. */
	static int opposite(int direction) {
		return direction ^ 3;
	}

	/** Returns whether a step in a direction leads to an anchor that comes later, row by row. */
	static boolean isForward(int direction) {
		return (direction & 2) != 0;
	}
}
