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
 * A division of all reachable anchors of a unit into basins. An anchor is a position of the unit, given by its top-left
 * cell. A basin is a wide place of the map, together with the narrow anchors that are nearest to it.
 * <p>
 * An anchor is <em>narrow</em> if its clearance is less than twice the unit's size. All other anchors are wide. At
 * first, each connected group of wide anchors is a basin. Then {@link WatershedFlood} adds the narrow anchors.
 * <p>
 * The <em>slack</em> of an anchor says how many cells larger the unit could be there: the clearance minus the unit's
 * size. For example, if a unit of size 3 stands at clearance 5, the slack is 2.
 */
final class BasinMap {

	/** The value for an anchor without a basin. */
	static final int NONE = -1;
	/** Number of bits that hold a direction. They are the lowest bits of an int whose other bits hold another value. */
	static final int DIRECTION_BITS = 3;
	/** Mask for the lowest {@link #DIRECTION_BITS} bits of an int, which hold a direction. */
	static final int DIRECTION = (1 << DIRECTION_BITS) - 1;

	/**
	 * The largest number of anchors with {@link #direct} lists. Limits their memory to 256 MB.
	 */
	private static final int MOST_DIRECT = 1 << 25;
	/**
	 * Lists are {@link #direct} if at least 1 of {@code DIRECT_SHARE} anchors is narrow. With fewer narrow anchors, the lists
	 * save too little time for their memory.
	 */
	private static final int DIRECT_SHARE = 8;

	private static final int STRAIGHT = 4;
	/**
	 * Indexed by direction: the change of x in a step. The four straight directions come first, then the diagonal
	 * directions.
	 */
	private static final int[] DX = { 0, -1, 1, 0, -1, 1, -1, 1 };
	/** Indexed by direction: the change of y in a step. */
	private static final int[] DY = { -1, 0, 0, 1, -1, -1, 1, 1 };

	private final int size;
	private final AnchorIndex anchors;
	/** Indexed by direction: how much the index of a position changes in a step. */
	private final int[] steps;
	/**
	 * Indexed by position of the unit: the side of the largest square of reachable positions that has this position at its
	 * top left. The side is the slack of the position plus 1. For example, a unit of size 3 at clearance 5 has the slack 2,
	 * so the side is 3. The side is 0 if the position is not reachable or lies outside the map.
	 */
	private final short[] clearance;
	/** The wide positions: two units fit there next to each other. */
	private final BitPlane abreast;
	private final ComponentNumbers wide;
	private final NarrowAnchors narrow;
	/**
	 * Whether the lists {@link #basins} and {@link #firstSteps} are indexed by position. This is fast, but needs more memory
	 * than the index {@link NarrowAnchors#number}, which leaves out wide positions.
	 */
	private final boolean direct;
	/**
	 * The number of the basin of each narrow position of the unit, indexed by {@link #index}. {@link #NONE} for a position
	 * that has no basin yet. If {@link #direct}, this array also has the basins of wide positions.
	 */
	private final int[] basins;
	/**
	 * The way from each narrow position of the unit to its basin, indexed by {@link #index}. The lowest bits of an entry
	 * are the direction of the first step. The other bits are the number of steps. An entry is 0 while the position has
	 * no basin.
	 */
	private final int[] firstSteps;

	/**
	 * Creates a map in which each connected group of wide anchors of the unit is a basin. Narrow anchors have no basin yet.
	 *
	 * @param clearance for each anchor, the side of the largest square of reachable anchors that has the anchor at its top
	 * left
	 */
	BasinMap(BitPlane reachable, ClearanceMap clearance, int size, Diagonals diagonals, Progress progress) {
		this.size = size;
		this.anchors = AnchorIndex.ofWidth(clearance.width());
		this.steps = new int[diagonals.joinCorners() ? DX.length : STRAIGHT];
		Arrays.setAll(steps, direction -> DY[direction] * anchors.stride() + DX[direction]);
		this.clearance = new short[anchors.length(clearance.height())];
		clearance.numbers().read(this.clearance, anchor(0, 0), anchors.stride());
		this.abreast = clearance.atLeast(size + 1);
		this.wide = new ComponentNumbers(Components.of(abreast, diagonals, progress), List.of());
		this.narrow = new NarrowAnchors(anchors.words(reachable.andNot(abreast)), this.clearance, size);
		int length = this.clearance.length;
		this.direct = length <= MOST_DIRECT && narrow.count() >= length / DIRECT_SHARE;
		this.basins = new int[direct ? length : narrow.count()];
		Arrays.fill(basins, NONE);
		this.firstSteps = new int[basins.length];
		if (direct) {
			fillWide();
		}
	}

	private void fillWide() {
		for (int y = 0; y < abreast.height(); y++) {
			int end;
			for (int x = abreast.nextSet(0, y); x < abreast.width(); x = abreast.nextSet(end, y)) {
				end = abreast.nextClear(x, y);
				Arrays.fill(basins, anchor(x, y), anchor(end, y), wide.at(x, y));
			}
		}
	}

	int size() {
		return size;
	}

	/**
	 * Returns the number of directions in which the unit can step. Neighbours are examined in the order of these
	 * directions.
	 */
	int directions() {
		return steps.length;
	}

	/**
	 * Returns whether the unit may step diagonally between two blocked cells that touch only at a corner. Always false for a
	 * unit larger than one cell.
	 */
	boolean slipsThroughCorners() {
		return size == 1 && steps.length > STRAIGHT;
	}

	/** Returns the index of the position at column {@code x} and row {@code y}. */
	int anchor(int x, int y) {
		return anchors.of(x, y);
	}

	AnchorIndex anchors() {
		return anchors;
	}

	/**
	 * Returns how many basins contain wide positions, where two units fit next to each other. These basins have the
	 * lowest numbers, from 0 on.
	 */
	int wideBasins() {
		return wide.count();
	}

	/**
	 * Returns the index of the first narrow position with at least the given slack. The index counts in the list of narrow
	 * positions, which is sorted by ascending slack. If no position has enough slack, returns the length of the list.
	 */
	int start(int slack) {
		return narrow.start(slack + 1);
	}

	/**
	 * Returns a narrow position of the unit by its index in the list of narrow positions, which is sorted by
	 * clearance.
	 */
	int narrow(int index) {
		return narrow.get(index);
	}

	/**
	 * Returns how many cells larger the unit could be at a position: the clearance minus the unit's size. -1 if the
	 * position is not reachable.
	 */
	int slack(int anchor) {
		return clearance[anchor] - 1;
	}

	/** Returns whether a reachable anchor is narrow. */
	boolean isNarrow(int anchor) {
		return clearance[anchor] <= size;
	}

	/**
	 * Returns the number of the basin to which a reachable position of the unit belongs. Returns {@link #NONE} for a narrow
	 * position until {@link WatershedFlood} adds the position to a basin.
	 */
	int basin(int anchor) {
		return direct ? basins[anchor] : indirectBasin(anchor);
	}

	private int indirectBasin(int anchor) {
		return isNarrow(anchor) ? basins[narrow.number(anchor)] : wide.at(anchors.x(anchor), anchors.y(anchor));
	}

	/**
	 * Returns whether a reachable position and the next position in its row, also reachable, surely belong to the same basin. May
	 * return false although they do.
	 */
	boolean continues(int anchor) {
		return direct ? basins[anchor] == basins[anchor + 1] : !isNarrow(anchor) && !isNarrow(anchor + 1);
	}

	void setBasin(int anchor, int basin) {
		basins[index(anchor)] = basin;
	}

	/** Returns the index of a narrow position of the unit in the lists {@link #basins} and {@link #firstSteps}. */
	private int index(int anchor) {
		return direct ? anchor : narrow.number(anchor);
	}

	/** Returns a copy of the wide positions as a bit set, 64 positions in a word. */
	long[] wideWords() {
		return anchors.words(abreast);
	}

	/**
	 * Returns which positions of a word have a neighbour in the set. Only the neighbour in the given direction counts.
	 *
	 * @param set positions as a bit set, 64 positions in a word
	 */
	long beside(long[] set, int word, int direction) {
		int at = word + DY[direction] * anchors.stride() / Long.SIZE;
		return switch (DX[direction]) {
		case -1 -> set[at] << 1 | set[at - 1] >>> -1;
		case 1 -> set[at] >>> 1 | set[at + 1] << -1;
		default -> set[at];
		};
	}

	/**
	 * Adds narrow positions to the basins of their neighbours in a direction, and records the direction as the first step there.
	 *
	 * @param positions bits for 64 consecutive positions
	 * @param distance how many steps lead from the positions to their basins
	 */
	void join(int word, long positions, int direction, int distance) {
		for (long rest = positions; rest != 0; rest &= rest - 1) {
			// an exponent, because C1 has no instruction for numberOfTrailingZeros
			int anchor = word * Long.SIZE + Math.getExponent((double) Long.lowestOneBit(rest));
			int index = index(anchor);
			firstSteps[index] = distance << DIRECTION_BITS | direction;
			basins[index] = basin(anchor + steps[direction]);
		}
	}

	private int step(int anchor) {
		return firstSteps[index(anchor)];
	}

	/**
	 * Returns how many steps lead from a narrow position of the unit to its basin. 0 for a position that has no
	 * basin yet.
	 */
	int distance(int anchor) {
		return step(anchor) >>> DIRECTION_BITS;
	}

	/** Returns the next position on the recorded path from a narrow position of the unit to its basin. */
	int nearer(int anchor) {
		return neighbour(anchor, step(anchor) & DIRECTION);
	}

	/** Returns the neighbour of an anchor in a direction. */
	int neighbour(int anchor, int direction) {
		return anchor + steps[direction];
	}

	/**
	 * Returns the slack of a neighbouring position: how many cells larger the unit could be there. -1 if this position is not
	 * reachable.
	 */
	int slackBeside(int anchor, int direction) {
		return slack(neighbour(anchor, direction));
	}

	/**
	 * Returns whether a search for connections of basins may skip a diagonal step from position A to position B. Always false
	 * for a straight step. Two straight steps over C, or two over D, also lead from A to B:
	 * <pre>
	 * A C
	 * D B
	 * </pre>
	 * The slack of a position is how many cells larger the unit could be there. A step has the smaller slack of its two
	 * positions. For the diagonal step, this is the slack of A. If C has more slack than A, the steps over C connect the same
	 * basins with no less slack. So the diagonal step is not needed. The same is true for D.
	 *
	 * @param anchor the position A
	 * @param slack the slack of A. B has at least this slack
	 */
	boolean isDetour(int anchor, int direction, int slack) {
		return direction >= STRAIGHT
				&& (slack(anchor + DX[direction]) > slack || slack(anchor + DY[direction] * anchors.stride()) > slack);
	}

	/** Returns whether a step in a direction leads to a later position. Positions are ordered by row, and then by column. */
	static boolean isForward(int direction) {
		return (direction & 2) != 0;
	}
}
