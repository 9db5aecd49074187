package org.leeway.pathing.search;

import org.leeway.pathing.bits.TileWords;

/**
 * The spread of costs along the border of a rectangle: from each anchor of the border to all other anchors of the border.
 * Inside a rectangle, nothing is in the way. So the cheapest path between two anchors goes diagonally first and then straight,
 * and costs spread in three ways:
 * <ul>
 * <li>Along a side, costs spread step by step.
 * <li>To an adjacent side, costs spread along diagonals only. The straight part of a path runs along one of the two sides.
 * <li>To the opposite side, costs spread along a diagonal and then straight. So an anchor gets its cost from a window of the
 * opposite side. The ends of the window are where the two diagonals from the anchor reach this side.
 * </ul>
 * So the time is linear in the length of the border, and not in the area. Not thread-safe.
 */
final class RectBorder {

	private static final int SIZE = TileWords.TILE;

	private final long[] one = new long[SIZE];
	private final long[] two = new long[SIZE];
	private final long[] three = new long[SIZE];
	private long[] costs;
	private int width;
	private int height;
	private int top;
	private int bottom;
	private int left;
	private int right;
	private long straight;
	private long diagonal;
	private boolean hasDiagonals;

	/**
	 * Spreads the costs of some sides to the whole border of a rectangle.
	 *
	 * @param costs the costs of the rectangle, in the order of {@link RectTile}
	 * @param first the index of the first cost
	 * @param dirty the sides whose costs were lowered before the call, as a bit set
	 * @return the sides {@code dirty}, and the sides whose costs this call lowers, as a bit set
	 */
	int spread(long[] costs, int first, int width, int height, long straight, long diagonal, boolean hasDiagonals, int dirty) {
		this.costs = costs;
		this.width = width;
		this.height = height;
		this.top = first;
		this.bottom = top + width;
		this.left = bottom + width;
		this.right = left + height;
		this.straight = straight;
		this.diagonal = diagonal;
		this.hasDiagonals = hasDiagonals;
		for (int side = 0; side < RectTile.SIDES; side++) {
			if ((dirty >> side & 1) != 0) {
				along(side);
			}
		}
		int lowered = 0;
		for (int side = 0; side < RectTile.SIDES; side++) {
			if ((dirty >> side & 1) != 0) {
				lowered |= leave(side);
			}
		}
		for (int side = 0; side < RectTile.SIDES; side++) {
			if ((lowered >> side & 1) != 0) {
				along(side);
			}
		}
		return dirty | lowered;
	}

	private void along(int side) {
		int first = first(side);
		int length = side < RectTile.LEFT ? width : height;
		long cost = RectSteps.INFINITE;
		for (int i = first; i < first + length; i++) {
			cost = Math.min(cost + straight, costs[i]);
			costs[i] = cost;
		}
		for (int i = first + length - 1; i >= first; i--) {
			cost = Math.min(cost + straight, costs[i]);
			costs[i] = cost;
		}
	}

	private int first(int side) {
		return switch (side) {
		case RectTile.TOP -> top;
		case RectTile.BOTTOM -> bottom;
		case RectTile.LEFT -> left;
		default -> right;
		};
	}

	/** Spreads the costs of one side to the three other sides. Returns the sides on which a cost was lowered, as a bit set. */
	private int leave(int side) {
		return switch (side) {
		case RectTile.TOP -> across(top, bottom, width, height - 1, RectTile.BOTTOM)
				| aside(top, 1, left, 1, RectTile.LEFT) | aside(bottom - 1, -1, right, 1, RectTile.RIGHT);
		case RectTile.BOTTOM -> across(bottom, top, width, height - 1, RectTile.TOP)
				| aside(bottom, 1, right - 1, -1, RectTile.LEFT)
				| aside(left - 1, -1, right + height - 1, -1, RectTile.RIGHT);
		case RectTile.LEFT -> across(left, right, height, width - 1, RectTile.RIGHT)
				| aside(left, 1, top, 1, RectTile.TOP) | aside(right - 1, -1, bottom, 1, RectTile.BOTTOM);
		default -> across(right, left, height, width - 1, RectTile.LEFT)
				| aside(right, 1, bottom - 1, -1, RectTile.TOP)
				| aside(right + height - 1, -1, left - 1, -1, RectTile.BOTTOM);
		};
	}

	/**
	 * Spreads costs from one side of the rectangle to an adjacent side, along diagonals. A diagonal connects two anchors
	 * that are equally far from the corner between the sides. Returns the adjacent side as a bit set if one of its costs
	 * was lowered, otherwise the empty set.
	 */
	private int aside(int from, int fromStep, int to, int toStep, int side) {
		int length = hasDiagonals ? Math.min(width, height) : 1;
		long own = 0;
		int lowered = 0;
		for (int i = 0, source = from, target = to; i < length; i++, source += fromStep, target += toStep) {
			long cost = costs[source] + own;
			if (cost < costs[target]) {
				costs[target] = cost;
				lowered = 1 << side;
			}
			own += diagonal;
		}
		return lowered;
	}

	/** Spreads costs to the opposite side, which is {@code gap} steps away. */
	private int across(int from, int to, int length, int gap, int side) {
		long[] least;
		if (!hasDiagonals || gap == 0) {
			System.arraycopy(costs, from, one, 0, length);
			least = one;
		} else if (gap >= length - 1) {
			least = unlimited(from, length);
		} else {
			least = limited(from, length, gap + 1);
		}
		long own = gap * straight;
		int lowered = 0;
		for (int i = 0; i < length; i++) {
			long cost = least[i] + own;
			if (cost < costs[to + i]) {
				costs[to + i] = cost;
				lowered = 1 << side;
			}
		}
		return lowered;
	}

	private long[] unlimited(int from, int length) {
		long more = diagonal - straight;
		long cost = RectSteps.INFINITE;
		for (int i = 0; i < length; i++) {
			cost = Math.min(cost + more, costs[from + i]);
			one[i] = cost;
		}
		for (int i = length - 1; i >= 0; i--) {
			cost = Math.min(cost + more, one[i]);
			one[i] = cost;
		}
		return one;
	}

	/**
	 * Returns for each anchor of a side the least cost of a path to the opposite anchor, without the cost of going straight
	 * across. The path may begin at another anchor of the side, less than {@code span} anchors away. For each anchor of this
	 * distance, one straight step of the path becomes a diagonal step. So the cost grows by the difference of these two steps.
	 * <p>
	 * A window has the anchors at which the path may begin. Each pass doubles the width of all windows, until they reach {@code
	 * span}.
	 */
	private long[] limited(int from, int length, int span) {
		long more = diagonal - straight;
		for (int i = 0; i < length; i++) {
			one[i] = costs[from + i] - more * i;
			three[i] = costs[from + i] + more * i;
		}
		long[] forward = windows(one, two, length, span, true);
		long[] spare = forward == one ? two : one;
		long[] backward = windows(three, spare, length, span, false);
		for (int i = 0; i < length; i++) {
			forward[i] = Math.min(forward[i] + more * i, backward[i] - more * i);
		}
		return forward;
	}

	private static long[] windows(long[] values, long[] other, int length, int span, boolean forward) {
		long[] now = values;
		long[] next = other;
		for (int done = 1; done < span;) {
			int shift = Math.min(done, span - done);
			if (forward) {
				System.arraycopy(now, 0, next, 0, shift);
				for (int i = shift; i < length; i++) {
					next[i] = Math.min(now[i], now[i - shift]);
				}
			} else {
				for (int i = 0; i < length - shift; i++) {
					next[i] = Math.min(now[i], now[i + shift]);
				}
				System.arraycopy(now, length - shift, next, length - shift, shift);
			}
			done += shift;
			long[] swapped = now;
			now = next;
			next = swapped;
		}
		return now;
	}
}
