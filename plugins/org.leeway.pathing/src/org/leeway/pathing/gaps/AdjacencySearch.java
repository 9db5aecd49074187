package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * Finds the links of neighbours by cutting the plane into squares, and these into quarters. A square keeps only the
 * pieces that are nearest to some place in it; whatever reaches into a gap whose middle is in the square is among them.
 * Where few are left, each pair is tried. With n pieces that are spread out, this takes n log n steps.
 */
final class AdjacencySearch {

	/** So few pieces need not be told apart any more. */
	private static final int FEW = 8;
	/** So often a square is cut at most: many pieces may be equally near to one place. */
	private static final int MOST_CUTS = 24;
	/** More than rounding changes a distance, relatively. */
	private static final double ROUNDING = 1e-8;

	private final List<Site> pieces;
	private final Progress progress;
	private final double slack;
	private final List<SiteAdjacency> links = new ArrayList<>();

	/** The places from the left and top to just before the right and bottom. Quarters share the numbers between them. */
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

	private AdjacencySearch(List<Site> pieces, double extent, Progress progress) {
		this.pieces = pieces;
		this.progress = progress;
		this.slack = 1e-11 * Math.max(1, extent);
	}

	/** @throws java.util.concurrent.CancellationException if the work was cancelled */
	static List<SiteAdjacency> of(List<Site> pieces, Progress progress) {
		double low = Double.POSITIVE_INFINITY;
		double high = Double.NEGATIVE_INFINITY;
		for (Site piece : pieces) {
			low = Math.min(low, Math.min(Math.min(piece.ax(), piece.bx()), Math.min(piece.ay(), piece.by())));
			high = Math.max(high, Math.max(Math.max(piece.ax(), piece.bx()), Math.max(piece.ay(), piece.by())));
		}
		if (pieces.isEmpty()) {
			return List.of();
		}
		// the middle of a gap lies between points of two segments
		double margin = (high - low) / 4 + 1;
		AdjacencySearch search = new AdjacencySearch(pieces, Math.max(Math.abs(low), Math.abs(high)), progress);
		int[] all = new int[pieces.size()];
		Arrays.setAll(all, i -> i);
		search.divide(new Square(low - margin, low - margin, high + margin, high + margin), all, 0);
		return search.links;
	}

	private void divide(Square square, int[] above, int cuts) {
		progress.check();
		int[] near = nearest(square, above);
		if (near.length <= FEW || cuts == MOST_CUTS) {
			link(square, near);
			return;
		}
		for (Square quarter : square.quarters()) {
			divide(quarter, near, cuts + 1);
		}
	}

	/** Those that may be the nearest one to a place in a square, or as near as that. */
	private int[] nearest(Square square, int[] some) {
		double x = square.middleX();
		double y = square.middleY();
		double[] distances = new double[some.length];
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i < some.length; i++) {
			distances[i] = pieces.get(some[i]).distance(x, y);
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

	private void link(Square square, int[] near) {
		for (int i : near) {
			for (int j : near) {
				if (j < i) {
					link(square, i, j, near);
				}
			}
		}
	}

	private void link(Square square, int i, int j, int[] near) {
		Site a = pieces.get(i);
		Site b = pieces.get(j);
		SiteAdjacency link = SiteAdjacency.between(a, i, b, j);
		Point middle = link.middle(a, b);
		if (square.holds(middle) && isNarrowest(link, middle, near)) {
			links.add(link.radius() == Double.NEGATIVE_INFINITY ? link : link.exact(a, b));
		}
	}

	/** Whether no third piece reaches into the largest circle in the gap: else there are narrower gaps on either side. */
	private boolean isNarrowest(SiteAdjacency link, Point middle, int[] near) {
		double room = link.radius() * (1 - 1e-9) - 1e-12;
		for (int k : near) {
			if (link.radius() >= 0 && k != link.first() && k != link.second()
					&& pieces.get(k).distance(middle.x(), middle.y()) < room) {
				return false;
			}
		}
		return true;
	}
}
