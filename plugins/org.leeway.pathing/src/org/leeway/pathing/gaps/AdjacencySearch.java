package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * Finds the adjacencies of neighbouring sites by cutting the plane into squares, and these into quarters. A square
 * keeps only the sites that are nearest to some place in it: every site that reaches into a gap with its middle in the
 * square is among them. When few sites are left, the search tries each pair. For n sites that are spread out it takes
 * O(n log n).
 */
final class AdjacencySearch {

	/** A square with at most so many sites is not cut any further. */
	private static final int FEW = 8;
	/** The most cuts of a square: many sites may be equally near to one place. */
	private static final int MOST_CUTS = 24;
	/** A bound of the relative rounding error of a distance. */
	private static final double ROUNDING = 1e-8;

	private final List<Site> sites;
	private final Progress progress;
	private final double slack;
	private final List<SiteAdjacency> adjacencies = new ArrayList<>();

	/** A square without its right and bottom edges. Neighbouring quarters have the same number at their common edge. */
	private record Square(double left, double top, double right, double bottom) {

		double middleX() {
			return left + (right - left) / 2;
		}

		double middleY() {
			return top + (bottom - top) / 2;
		}

		boolean holds(Point p) {
			return p.x() >= left && p.y() >= top && p.x() < right && p.y() < bottom;
		}

		List<Square> quarters() {
			double x = middleX();
			double y = middleY();
			return List.of(new Square(left, top, x, y), new Square(x, top, right, y), new Square(left, y, x, bottom),
					new Square(x, y, right, bottom));
		}
	}

	private AdjacencySearch(List<Site> sites, double extent, Progress progress) {
		this.sites = sites;
		this.progress = progress;
		this.slack = 1e-11 * Math.max(1, extent);
	}

	/** @throws java.util.concurrent.CancellationException if the work was cancelled */
	static List<SiteAdjacency> of(List<Site> sites, Progress progress) {
		double low = Double.POSITIVE_INFINITY;
		double high = Double.NEGATIVE_INFINITY;
		for (Site site : sites) {
			low = Math.min(low, Math.min(Math.min(site.ax(), site.bx()), Math.min(site.ay(), site.by())));
			high = Math.max(high, Math.max(Math.max(site.ax(), site.bx()), Math.max(site.ay(), site.by())));
		}
		if (sites.isEmpty()) {
			return List.of();
		}
		// the middle of a gap lies between points of two segments
		double margin = (high - low) / 4 + 1;
		AdjacencySearch search = new AdjacencySearch(sites, Math.max(Math.abs(low), Math.abs(high)), progress);
		int[] all = new int[sites.size()];
		Arrays.setAll(all, i -> i);
		search.divide(new Square(low - margin, low - margin, high + margin, high + margin), all, 0);
		return search.adjacencies;
	}

	private void divide(Square square, int[] above, int cuts) {
		progress.check();
		int[] near = nearest(square, above);
		if (near.length <= FEW || cuts == MOST_CUTS) {
			adjacency(square, near);
			return;
		}
		for (Square quarter : square.quarters()) {
			divide(quarter, near, cuts + 1);
		}
	}

	/** The sites that may be the nearest one to some place in a square, ties included. */
	private int[] nearest(Square square, int[] some) {
		double x = square.middleX();
		double y = square.middleY();
		double[] distances = new double[some.length];
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < some.length; i++) {
			distances[i] = sites.get(some[i]).distance(x, y);
			least = Math.min(least, distances[i]);
		}
		// from the middle to a corner and back
		double diagonal = Math.hypot(square.right() - square.left(), square.bottom() - square.top());
		double limit = least + diagonal + ROUNDING * (Math.abs(least) + diagonal) + slack;
		int[] near = new int[some.length];
		int count = 0;
		for (int i = 0; i < some.length; i++) {
			if (distances[i] <= limit) {
				near[count++] = some[i];
			}
		}
		return Arrays.copyOf(near, count);
	}

	private void adjacency(Square square, int[] near) {
		for (int i : near) {
			for (int j : near) {
				if (j < i) {
					adjacency(square, i, j, near);
				}
			}
		}
	}

	private void adjacency(Square square, int i, int j, int[] near) {
		Site a = sites.get(i);
		Site b = sites.get(j);
		SiteAdjacency adjacency = SiteAdjacency.between(a, i, b, j);
		Point middle = adjacency.middle(a, b);
		if (square.holds(middle) && isNarrowest(adjacency, middle, near)) {
			adjacencies.add(adjacency.radius() == Double.NEGATIVE_INFINITY ? adjacency : adjacency.exact(a, b));
		}
	}

	/** Whether no third site reaches into the largest circle in the gap: else there are narrower gaps on either side. */
	private boolean isNarrowest(SiteAdjacency adjacency, Point middle, int[] near) {
		double clearance = adjacency.radius() * (1 - 1e-9) - 1e-12;
		for (int k : near) {
			if (adjacency.radius() >= 0 && k != adjacency.first() && k != adjacency.second()
					&& sites.get(k).distance(middle.x(), middle.y()) < clearance) {
				return false;
			}
		}
		return true;
	}
}
