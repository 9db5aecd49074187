package org.leeway.pathing.search;

import java.util.EnumMap;
import java.util.Map;

import org.leeway.pathing.world.Diagonals;

/**
 * The directions in which a search goes on from an anchor, under one rule of diagonal steps. Stored in tables that are indexed by
 * neighbourhood. A neighbourhood says which of a cell and its eight neighbours are legal anchors, see {@link AnchorPlane#around}.
 * Directions are numbered as in {@link Steps}. Immutable.
 * <p>
 * Jump point search goes straight on, and turns only beside blocked cells. If units cut no corners, the search turns where a gap
 * opens at a side. If units cut corners, the search turns one anchor earlier, diagonally into the gap, and also around corners
 * beside a diagonal.
 */
final class StepRule {

	private static final int NEIGHBOURHOODS = 1 << 9;
	private static final Map<Diagonals, StepRule> ALL = new EnumMap<>(Diagonals.class);

	static {
		for (Diagonals diagonals : Diagonals.values()) {
			ALL.put(diagonals, new StepRule(diagonals));
		}
	}

	private final Diagonals diagonals;
	/** Indexed by neighbourhood: the legal directions, as a bit set. */
	private final byte[] legal = new byte[NEIGHBOURHOODS];
	private final int start;
	/**
	 * Indexed by {@code arrival * NEIGHBOURHOODS + neighbourhood}, where {@code arrival} is the direction of arrival: the legal
	 * directions to follow, as a bit set.
	 */
	private final byte[] turns;

	private StepRule(Diagonals diagonals) {
		this.diagonals = diagonals;
		this.start = cutsCorners() ? Steps.ALL : Steps.STRAIGHT;
		this.turns = new byte[(start + 1) * NEIGHBOURHOODS];
		for (int around = 0; around < NEIGHBOURHOODS; around++) {
			for (int direction = 0; direction < Steps.ALL; direction++) {
				legal[around] |= (byte) (isLegal(around, direction) ? 1 << direction : 0);
			}
			for (int arrival = 0; arrival < start; arrival++) {
				turns[arrival * NEIGHBOURHOODS + around] = (byte) (legal[around] & wanted(around, arrival));
			}
			turns[start * NEIGHBOURHOODS + around] = legal[around];
		}
	}

	static StepRule of(Diagonals diagonals) {
		return ALL.get(diagonals);
	}

	/**
	 * Returns the legal directions from an anchor, as a bit set.
	 *
	 * @param around the neighbourhood of the anchor, as from {@link AnchorPlane#around}
	 */
	int legal(int around) {
		return legal[around] & 0xFF;
	}

	Diagonals diagonals() {
		return diagonals;
	}

	/** Returns whether some diagonal steps lead past a blocked straight neighbour. */
	boolean cutsCorners() {
		return diagonals.allow(true, false);
	}

	/** Returns whether jump point search supports the rule. */
	boolean hasJumps() {
		return diagonals != Diagonals.STRAIGHT;
	}

	/**
	 * Returns the number that stands for a missing direction of arrival, at the start of a search. All directions of arrival have
	 * smaller numbers.
	 */
	int start() {
		return start;
	}

	/**
	 * Returns the legal directions that a jump point search must follow, as a bit set.
	 *
	 * @param arrival the direction of arrival, or {@link #start} at the start of the search
	 */
	int turns(int around, int arrival) {
		return turns[arrival * NEIGHBOURHOODS + around] & 0xFF;
	}

	/**
	 * Returns whether a jump point search that arrives along a diagonal must also turn into another diagonal. This happens only if
	 * units cut corners. Usually, the search goes on along the same diagonal, and in the horizontal and vertical parts of its
	 * direction.
	 */
	boolean leavesDiagonal(int around, int diagonal) {
		return (turns(around, diagonal) & ~ahead(diagonal)) != 0;
	}

	/** Returns the directions to follow after an arrival, as a bit set. Some of the directions may be illegal. */
	private int wanted(int around, int arrival) {
		return Steps.isDiagonal(arrival) ? ahead(arrival) | aside(around, arrival)
				: cutsCorners() ? straightCutting(around, arrival) : straight(around, arrival);
	}

	/**
	 * Returns the directions to follow after a straight arrival if units cut no corners, as a bit set. The search goes straight on.
	 * If a gap opens at a side, the search also goes to this side, and along the diagonal between this side and straight on.
	 */
	private static int straight(int around, int arrival) {
		int wanted = 1 << arrival;
		for (int side : Steps.sides(arrival)) {
			if (isFree(around, side) && !isFree(around, Steps.dx(side) - Steps.dx(arrival), Steps.dy(side) - Steps.dy(arrival))) {
				wanted |= 1 << side | 1 << Steps.between(arrival, side);
			}
		}
		return wanted;
	}

	/**
	 * Returns the directions to follow after a straight arrival if units cut corners, as a bit set. The search goes straight on. If
	 * the neighbour at a side is blocked, the search also goes along the diagonal between this side and straight on.
	 */
	private static int straightCutting(int around, int arrival) {
		int wanted = 1 << arrival;
		for (int side : Steps.sides(arrival)) {
			wanted |= isFree(around, side) ? 0 : 1 << Steps.between(arrival, side);
		}
		return wanted;
	}

	/** Returns, as a bit set, a diagonal direction together with its horizontal and its vertical part. */
	private static int ahead(int diagonal) {
		return 1 << diagonal | 1 << Steps.across(diagonal) | 1 << Steps.down(diagonal);
	}

	/**
	 * Returns the other diagonal directions to follow after an arrival along a diagonal, as a bit set. Each of these directions
	 * leads past a blocked straight neighbour of the anchor.
	 */
	private static int aside(int around, int diagonal) {
		int dx = Steps.dx(diagonal);
		int dy = Steps.dy(diagonal);
		return (isFree(around, -dx, 0) ? 0 : 1 << Steps.towards(-dx, dy))
				| (isFree(around, 0, -dy) ? 0 : 1 << Steps.towards(dx, -dy));
	}

	private static boolean isFree(int around, int direction) {
		return isFree(around, Steps.dx(direction), Steps.dy(direction));
	}

	private boolean isLegal(int around, int direction) {
		int dx = Steps.dx(direction);
		int dy = Steps.dy(direction);
		return isFree(around, dx, dy)
				&& (!Steps.isDiagonal(direction) || diagonals.allow(isFree(around, dx, 0), isFree(around, 0, dy)));
	}

	/** Returns whether the neighbour at an offset is a legal anchor. */
	private static boolean isFree(int around, int dx, int dy) {
		return (around >>> (dy + 1) * 3 + dx + 1 & 1) != 0;
	}

	/**
	 * Returns the length of the shortest path over free ground that leads {@code dx} columns and {@code dy} rows away under this
	 * rule. The length is a lower bound for every path.
	 */
	double distance(int dx, int dy) {
		return diagonals == Diagonals.STRAIGHT ? Math.abs(dx) + Math.abs(dy) : Octile.distance(dx, dy);
	}
}
