package org.leeway.pathing.search;

import java.util.EnumMap;
import java.util.Map;

import org.leeway.pathing.world.Diagonals;

/**
 * The directions in which a search goes on from a cell, under one rule of diagonal steps. The directions depend on the cell's
 * neighbourhood. A neighbourhood is a number with nine bits: one for the cell, and one for each of its eight neighbours. A bit
 * is set if the unit may stand there, see {@link AnchorPlane#around}. Tables hold the directions for all neighbourhoods.
 * Immutable.
 * <p>
 * Jump point search goes straight on, and turns only where blocked cells at its side end. If units cut no corners, the search
 * turns in the first cell past the blocked cells. If units cut corners, it turns one cell earlier, by a diagonal step around
 * the corner.
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
	/** The legal directions of each neighbourhood, as a bit set. */
	private final byte[] legal = new byte[NEIGHBOURHOODS];
	private final int start;
	/**
	 * The legal directions that a search must follow, as a bit set. Indexed by
	 * {@code arrival * NEIGHBOURHOODS + neighbourhood}, where {@code arrival} is the direction of arrival.
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
	 * Returns the legal directions from a cell, as a bit set.
	 *
	 * @param around the neighbourhood of the cell, as from {@link AnchorPlane#around}
	 */
	int legal(int around) {
		return legal[around] & 0xFF;
	}

	/**
	 * Returns the directions that a cell-by-cell search must follow from a cell after a step, as a bit set. All of them are legal.
	 * The search may skip all other neighbours, because for each of them a path that avoids the cell is as short.
	 *
	 * @param around the neighbourhood of the cell, as from {@link AnchorPlane#around}
	 * @param arrival the direction of the step to the cell
	 */
	private int onward(int around, int arrival) {
		return legal(around) & (hasJumps() ? wanted(around, arrival) : -1);
	}

	/**
	 * Returns a table of the directions that a cell-by-cell search must follow from a cell. The index is
	 * {@code arrivals << 8 | steps}: {@code arrivals} are the directions in which the search arrives, and {@code steps} are the
	 * legal directions from the cell. Entries and both parts of the index are bit sets. If {@code arrivals} is empty, the
	 * entry equals {@code steps}.
	 */
	byte[] onward() {
		byte[] table = new byte[1 << 2 * Steps.ALL];
		for (int around = 0; around < NEIGHBOURHOODS; around++) {
			for (int arrival = 0; arrival < Steps.ALL; arrival++) {
				table[1 << arrival + Steps.ALL | legal(around)] |= (byte) onward(around, arrival);
			}
		}
		for (int i = 0; i < table.length; i++) {
			int arrivals = i >> Steps.ALL;
			int first = Integer.lowestOneBit(arrivals);
			int steps = i & 0xFF;
			table[i] = arrivals == 0 ? (byte) steps
					: (byte) (table[first << Steps.ALL | steps] | (arrivals == first ? 0 : table[(arrivals ^ first) << Steps.ALL | steps]));
		}
		return table;
	}

	Diagonals diagonals() {
		return diagonals;
	}

	/** Returns whether units cut corners, that is, may step diagonally past a blocked cell. */
	boolean cutsCorners() {
		return diagonals.allow(true, false);
	}

	/** Returns whether jump point search supports the rule. */
	boolean hasJumps() {
		return diagonals != Diagonals.STRAIGHT;
	}

	/**
	 * Returns the number to use as direction of arrival at the start of a search. The number is greater than all real
	 * directions of arrival.
	 */
	int start() {
		return start;
	}

	/**
	 * Returns the directions that a jump point search must follow from a cell, as a bit set. All of them are legal.
	 *
	 * @param around the neighbourhood of the cell, as from {@link AnchorPlane#around}
	 * @param arrival the direction in which the search arrived, or {@link #start} at the start of the search
	 */
	int turns(int around, int arrival) {
		return turns[arrival * NEIGHBOURHOODS + around] & 0xFF;
	}

	/**
	 * Returns whether a search that arrives at a cell along a diagonal must also try another diagonal. Call this only if
	 * units cut corners. Under other rules, a search never tries another diagonal there.
	 */
	boolean leavesDiagonal(int around, int diagonal) {
		return (turns(around, diagonal) & ~ahead(diagonal)) != 0;
	}

	/** Returns the directions to follow after an arrival, as a bit set. May contain illegal directions. */
	private int wanted(int around, int arrival) {
		return Steps.isDiagonal(arrival) ? ahead(arrival) | aside(around, arrival)
				: cutsCorners() ? straightCutting(around, arrival) : straight(around, arrival);
	}

	/**
	 * Returns the directions to follow if the search arrives straight and units cut no corners, as a bit set. The search always
	 * goes straight on. A side opens if the neighbour there is free, but the same neighbour of the previous cell is blocked. The
	 * search also turns to a side that opens, by 90 and by 45 degrees.
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
	 * Returns the directions to follow after a straight step, for units that cut corners. The result is a bit set. The search
	 * goes straight on. If the neighbour at a side is blocked, the search also turns by 45 degrees to the blocked side.
	 */
	private static int straightCutting(int around, int arrival) {
		int wanted = 1 << arrival;
		for (int side : Steps.sides(arrival)) {
			wanted |= isFree(around, side) ? 0 : 1 << Steps.between(arrival, side);
		}
		return wanted;
	}

	/** Returns a bit set of three directions: a diagonal, and its horizontal and its vertical part. */
	private static int ahead(int diagonal) {
		return 1 << diagonal | 1 << Steps.across(diagonal) | 1 << Steps.down(diagonal);
	}

	/**
	 * Returns the diagonals on which a search goes around a blocked neighbour, as a bit set. The search has arrived along a
	 * diagonal. For example, let the search arrive to the lower right. If the left neighbour is blocked, the result has the
	 * diagonal to the lower left.
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

	/**
	 * Returns whether a neighbour in a neighbourhood is legal. The neighbour is {@code dx} columns and {@code dy} rows
	 * away, -1 to 1.
	 */
	private static boolean isFree(int around, int dx, int dy) {
		return (around >>> (dy + 1) * 3 + dx + 1 & 1) != 0;
	}

	/**
	 * Returns the length of the shortest path on an empty map, from a cell to the cell {@code dx} columns and
	 * {@code dy} rows away. With obstacles, paths are as long or longer.
	 */
	double distance(int dx, int dy) {
		return diagonals == Diagonals.STRAIGHT ? Math.abs(dx) + Math.abs(dy) : Octile.distance(dx, dy);
	}
}
