package org.leeway.pathing.geom.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * A counter of the meetings of edges of rings. Two edges meet if they cross, if they overlap, or if an end of one edge lies on
 * the second edge. If both its ends lie on the second edge, this counts as two meetings. Meetings at a common corner do not
 * count.
 * <p>
 * A sweep line finds k meetings of n edges in O((n + k) log n) time: J. L. Bentley and T. A. Ottmann, <em>Algorithms for
 * reporting and counting geometric intersections</em>, IEEE Transactions on Computers, 1979.
 */
public final class RingCrossings {

	private static final int NONE = SweepOrder.NONE;

	private final double[] xy;
	private final int size;
	/** Indexed by ring: the index of the ring's first corner. The last entry is the number of all corners. */
	private final int[] starts;
	private final BitSet isStart = new BitSet();
	private final long limit;
	private final SweepOrder order;
	/**
	 * The crossings that the sweep line will reach, between edges that are neighbours on this line now. The leftmost crossing comes
	 * first.
	 */
	private final PriorityQueue<Crossing> crossings = new PriorityQueue<>();
	private long count;
	/** The index of an edge that takes part in the last counted meeting. See {@link #ring()}. */
	private int latest;
	/** The x of the corner that the sweep line has reached. Corners of equal x are reached from top to bottom. */
	private double x;
	/** The y of the corner that the sweep line has reached. */
	private double y;
	/**
	 * The edges whose right end is the corner that the sweep line has reached. Only the first {@link #ends} entries are
	 * valid.
	 */
	private int[] ending = new int[4];
	private int ends;
	/** The edges that begin at the corner that the sweep line has reached. Only the first {@link #begins} entries are valid. */
	private int[] beginning = new int[4];
	private int begins;

	/** A crossing of two neighbouring edges, an upper edge and a lower edge. The coordinates of the crossing are rounded. */
	private record Crossing(double x, double y, int upper, int lower) implements Comparable<Crossing> {

		@Override
		public int compareTo(Crossing other) {
			return x != other.x ? Double.compare(x, other.x) : Double.compare(y, other.y);
		}
	}

	/**
	 * Creates a counter.
	 *
	 * @param xy the corners {@code x0, y0, x1, y1, ...} of all rings, one ring after another
	 * @param starts indexed by ring: the index of the ring's first corner. The last entry is the number of all corners
	 * @param limit when more meetings than this number are counted, the count stops
	 */
	public RingCrossings(double[] xy, int[] starts, long limit) {
		this.xy = xy;
		this.size = xy.length / 2;
		this.starts = starts;
		IntStream.of(starts).forEach(isStart::set);
		this.limit = limit;
		this.order = new SweepOrder(size);
	}

	/**
	 * Returns the number of meetings of edges. Two edges meet if they cross, overlap or touch. If there are more meetings than the
	 * limit, returns any number greater than the limit.
	 */
	public long count() {
		// a vertical line sweeps from left to right over the corners and the crossings. The edges that meet this line are kept in
		// order from top to bottom, and only neighbours in this order are compared
		int[] corners = sorted();
		for (int from = 0, to = 0; from < size && count <= limit; from = to) {
			x = x(corners[from]);
			y = y(corners[from]);
			while (to < size && x(corners[to]) == x && y(corners[to]) == y) {
				to++;
			}
			passCrossings();
			pass(corners, from, to);
		}
		return count;
	}

	private double x(int corner) {
		return xy[2 * corner];
	}

	private double y(int corner) {
		return xy[2 * corner + 1];
	}

	/**
	 * Returns the corner where an edge ends. An edge begins at the corner of the same index, and ends at the next corner of
	 * its ring.
	 */
	private int end(int edge) {
		return isStart.get(edge + 1) ? starts[ring(edge)] : edge + 1;
	}

	/** Returns the edge that ends at a corner. */
	private int before(int corner) {
		return isStart.get(corner) ? starts[ring(corner) + 1] - 1 : corner - 1;
	}

	/** Returns the index of the ring to which a corner belongs. */
	private int ring(int corner) {
		int found = Arrays.binarySearch(starts, corner);
		return found < 0 ? -found - 2 : found;
	}

	/**
	 * Returns the index of a ring with an edge that takes part in the last counted meeting. Call this only after {@link
	 * #count} has returned at least 1.
	 */
	public int ring() {
		return ring(latest);
	}

	/** Returns the indices of the corners, sorted from left to right. Corners with equal x are sorted from top to bottom. */
	private int[] sorted() {
		long indices = (Long.highestOneBit(size) << 1) - 1;
		long[] keys = new long[size];
		for (int i = 0; i < size; i++) {
			// no -0.0, whose bits differ from the bits of 0.0
			long bits = Double.doubleToLongBits(x(i) + 0.0);
			keys[i] = (bits ^ bits >> Long.SIZE - 1 & Long.MAX_VALUE) & ~indices | i;
		}
		Arrays.parallelSort(keys);
		int[] corners = Arrays.stream(keys).mapToInt(key -> (int) (key & indices)).toArray();
		Comparator<Integer> exact = Comparator.<Integer>comparingDouble(this::x).thenComparingDouble(this::y);
		for (int from = 0, to = 1; to <= size; to++) {
			if (to == size || (keys[to] & ~indices) != (keys[from] & ~indices)) {
				if (to - from > 1) {
					int[] run = Arrays.stream(corners, from, to).boxed().sorted(exact).mapToInt(i -> i).toArray();
					System.arraycopy(run, 0, corners, from, run.length);
				}
				from = to;
			}
		}
		return corners;
	}

	private boolean isBefore(int corner, int other) {
		return x(corner) < x(other) || x(corner) == x(other) && y(corner) < y(other);
	}

	/**
	 * Counts the crossings that the sweep line has passed. At each crossing, its two edges exchange their positions on the sweep
	 * line.
	 */
	private void passCrossings() {
		while (!crossings.isEmpty() && count <= limit) {
			Crossing next = crossings.peek();
			if (next.x > x || next.x == x && next.y > y) {
				return;
			}
			crossings.remove();
			// the places of crossings are rounded, so very close crossings may come in the wrong order. Then the edges of a
			// crossing may be no neighbours, or may not cross any more. Such a crossing is ignored
			if (order.below(next.upper) == next.lower && cross(next.upper, next.lower)) {
				meet(next.upper, 1);
				order.swap(next.upper, next.lower);
				compare(order.above(next.lower), next.lower);
				compare(next.upper, order.below(next.upper));
			}
		}
	}

	/**
	 * Moves the sweep line past the next place with corners. Several corners may lie at this place. Removes the edges that end
	 * there, and adds the edges that begin there.
	 *
	 * @param corners all corners in the order of the sweep
	 * @param from the index of the first corner at this place
	 * @param to the index after the last corner at this place
	 */
	private void pass(int[] corners, int from, int to) {
		ends = 0;
		begins = 0;
		for (int i = from; i < to; i++) {
			int before = before(corners[i]);
			add(before, before, corners[i]);
			add(corners[i], end(corners[i]), corners[i]);
		}
		if (ends != 1 || begins != 1 || !goOn(ending[0], beginning[0])) {
			replace();
		}
	}

	/**
	 * Adds an edge to {@link #beginning} or {@link #ending}, depending on which of its ends the sweep line meets first. Edges
	 * without length are left out.
	 *
	 * @param other the other end of the edge
	 * @param corner the end of the edge at the corner that the sweep line has reached
	 */
	private void add(int edge, int other, int corner) {
		if (isBefore(other, corner)) {
			ending = ends == ending.length ? Arrays.copyOf(ending, 2 * ends) : ending;
			ending[ends++] = edge;
		} else if (isBefore(corner, other)) {
			beginning = begins == beginning.length ? Arrays.copyOf(beginning, 2 * begins) : beginning;
			beginning[begins++] = edge;
		}
	}

	/**
	 * Follows a ring over a corner. Replaces the edge that ends at the corner by the edge that begins there, at the same
	 * position on the sweep line. If another edge passes through the corner, does nothing and returns false.
	 *
	 * @param edge the edge that ends at the corner
	 * @param next the edge that begins at the corner
	 */
	private boolean goOn(int edge, int next) {
		int above = order.above(edge);
		int below = order.below(edge);
		boolean alone = isAlone(above, below);
		if (alone) {
			int to = right(next);
			order.replace(edge, next, x, y, x(to), y(to));
			compare(above, next);
			compare(next, below);
		}
		return alone;
	}

	/**
	 * Returns whether the corner that the sweep line has reached lies strictly between two edges.
	 *
	 * @param above the edge that must be above the corner, or {@link #NONE} if there is none
	 * @param below the edge that must be below the corner, or {@link #NONE} if there is none
	 */
	private boolean isAlone(int above, int below) {
		return (above == NONE || order.side(above, x, y) > 0) && (below == NONE || order.side(below, x, y) < 0);
	}

	private int right(int edge) {
		return isBefore(edge, end(edge)) ? end(edge) : edge;
	}

	private void replace() {
		boolean inOrder = ends == 1 || ends == 2 && order.below(ending[0]) == ending[1];
		boolean inReverse = ends == 2 && order.below(ending[1]) == ending[0];
		int above = inOrder || inReverse ? order.above(ending[inReverse ? 1 : 0]) : NONE;
		int below = inOrder || inReverse ? order.below(ending[inReverse ? 0 : ends - 1]) : NONE;
		for (int i = 0; i < ends; i++) {
			order.remove(ending[i]);
		}
		if (!inOrder && !inReverse || !isAlone(above, below)) {
			below = order.first(x, y);
			above = below == NONE ? order.last() : order.above(below);
		}
		if (!isAlone(above, below) || begins > 2) {
			turn(below);
		} else if (begins == 0) {
			compare(above, below);
		} else {
			insert(above, beginning[0], below);
			if (begins == 2) {
				boolean isUpper = direction(beginning[1], beginning[0]) < 0;
				insert(isUpper ? above : beginning[0], beginning[1], isUpper ? beginning[0] : below);
				countSame(beginning[1]);
			}
			for (int i = 0; i < begins; i++) {
				compare(beginning[i]);
			}
		}
	}

	/** Records the crossings of an edge with its two neighbours on the sweep line, if they cross. */
	private void compare(int edge) {
		compare(order.above(edge), edge);
		compare(edge, order.below(edge));
	}

	private void insert(int upper, int edge, int lower) {
		int to = right(edge);
		order.insert(upper, lower, edge, x, y, x(to), y(to));
	}

	private void insert(int edge) {
		int to = right(edge);
		order.insert(edge, x, y, x(to), y(to), x, y);
	}

	/**
	 * Moves the sweep line over a corner through which other edges pass, or at which more than two edges begin. Counts the
	 * meetings of edges at this corner. Then sorts the edges on the sweep line in the order in which they leave the corner to
	 * the right.
	 *
	 * @param first the topmost edge that does not pass above the corner
	 */
	private void turn(int first) {
		List<Through> through = new ArrayList<>();
		int lower = first;
		while (lower != NONE && count <= limit && order.side(lower, x, y) == 0) {
			meet(lower, ends + begins);
			through.add(new Through(lower, order.end(lower, 0), order.end(lower, 1), order.end(lower, 2), order.end(lower, 3)));
			lower = order.below(lower);
		}
		through.forEach(each -> order.remove(each.edge));
		for (Through each : through) {
			order.insert(each.edge, each.ax, each.ay, each.bx, each.by, x, y);
			int crossed = order.below(each.edge);
			while (crossed != NONE && count <= limit && order.side(crossed, x, y) == 0) {
				meet(each.edge, 1);
				crossed = order.below(crossed);
			}
		}
		for (int i = 0; i < begins && count <= limit; i++) {
			insert(beginning[i]);
			countSame(beginning[i]);
		}
		through.forEach(each -> compare(each.edge));
		for (int i = 0; i < begins && count <= limit; i++) {
			compare(beginning[i]);
		}
	}

	/**
	 * An edge that passes through the corner that the sweep line has reached, without ending there. The coordinates are its
	 * ends.
	 */
	private record Through(int edge, double ax, double ay, double bx, double by) {
	}

	/**
	 * Counts the edges that begin at the same place as a given edge and have the same direction. These edges overlap the given
	 * edge. They are directly above it in the {@link SweepOrder}.
	 */
	private void countSame(int edge) {
		int same = order.above(edge);
		while (count <= limit && same != NONE && order.end(same, 0) == x && order.end(same, 1) == y
				&& order.side(same, order.end(edge, 2), order.end(edge, 3)) == 0) {
			meet(edge, 1);
			same = order.above(same);
		}
	}

	/**
	 * Adds meetings of an edge with other edges to the count.
	 *
	 * @param times the number of meetings to add
	 */
	private void meet(int edge, int times) {
		count += times;
		latest = times > 0 ? edge : latest;
	}

	/**
	 * Compares the directions of two edges that begin at the same place. Returns -1 if {@code edge} leads above
	 * {@code other}, 1 if it leads below, and 0 if they have the same direction.
	 */
	private int direction(int edge, int other) {
		int to = right(edge);
		return order.side(other, x(to), y(to));
	}

	/** Records the crossing of two neighbouring edges, if they cross. */
	private void compare(int upper, int lower) {
		if (upper != NONE && lower != NONE && cross(upper, lower)) {
			crossings.add(crossing(upper, lower));
		}
	}

	/**
	 * Returns whether two edges cross. Looks at the range of x that both edges have. Edges cross if {@code upper} is above
	 * {@code lower} at the left end of this range, and below {@code lower} at its right end.
	 */
	private boolean cross(int upper, int lower) {
		return side(upper, lower, 2) > 0 && side(upper, lower, 0) < 0;
	}

	/**
	 * Compares two edges at one end of the range of x that both edges have. Returns -1 if the edge {@code upper} is above the
	 * edge {@code lower} there, 1 if it is below, 0 if both edges meet there.
	 *
	 * @param field 0 to compare at the left end of the range, 2 to compare at the right end
	 */
	private int side(int upper, int lower, int field) {
		double ux = order.end(upper, field);
		double uy = order.end(upper, field + 1);
		double lx = order.end(lower, field);
		double ly = order.end(lower, field + 1);
		boolean isUpperFirst = ux < lx || ux == lx && uy < ly;
		return isUpperFirst == field > 0 ? order.side(lower, ux, uy) : -order.side(upper, lx, ly);
	}

	/**
	 * Returns where two edges cross, with rounded coordinates. Rounding must not move the crossing beyond the right end of an
	 * edge. Otherwise the sweep line would remove the edge before it reaches the crossing. So the place is moved into the
	 * bounding rectangles of both edges, if necessary.
	 */
	private Crossing crossing(int upper, int lower) {
		double ax = order.end(upper, 0);
		double ay = order.end(upper, 1);
		double bx = order.end(upper, 2);
		double by = order.end(upper, 3);
		double cx = order.end(lower, 0);
		double cy = order.end(lower, 1);
		double dx = order.end(lower, 2);
		double dy = order.end(lower, 3);
		double share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx));
		double atX = Math.max(Math.max(ax, cx), Math.min(Math.min(bx, dx), ax + share * (bx - ax)));
		double atY = Math.max(Math.max(Math.min(ay, by), Math.min(cy, dy)),
				Math.min(Math.min(Math.max(ay, by), Math.max(cy, dy)), ay + share * (by - ay)));
		double latest = Math.min(atX == bx ? by : atY, atX == dx ? dy : atY);
		return new Crossing(atX, Math.min(atY, latest), upper, lower);
	}
}
