package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;

/**
 * Blocks the cells that the inside of a polygon overlaps with an area greater than zero. In a row of cells the inside
 * consists of trapezoids, each of which overlaps exactly the cells that its horizontal range overlaps. {@link RowSweep}
 * finds them. In rows where edges cross or touch, vertices and crossings divide the row into bands instead: no two edges
 * cross inside a band, so its trapezoids lie between the first and second edge, the third and fourth, and so on.
 */
final class PolygonRasteriser {

	/** The rows of polygons with at least so many corners are drawn in bands at the same time. */
	private static final int MANY = 10_000;
	private static final int BANDS = 16;

	/** Takes cells of the map in a row. */
	private interface Runs {

		void add(int x, int y, int length);
	}

	/** Keeps runs as triples, for later. */
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

	/** Some rows of the window, and the edges that reach into them. */
	private record Band(CellRect rows, List<PolygonEdge> edges) {

		KeptRuns draw() {
			KeptRuns kept = new KeptRuns();
			new PolygonRasteriser(this, kept).draw();
			return kept;
		}
	}

	private final CellRect window;
	private final Runs runs;
	/** By their upper ends, downward. */
	private final List<PolygonEdge> waiting;
	private List<PolygonEdge> active = new ArrayList<>();

	private PolygonRasteriser(Band band, Runs runs) {
		this.window = band.rows();
		this.runs = runs;
		waiting = band.edges();
		waiting.sort(Comparator.comparingDouble(PolygonEdge::top).reversed());
	}

	/** @param plane has the size of the window, of which its first cell is the top-left one */
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

	/** Takes the bands of a row from the top down, with the edges of the one before at hand. */
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

	private void drawBetweenVertices(PolygonEdge[] edges, int y, double top, double bottom) {
		double from = top;
		for (double crossing : crossings(edges, top, bottom)) {
			drawBand(edges, y, from, crossing);
			from = crossing;
		}
		drawBand(edges, y, from, bottom);
	}

	/**
	 * The heights at which edges cross, ascending. They are found as the swaps that turn the order at the top into that
	 * at the bottom.
	 */
	private static double[] crossings(PolygonEdge[] edges, double top, double bottom) {
		Comparator<PolygonEdge> atBottom = orderAt(bottom);
		Arrays.sort(edges, orderAt(top).thenComparing(atBottom));
		double[] found = new double[4];
		int count = 0;
		for (int i = 1; i < edges.length; i++) {
			for (int j = i; j > 0 && atBottom.compare(edges[j - 1], edges[j]) > 0; j--) {
				found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
				found[count++] = edges[j - 1].crossing(edges[j], top, bottom);
				PolygonEdge swapped = edges[j];
				edges[j] = edges[j - 1];
				edges[j - 1] = swapped;
			}
		}
		return Arrays.stream(found, 0, count).filter(y -> y > top && y < bottom).sorted().distinct().toArray();
	}

	private void drawBand(PolygonEdge[] edges, int y, double top, double bottom) {
		Comparator<PolygonEdge> order = orderWithin(top, bottom);
		Arrays.sort(edges, order);
		for (int i = 0; i + 1 < edges.length; i += 2) {
			if (order.compare(edges[i], edges[i + 1]) < 0) {
				drawTrapezoid(edges[i], edges[i + 1], y, top, bottom);
			}
		}
	}

	private static Comparator<PolygonEdge> orderAt(double y) {
		return (a, b) -> a.compare(b, y);
	}

	/** The order in the middle of a band: the rounded y of a crossing may lie on the wrong side of it. */
	private static Comparator<PolygonEdge> orderWithin(double top, double bottom) {
		double middle = top + (bottom - top) / 2;
		boolean within = middle > top && middle < bottom;
		return within ? orderAt(middle) : orderAt(top).thenComparing(orderAt(bottom));
	}

	private void drawTrapezoid(PolygonEdge left, PolygonEdge right, int y, double top, double bottom) {
		double first = Math.max(window.x(), Math.min(left.floorAt(top), left.floorAt(bottom)));
		double last = Math.min(window.right(), Math.max(right.ceilAt(top), right.ceilAt(bottom))) - 1;
		if (first <= last) {
			runs.add((int) first, y, (int) (last - first) + 1);
		}
	}
}
