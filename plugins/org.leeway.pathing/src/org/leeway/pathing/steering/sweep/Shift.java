package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Point;

/** A motion along a line: traces are segments. */
record Shift(double dx, double dy) implements Motion {

	@Override
	public Motion inverse() {
		return new Shift(-dx, -dy);
	}

	@Override
	public double distance(double x, double y, double ax, double ay, double bx, double by) {
		if (meets(x, y, ax, ay, bx, by)) {
			return 0;
		}
		double ends = Math.min(Lines.distance(x, y, ax, ay, bx, by), Lines.distance(x + dx, y + dy, ax, ay, bx, by));
		return Math.min(ends, Math.min(distance(x, y, ax, ay), distance(x, y, bx, by)));
	}

	@Override
	public double distance(double x, double y, double px, double py) {
		return Lines.distance(px, py, x, y, x + dx, y + dy);
	}

	@Override
	public boolean meets(double x, double y, double ax, double ay, double bx, double by) {
		return Lines.meet(x, y, x + dx, y + dy, ax, ay, bx, by);
	}

	@Override
	public void enclose(double x, double y, double[] bounds) {
		Lines.enclose(x, y, bounds);
		Lines.enclose(x + dx, y + dy, bounds);
	}

	@Override
	public Point end(double x, double y) {
		return new Point(x + dx, y + dy);
	}
}
