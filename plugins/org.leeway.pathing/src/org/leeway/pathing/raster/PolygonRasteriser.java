package org.leeway.pathing.raster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;

/**
 * A rasteriser that blocks each cell that has an area in common with a polygon. {@link RowSweep} divides the part of
 * the polygon in a row of cells into trapezoids. Each trapezoid blocks the cells from its leftmost to its rightmost
 * point.
 * <p>
 * {@link RowSweep} gives up in a row where edges cross or touch. This class cuts such a row into horizontal strips at
 * the heights of its vertices. So no edge begins or ends inside a strip.
 */
final class PolygonRasteriser {

	/** Polygons with this number of corners or more are drawn in parallel, each thread taking a band of consecutive rows. */
	private static final int MANY = 10_000;
	/** The number of bands of rows. */
	private static final int BANDS = 16;

	/** A receiver of runs. A run consists of consecutive cells in a row of the map. */
	private interface Runs {

		void add(int x, int y, int length);
	}

	/** A list of runs, stored as triples of x, y and length. */
	private static final class KeptRuns implements Runs {

		private int[] numbers = new int[3 << 10];
		private int count;

		@Override
		public void add(int x, int y, int length) {
			if (count == numbers.length) {
				numbers = Arrays.copyOf(numbers, 2 * count);
			}
			numbers[count++] = x;
			numbers[count++] = y;
			numbers[count++] = length;
		}

		void addTo(Runs others) {
			for (int i = 0; i < count; i += 3) {
				others.add(numbers[i], numbers[i + 1], numbers[i + 2]);
			}
		}
	}

	/**
	 * A band of consecutive rows, and the edges of the polygon that reach into these rows. Leaves out horizontal edges. The
	 * bands of a large polygon are drawn in parallel.
	 */
	private record Band(CellRect rows, List<PolygonEdge> edges) {

		KeptRuns draw() {
			KeptRuns kept = new KeptRuns();
			new PolygonRasteriser(this, kept).draw();
			return kept;
		}
	}

	private final CellRect window;
	private final Runs runs;
	/** The edges that begin below the current row, sorted by their upper ends, the topmost edge last. */
	private final List<PolygonEdge> waiting;
	private List<PolygonEdge> active = new ArrayList<>();

	private PolygonRasteriser(Band band, Runs runs) {
		this.window = band.rows();
		this.runs = runs;
		waiting = band.edges();
		waiting.sort(Comparator.comparingDouble(PolygonEdge::top).reversed());
	}

	/**
	 * Draws the part of a polygon inside a window into a plane.
	 *
	 * @param plane has the size of the window; its cell 0,0 is the window's top-left cell
	 */
	static void draw(Polygon polygon, CellRect window, BitPlaneEditor plane) {
		Runs onPlane = (x, y, length) -> plane.setRun(x - window.x(), y - window.y(), length);
		if (polygon.size() < MANY) {
			bands(polygon, window, 1).forEach(all -> new PolygonRasteriser(all, onPlane).draw());
		} else {
			bands(polygon, window, BANDS).parallelStream().map(Band::draw).toList().forEach(kept -> kept.addTo(onPlane));
		}
	}

	private static List<Band> bands(Polygon polygon, CellRect window, int count) {
		int rows = Math.max(1, (window.height() + count - 1) / count);
		List<Band> bands = IntStream.iterate(window.y(), y -> y < window.bottom(), y -> y + rows)
				.mapToObj(y -> new CellRect(window.x(), y, window.width(), Math.min(rows, window.bottom() - y)))
				.map(part -> new Band(part, new ArrayList<>())).toList();
		for (int i = 0; i < polygon.size(); i++) {
			int next = i + 1 == polygon.size() ? 0 : i + 1;
			double y = polygon.y(i);
			double nextY = polygon.y(next);
			if (y == nextY) {
				continue;
			}
			double first = Math.max(Math.floor(Math.min(y, nextY)), window.y());
			double last = Math.min(Math.ceil(Math.max(y, nextY)), window.bottom()) - 1;
			if (first <= last) {
				PolygonEdge edge = PolygonEdge.between(polygon.x(i), y, polygon.x(next), nextY);
				int lastBand = ((int) last - window.y()) / rows;
				for (int band = ((int) first - window.y()) / rows; band <= lastBand; band++) {
					bands.get(band).edges().add(edge);
				}
			}
		}
		return bands;
	}

	private void draw() {
		int y = waiting.isEmpty() ? 0 : (int) Math.max(window.y(), Math.floor(waiting.getLast().top()));
		for (; y < window.bottom() && !(waiting.isEmpty() && active.isEmpty()); y++) {
			activate(y);
			int row = y;
			if (!RowSweep.draw(active, row, (left, right, top, bottom) -> drawTrapezoid(left, right, row, top, bottom))) {
				drawBands(row);
			}
		}
	}

	private void activate(int y) {
		active.removeIf(edge -> edge.bottom() <= y);
		while (!waiting.isEmpty() && waiting.getLast().top() < y + 1) {
			PolygonEdge edge = waiting.removeLast();
			if (edge.bottom() > y) {
				active.add(edge);
			}
		}
	}

	/** Draws a row in strips, from the top down. Each vertex inside the row ends a strip at its y coordinate. */
	private void drawBands(int y) {
		double[] bounds = active.stream().flatMapToDouble(PolygonEdge::ends).filter(end -> end > y && end < y + 1)
				.sorted().distinct().toArray();
		PolygonEdge[] byTop = active.toArray(PolygonEdge[]::new);
		Arrays.sort(byTop, Comparator.comparingDouble(PolygonEdge::top));
		List<PolygonEdge> spanning = new ArrayList<>();
		int next = 0;
		double top = y;
		for (int i = 0; i <= bounds.length; i++) {
			double from = top;
			double to = i < bounds.length ? bounds[i] : y + 1;
			for (; next < byTop.length && byTop[next].top() <= from; next++) {
				spanning.add(byTop[next]);
			}
			spanning.removeIf(edge -> !edge.spans(from, to));
			drawBetweenVertices(spanning.toArray(PolygonEdge[]::new), y, from, to);
			top = to;
		}
	}

	/**
	 * Draws a strip of a row of cells. No edge begins or ends inside the strip. Each edge blocks the cells that it enters.
	 * Sorted from left to right, the first and second edge enclose a part of the polygon. The third and fourth edge enclose the
	 * next part, and so on. The cells inside these parts are blocked too.
	 * <p>
	 * Edges may cross in the strip, and then have another order below the crossing. The order at the top of the strip suffices.
	 * From a place in the polygon, go straight up to the top of the strip, without leaving the cell. If no edge is on the way,
	 * the place at the top is also inside the polygon. Otherwise, the edge on the way enters the cell. In both cases, the cell
	 * is blocked.
	 */
	private void drawBetweenVertices(PolygonEdge[] edges, int y, double top, double bottom) {
		Comparator<PolygonEdge> order = orderAt(top).thenComparing(orderAt(bottom));
		Arrays.sort(edges, order);
		int count = withoutPairs(edges, order);
		for (int i = 0; i < count; i++) {
			drawTrapezoid(edges[i], edges[i], y, top, bottom);
		}
		for (int i = 0; i + 1 < count; i += 2) {
			drawTrapezoid(edges[i], edges[i + 1], y, top, top);
		}
	}

	/**
	 * Removes pairs of equal edges: two boundaries at the same place have no effect by the even-odd rule. Moves the
	 * remaining edges to the front of the array. Returns the number of remaining edges.
	 */
	private static int withoutPairs(PolygonEdge[] sorted, Comparator<PolygonEdge> order) {
		int count = 0;
		for (PolygonEdge edge : sorted) {
			if (count > 0 && order.compare(sorted[count - 1], edge) == 0) {
				count--;
			} else {
				sorted[count++] = edge;
			}
		}
		return count;
	}

	private static Comparator<PolygonEdge> orderAt(double y) {
		return (a, b) -> a.compare(b, y);
	}

	private void drawTrapezoid(PolygonEdge left, PolygonEdge right, int y, double top, double bottom) {
		double first = Math.max(window.x(), Math.min(left.floorAt(top), left.floorAt(bottom)));
		double last = Math.min(window.right(), Math.max(right.ceilAt(top), right.ceilAt(bottom))) - 1;
		if (first <= last) {
			runs.add((int) first, y, (int) (last - first) + 1);
		}
	}
}
