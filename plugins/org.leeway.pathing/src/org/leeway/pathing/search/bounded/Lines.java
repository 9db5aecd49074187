package org.leeway.pathing.search.bounded;

/**
 * Straight lines of a unit's anchor over a {@link SpeedField}, in pieces. Each piece lies in one face or on one edge of the
 * lattice.
 */
final class Lines {

	/** Pieces shorter than this, in cells, are left out. They come from rounding, where a line passes a vertex. */
	private static final double SHORT = 1e-11;

	private final SpeedField field;

	Lines(SpeedField field) {
		this.field = field;
	}

	/** A receiver of pieces. */
	interface Pieces {

		/**
		 * Receives the next piece of a line. The piece touches the anchors from (left, top) to (right, bottom).
		 *
		 * @param from distance of its beginning from the beginning of the line
		 * @param to distance of its end from the beginning of the line
		 */
		void add(int left, int top, int right, int bottom, double from, double to);
	}

	/** Returns the cost of a line at the largest speed 1. Infinite if the unit cannot move along it. */
	double cost(double ax, double ay, double bx, double by) {
		double[] sum = new double[1];
		split(ax, ay, bx, by, (left, top, right, bottom, from, to) -> sum[0] += (to - from)
				* field.slowness(field.speedClass(left, top, right, bottom)));
		return sum[0];
	}

	/** Passes the pieces of a line to a receiver, in their order. */
	static void split(double ax, double ay, double bx, double by, Pieces pieces) {
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
		/** Distance of the next crossing from the beginning of the line. */
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
