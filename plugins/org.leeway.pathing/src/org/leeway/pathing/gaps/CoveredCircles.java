package org.leeway.pathing.gaps;

import java.util.List;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A search for circles that lie inside another circle. A circle may touch its covering circle from inside. The search
 * is exact. For n circles, it needs about O(n log n) time, unless many circles are nearly covered. The circles are in a
 * k-d tree with three coordinates: the x and y of the centre, and the radius.
 */
public final class CoveredCircles {

	private static final int LEAF = 8;
	/** A tolerance for rounding: an upper bound of the relative error of a sum of two distances. */
	private static final double SLACK = 1e-14;

	/** Nodes with at least this number of circles are split in parallel. */
	private static final int MANY = 4096;

	/** The x coordinates of the circles' centres, in the order of the tree: the circles of a node follow each other. */
	private final double[] x;
	/** Indexed by position: the y of the circle's centre. */
	private final double[] y;
	/** Indexed by position: the radius of the circle. */
	private final double[] radii;
	/**
	 * The arrays {@link #x}, {@link #y} and {@link #radii}. Each inner node of the tree chooses an array, and divides its
	 * circles into two halves by their values in this array.
	 */
	private final double[][] keys;
	/** Indexed by position in the order of the tree: the index of the circle in the list of all circles. */
	private final int[] numbers;

	/**
	 * A node of the tree: the circles at positions [from, to).
	 *
	 * @param low the least x, y and radius of the circles
	 * @param high the largest x, y and radius of the circles
	 * @param first the least index of a circle of the node in the list of all circles
	 * @param left the first half. Null in a leaf
	 * @param right the second half. Null in a leaf
	 */
	private record Node(int from, int to, double[] low, double[] high, int first, Node left, Node right) {

		/**
		 * Returns whether a circle of the node may cover a given circle. The test uses only the bounds of the node. If the result
		 * is false, no circle of the node covers the given circle.
		 */
		boolean mayCover(double x, double y, double radius) {
			double dx = Math.max(0, Math.max(low[0] - x, x - high[0]));
			double dy = Math.max(0, Math.max(low[1] - y, y - high[1]));
			return high[2] * (1 + SLACK) >= (Math.sqrt(dx * dx + dy * dy) + radius) * (1 - SLACK);
		}
	}

	private CoveredCircles(List<Circle> circles) {
		x = circles.stream().mapToDouble(Circle::x).toArray();
		y = circles.stream().mapToDouble(Circle::y).toArray();
		radii = circles.stream().mapToDouble(Circle::radius).toArray();
		keys = new double[][] { x, y, radii };
		numbers = IntStream.range(0, x.length).toArray();
	}

	/**
	 * Returns for each circle the index of the first other circle that covers it, or -1 if there is none. Of several
	 * equal circles, the first covers all later circles.
	 */
	public static int[] covers(List<Circle> circles) {
		CoveredCircles search = new CoveredCircles(circles);
		if (circles.isEmpty()) {
			return new int[0];
		}
		Node root = search.node(0, circles.size());
		int[] covers = new int[circles.size()];
		IntStream.range(0, covers.length).parallel().forEach(i -> {
			int cover = search.first(root, i, Integer.MAX_VALUE);
			covers[search.numbers[i]] = cover == Integer.MAX_VALUE ? -1 : cover;
		});
		return covers;
	}

	private Node node(int from, int to) {
		double[] low = new double[keys.length];
		double[] high = new double[keys.length];
		int widest = 0;
		for (int k = 0; k < keys.length; k++) {
			findRange(keys[k], from, to, low, high, k);
			widest = high[k] - low[k] > high[widest] - low[widest] ? k : widest;
		}
		int first = leastNumber(from, to);
		if (to - from <= LEAF) {
			return new Node(from, to, low, high, first, null, null);
		}
		int middle = (from + to) >>> 1;
		select(keys[widest], from, to - 1, middle);
		if (to - from < MANY) {
			return new Node(from, to, low, high, first, node(from, middle), node(middle, to));
		}
		ForkJoinTask<Node> left = ForkJoinTask.adapt(() -> node(from, middle)).fork();
		Node right = node(middle, to);
		return new Node(from, to, low, high, first, left.join(), right);
	}

	private static void findRange(double[] key, int from, int to, double[] low, double[] high, int k) {
		double least = key[from];
		double greatest = least;
		for (int i = from + 1; i < to; i++) {
			least = Math.min(least, key[i]);
			greatest = Math.max(greatest, key[i]);
		}
		low[k] = least;
		high[k] = greatest;
	}

	private int leastNumber(int from, int to) {
		int least = Integer.MAX_VALUE;
		for (int i = from; i < to; i++) {
			least = Math.min(least, numbers[i]);
		}
		return least;
	}

	/**
	 * Partly sorts the circles in the range [from, to] by a key (quickselect). Afterwards, the circle at {@code place} is where
	 * full sorting would put it. Circles before it have no greater key, and circles after it have no lesser key.
	 */
	private void select(double[] key, int from, int to, int place) {
		int low = from;
		int high = to;
		while (low < high) {
			double pivot = key[(low + high) >>> 1];
			int i = low;
			int j = high;
			while (i <= j) {
				while (key[i] < pivot) {
					i++;
				}
				while (key[j] > pivot) {
					j--;
				}
				if (i <= j) {
					swap(i++, j--);
				}
			}
			low = place >= i ? i : low;
			high = place <= j ? j : high;
			if (place > j && place < i) {
				return;
			}
		}
	}

	private void swap(int i, int j) {
		for (double[] key : keys) {
			double moved = key[i];
			key[i] = key[j];
			key[j] = moved;
		}
		int number = numbers[i];
		numbers[i] = numbers[j];
		numbers[j] = number;
	}

	/**
	 * Finds the circles below a node that cover circle {@code inner}. Returns the least of their indices in the list of all
	 * circles. Returns {@code limit} if no such index is below {@code limit}.
	 *
	 * @param inner the position of the covered circle in the order of the tree
	 */
	private int first(Node node, int inner, int limit) {
		if (node.first() >= limit || !node.mayCover(x[inner], y[inner], radii[inner])) {
			return limit;
		}
		if (node.left() != null) {
			boolean leftFirst = node.left().first() < node.right().first();
			int found = first(leftFirst ? node.left() : node.right(), inner, limit);
			return first(leftFirst ? node.right() : node.left(), inner, found);
		}
		int found = limit;
		for (int i = node.from(); i < node.to(); i++) {
			found = i != inner && numbers[i] < found && covers(i, inner) ? numbers[i] : found;
		}
		return found;
	}

	private boolean covers(int outer, int inner) {
		if (x[outer] == x[inner] && y[outer] == y[inner] && radii[outer] == radii[inner]) {
			return numbers[outer] < numbers[inner];
		}
		return radii[inner] <= radii[outer]
				&& Predicates.compareReach(x[inner], y[inner], x[outer], y[outer], radii[inner], radii[outer]) <= 0;
	}
}
