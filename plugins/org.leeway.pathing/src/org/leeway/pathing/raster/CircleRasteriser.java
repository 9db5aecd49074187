package org.leeway.pathing.raster;

import java.math.BigDecimal;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;

/**
 * A rasteriser that blocks the cells that a circle overlaps. In each row, these cells form a single run around the centre's
 * column. A bisection finds each end of the run.
 */
final class CircleRasteriser {

	/**
	 * Relative tolerance for comparing a squared distance with the squared radius. Larger than the rounding errors of both.
	 * Closer values are compared exactly.
	 */
	private static final double ERROR = 1e-15;

	private final Circle circle;
	private final CellRect window;
	private final BitPlaneEditor plane;

	/**
	 * Creates a rasteriser for one circle.
	 *
	 * @param window the rectangle of the map to draw, in cells
	 * @param plane receives the blocked cells of the window. Has the size of the window, and its cell 0,0 is the window's
	 * top-left cell
	 */
	CircleRasteriser(Circle circle, CellRect window, BitPlaneEditor plane) {
		this.circle = circle;
		this.window = window;
		this.plane = plane;
	}

	void draw() {
		double reach = reach(circle.y());
		int top = row(circle.y() - reach);
		int bottom = row(circle.y() + reach);
		for (int y = top; y <= bottom; y++) {
			drawRow(y);
		}
	}

	private void drawRow(int y) {
		int nearest = column(circle.x());
		if (overlaps(nearest, y)) {
			double reach = reach(circle.x());
			int left = edge(nearest, column(circle.x() - reach), y);
			int right = edge(nearest, column(circle.x() + reach), y);
			plane.setRun(left - window.x(), y - window.y(), right - left + 1);
		}
	}

	/**
	 * Returns an upper bound for the distance of an overlapped cell's top-left corner from the circle's centre, along the x or
	 * the y axis. The bound is the radius, plus a cell, plus the largest rounding error.
	 *
	 * @param centre the x or y coordinate of the centre. Far from 0, rounding errors are larger
	 */
	private double reach(double centre) {
		return circle.radius() + 1 + 2 * Math.ulp(Math.abs(centre) + circle.radius());
	}

	/**
	 * Returns the column where the run of overlapped cells ends, in one row and one direction. Searches by bisection, from
	 * {@code inside} to {@code limit}.
	 *
	 * @param inside the column of a cell of the row that the circle overlaps
	 * @param limit the last column to consider. The search goes left if this column is left of {@code inside}, else right
	 * @param y the row
	 */
	private int edge(int inside, int limit, int y) {
		int in = inside;
		int out = limit + Integer.signum(limit - inside);
		while (Math.abs(out - in) > 1) {
			int middle = in + (out - in) / 2;
			if (overlaps(middle, y)) {
				in = middle;
			} else {
				out = middle;
			}
		}
		return in;
	}

	private boolean overlaps(int x, int y) {
		double dx = Math.max(0, Math.max(x - circle.x(), circle.x() - (x + 1)));
		double dy = Math.max(0, Math.max(y - circle.y(), circle.y() - (y + 1)));
		double distance = dx * dx + dy * dy;
		double limit = circle.radius() * circle.radius();
		if (Math.abs(distance - limit) > ERROR * (distance + limit) + Double.MIN_NORMAL) {
			return distance < limit;
		}
		return overlapsExactly(x, y);
	}

	private boolean overlapsExactly(int x, int y) {
		BigDecimal dx = distance(x, circle.x());
		BigDecimal dy = distance(y, circle.y());
		BigDecimal radius = new BigDecimal(circle.radius());
		return dx.multiply(dx).add(dy.multiply(dy)).compareTo(radius.multiply(radius)) < 0;
	}

	private static BigDecimal distance(int cell, double centre) {
		BigDecimal exact = new BigDecimal(centre);
		BigDecimal before = BigDecimal.valueOf(cell).subtract(exact);
		return before.max(before.negate().subtract(BigDecimal.ONE)).max(BigDecimal.ZERO);
	}

	/** Returns the column that contains an x coordinate. Coordinates outside the window give its nearest column. */
	private int column(double x) {
		return (int) Math.clamp(Math.floor(x), window.x(), window.right() - 1);
	}

	/** Returns the row that contains a coordinate. Outside the window, returns the nearest row of the window. */
	private int row(double y) {
		return (int) Math.clamp(Math.floor(y), window.y(), window.bottom() - 1);
	}
}
