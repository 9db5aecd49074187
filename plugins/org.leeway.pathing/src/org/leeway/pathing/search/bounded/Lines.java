package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * A calculator of the costs of straight lines. A unit's anchor moves along a line over a {@link SpeedField}. The line is
 * split into pieces, and each piece lies in one face or on one edge of the lattice of anchors.
 */
public final class Lines implements LineCosts {

	/** Pieces shorter than this, in cells, are left out. They come from rounding, where a line passes a vertex. */
	private static final double SHORT = 1e-11;

	private final SpeedField field;

	Lines(SpeedField field) {
		this.field = field;
	}

	/** A receiver of pieces. */
	public interface Pieces {

		/**
		 * Receives the next piece of a line. The piece lies in the face or on the edge between the anchors (left, top) and
		 * (right, bottom).
		 *
		 * @param from distance from the beginning of the line to the beginning of the piece
		 * @param to distance from the beginning of the line to the end of the piece
		 */
		void add(int left, int top, int right, int bottom, double from, double to);
	}

	@Override
	public double cost(Point from, Point to) {
		double[] sum = new double[1];
		split(from.x(), from.y(), to.x(), to.y(), (left, top, right, bottom, begin, end) -> sum[0] += (end - begin)
				* field.slowness(field.speedClass(left, top, right, bottom)));
		return sum[0];
	}

	/** Returns places on the column and on the row of the lattice on which the point lies. */
	@Override
	public Point[] places(Point point, double step) {
		List<Point> places = new ArrayList<>(List.of(point));
		if (point.x() == Math.rint(point.x())) {
			places.add(new Point(point.x(), point.y() - step));
			places.add(new Point(point.x(), point.y() + step));
		}
		if (point.y() == Math.rint(point.y())) {
			places.add(new Point(point.x() - step, point.y()));
			places.add(new Point(point.x() + step, point.y()));
		}
		return places.toArray(Point[]::new);
	}

	/**
	 * Returns the points of a route that lie on a column or row of the lattice of anchors. Between two of these points, the
	 * route stays in one face of the lattice. The whole face is legal, so the straight line between the two points is legal
	 * too.
	 */
	@Override
	public List<Point> legal(List<Point> vertices, double side) {
		return vertices.stream().filter(each -> each.x() == Math.rint(each.x()) || each.y() == Math.rint(each.y())).toList();
	}

	/**
	 * Splits a line at the columns and rows of the lattice. Passes the pieces to a receiver, from the beginning of the line
	 * to its end.
	 */
	public static void split(double ax, double ay, double bx, double by, Pieces pieces) {
		double dx = bx - ax;
		double dy = by - ay;
		double length = Math.sqrt(dx * dx + dy * dy);
		boolean isOnColumn = dx == 0 && ax == Math.rint(ax);
		boolean isOnRow = dy == 0 && ay == Math.rint(ay);
		double done = 0;
		Crossings columns = new Crossings(ax, dx, length);
		Crossings rows = new Crossings(ay, dy, length);
		while (done < length) {
			double next = Math.min(length, Math.min(columns.next, rows.next));
			if (next - done > SHORT) {
				double middle = (done + next) / 2 / length;
				int left = (int) Math.floor(ax + middle * dx);
				int top = (int) Math.floor(ay + middle * dy);
				pieces.add(left, top, isOnColumn ? left : left + 1, isOnRow ? top : top + 1, done, next);
			}
			done = next;
			columns.pass(done);
			rows.pass(done);
		}
	}

	/** The places where a line crosses the columns of the lattice, or the rows. */
	private static final class Crossings {

		private final double from;
		private final double perCell;
		private final int sign;
		private double line;
		/** Distance from the beginning of the line to the next crossed column or row. Infinite if there is none. */
		private double next;

		Crossings(double from, double delta, double length) {
			this.from = from;
			this.perCell = delta == 0 ? 0 : length / delta;
			this.sign = delta < 0 ? -1 : 1;
			this.line = delta < 0 ? Math.ceil(from) - 1 : Math.floor(from) + 1;
			this.next = delta == 0 ? Double.POSITIVE_INFINITY : (line - from) * perCell;
		}

		void pass(double done) {
			if (next <= done) {
				line += sign;
				next = (line - from) * perCell;
			}
		}
	}
}
