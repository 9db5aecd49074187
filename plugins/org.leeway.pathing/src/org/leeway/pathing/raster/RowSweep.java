package org.leeway.pathing.raster;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * A search that divides a polygon into trapezoids, in one row of cells. A trapezoid lies between two edges and two y
 * coordinates. A horizontal line sweeps down from vertex to vertex. The search keeps a list of the edges that the line
 * crosses, sorted from left to right.
 * <p>
 * If edges cross or touch, the search gives up. Source: Shamos and Hoey, Geometric intersection problems, 1976.
 */
final class RowSweep {

	/** A receiver of trapezoids: the parts of a polygon between two edges and two y coordinates. */
	interface Trapezoids {

		void draw(PolygonEdge left, PolygonEdge right, double top, double bottom);
	}

	private final Trapezoids trapezoids;
	private final double begin;
	private final double end;
	/** The edges that the sweeping line meets at present, from left to right. */
	private PolygonEdge[] line = new PolygonEdge[16];
	/**
	 * Indexed like {@link #line}: the y where the present trapezoid to the right of the edge begins. Unused if the area to the
	 * right of the edge is outside of the polygon.
	 */
	private double[] since = new double[16];
	private int count;

	private RowSweep(int y, Trapezoids trapezoids) {
		this.trapezoids = trapezoids;
		this.begin = y;
		this.end = y + 1;
	}

	/**
	 * Finds the trapezoids between {@code y} and {@code y + 1}.
	 *
	 * @param edges all edges that have a part between these heights. If the method succeeds, it keeps only the edges that
	 * reach {@code y + 1}, sorted by their x coordinates there. The next row then needs less sorting
	 * @return false if edges cross or touch. Then {@code edges} is unchanged, and only trapezoids above the crossing were
	 * found
	 */
	static boolean draw(List<PolygonEdge> edges, int y, Trapezoids trapezoids) {
		RowSweep sweep = new RowSweep(y, trapezoids);
		boolean found = sweep.sweep(edges);
		if (found) {
			edges.clear();
			edges.addAll(Arrays.asList(sweep.line).subList(0, sweep.count));
		}
		return found;
	}

	private boolean sweep(List<PolygonEdge> edges) {
		PolygonEdge[] starting = some(edges, edge -> edge.top() > begin, PolygonEdge::top);
		PolygonEdge[] ending = some(edges, edge -> edge.bottom() < end, PolygonEdge::bottom);
		start(edges.stream().filter(edge -> edge.top() <= begin).toArray(PolygonEdge[]::new));
		if (count % 2 != 0 || !isInOrder(0, count - 1)) {
			return false;
		}
		int started = 0;
		int ended = 0;
		while (true) {
			double top = started < starting.length ? starting[started].top() : end;
			double height = Math.min(top, ended < ending.length ? ending[ended].bottom() : end);
			if (height >= end) {
				finish(0, count, end);
				return true;
			}
			int firstEnded = ended;
			int firstStarted = started;
			while (ended < ending.length && ending[ended].bottom() == height) {
				ended++;
			}
			while (started < starting.length && starting[started].top() == height) {
				started++;
			}
			if (!change(Arrays.asList(ending).subList(firstEnded, ended),
					Arrays.asList(starting).subList(firstStarted, started), height)) {
				return false;
			}
		}
	}

	private static PolygonEdge[] some(List<PolygonEdge> edges, Predicate<PolygonEdge> which,
			ToDoubleFunction<PolygonEdge> height) {
		PolygonEdge[] some = edges.stream().filter(which).toArray(PolygonEdge[]::new);
		Arrays.sort(some, Comparator.comparingDouble(height));
		return some;
	}

	/** Starts the sweep at the top of the row, with the edges that begin there or above. */
	private void start(PolygonEdge[] above) {
		count = above.length;
		Arrays.sort(above, ((Comparator<PolygonEdge>) (a, b) -> a.compare(b, begin)).thenComparing(RowSweep::compareBelow));
		line = Arrays.copyOf(above, Math.max(line.length, count));
		since = new double[line.length];
		Arrays.fill(since, begin);
	}

	/**
	 * Moves the sweep down to a height where edges end or begin. Removes the ending edges from {@link #line}, and adds the
	 * beginning edges. Returns false if edges cross or touch.
	 */
	private boolean change(List<PolygonEdge> ending, List<PolygonEdge> beginning, double height) {
		int[] places = new int[ending.size()];
		int first = count;
		int last = 0;
		for (int i = 0; i < places.length; i++) {
			places[i] = find(ending.get(i), height);
			if (places[i] < 0) {
				return false;
			}
			first = Math.min(first, places[i]);
			last = Math.max(last, (places[i] | 1) + 1);
		}
		for (PolygonEdge edge : beginning) {
			int place = firstNotBefore(edge, height);
			first = Math.min(first, place);
			last = Math.max(last, (place + 1) / 2 * 2);
		}
		first &= ~1;
		last = Math.min(last, count);
		finish(first, last, height);
		Arrays.sort(places);
		for (int i = places.length - 1; i >= 0; i--) {
			System.arraycopy(line, places[i] + 1, line, places[i], count - places[i] - 1);
			System.arraycopy(since, places[i] + 1, since, places[i], count - places[i] - 1);
			count--;
		}
		for (PolygonEdge edge : beginning) {
			if (!insert(edge, height)) {
				return false;
			}
		}
		last += beginning.size() - places.length;
		Arrays.fill(since, first, last, height);
		return count % 2 == 0 && isInOrder(Math.max(0, first - 1), Math.min(count - 1, last));
	}

	/** Reports the trapezoids that end at a height, for the edges [from, to) of {@link #line}. */
	private void finish(int from, int to, double height) {
		for (int i = from; i + 1 < to; i += 2) {
			if (since[i] < height) {
				trapezoids.draw(line[i], line[i + 1], since[i], height);
			}
		}
	}

	/**
	 * Returns the index in {@link #line} of an edge that ends at a height. Returns -1 if the binary search does not find the
	 * edge. This happens only if edges have crossed: {@link #line} is then not sorted at this height.
	 */
	private int find(PolygonEdge edge, double height) {
		for (int i = firstNotBefore(edge, height); i < count && line[i].compare(edge, height) == 0; i++) {
			if (line[i] == edge) {
				return i;
			}
		}
		return -1;
	}

	private int firstNotBefore(PolygonEdge edge, double height) {
		int low = 0;
		int high = count;
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (line[middle].compare(edge, height) < 0) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	/**
	 * Adds an edge that begins at a height. Returns false if it begins in the middle of another edge. Two edges may begin
	 * at the same point.
	 */
	private boolean insert(PolygonEdge edge, double height) {
		int place = firstNotBefore(edge, height);
		while (place < count && line[place].compare(edge, height) == 0) {
			if (line[place].top() != height) {
				return false;
			}
			if (compareBelow(line[place], edge) > 0) {
				break;
			}
			place++;
		}
		if (count == line.length) {
			line = Arrays.copyOf(line, 2 * count);
			since = Arrays.copyOf(since, 2 * count);
		}
		System.arraycopy(line, place, line, place + 1, count - place);
		System.arraycopy(since, place, since, place + 1, count - place);
		line[place] = edge;
		count++;
		return true;
	}

	/** Compares two edges that begin at the same place by their order from left to right below this place. */
	private static int compareBelow(PolygonEdge a, PolygonEdge b) {
		return a.compare(b, Math.min(a.bottom(), b.bottom()));
	}

	/**
	 * Returns whether the edges from {@code from} to {@code to} in {@link #line}, both included, are in order from left to
	 * right. Each edge must stay to the left of the next edge until either of them ends.
	 */
	private boolean isInOrder(int from, int to) {
		for (int i = from; i < to; i++) {
			int above = line[i].compare(line[i + 1], Math.max(begin, Math.max(line[i].top(), line[i + 1].top())));
			int below = line[i].compare(line[i + 1], Math.min(end, Math.min(line[i].bottom(), line[i + 1].bottom())));
			if (above > 0 || below > 0 || above == 0 && below == 0) {
				return false;
			}
		}
		return true;
	}
}
