package org.leeway.core.exchange.godot.scene;

import org.leeway.core.LevelFormatException;
import org.leeway.pathing.geom.Point;

/**
 * An affine map of the plane: a linear map and a shift. The point (x, y) becomes the point
 * {@code (xx x + yx y + dx, xy x + yy y + dy)}.
 */
record Affine(double xx, double xy, double yx, double yy, double dx, double dy) {

	static final Affine SAME = new Affine(1, 0, 0, 1, 0, 0);
	private static final double ROUNDING = 1e-9;

	/** Returns the transform of a node relative to its parent: position, rotation, scale and skew. */
	static Affine of(SceneNode node) throws LevelFormatException {
		double[] position = node.vector("position", node.number("offset_left", 0), node.number("offset_top", 0));
		double[] scale = node.vector("scale", 1, 1);
		double angle = node.number("rotation", 0);
		double other = angle + node.number("skew", 0);
		return new Affine(Math.cos(angle) * scale[0], Math.sin(angle) * scale[0], -Math.sin(other) * scale[1],
				Math.cos(other) * scale[1], position[0], position[1]);
	}

	/** Returns the affine map that first applies {@code first}, and then applies this map to the result. */
	Affine after(Affine first) {
		return new Affine(xx * first.xx + yx * first.xy, xy * first.xx + yy * first.xy, xx * first.yx + yx * first.yy,
				xy * first.yx + yy * first.yy, x(first.dx, first.dy), y(first.dx, first.dy));
	}

	double x(double px, double py) {
		return xx * px + yx * py + dx;
	}

	double y(double px, double py) {
		return xy * px + yy * py + dy;
	}

	Point apply(double px, double py) {
		return new Point(x(px, py), y(px, py));
	}

	/**
	 * Maps points.
	 *
	 * @param points the coordinates {@code x0, y0, x1, y1, ...}
	 */
	double[] apply(double[] points) {
		double[] images = new double[points.length];
		for (int i = 0; i < points.length; i += 2) {
			images[i] = x(points[i], points[i + 1]);
			images[i + 1] = y(points[i], points[i + 1]);
		}
		return images;
	}

	/** Returns the same linear map without the shift. */
	Affine unshifted() {
		return new Affine(xx, xy, yx, yy, 0, 0);
	}

	/**
	 * Returns whether this affine map consists only of a shift and of scales along x and y. False if the map rotates, skews or
	 * mirrors.
	 */
	boolean isUpright() {
		double rounding = ROUNDING * (Math.abs(xx) + Math.abs(yy));
		return xx > 0 && yy > 0 && Math.abs(xy) <= rounding && Math.abs(yx) <= rounding;
	}

	/** Returns whether the map turns circles into circles, and not into ellipses. */
	boolean keepsCircles() {
		double rounding = ROUNDING * (scaleX() + scaleY());
		return Math.abs(scaleX() - scaleY()) <= rounding && Math.abs(xx * yx + xy * yy) <= rounding * scaleX();
	}

	/** Returns the factor by which the map scales lengths along the x axis. */
	double scaleX() {
		return Math.hypot(xx, xy);
	}

	/** Returns the factor by which the map scales lengths along the y axis. */
	double scaleY() {
		return Math.hypot(yx, yy);
	}

	/**
	 * Returns whether the absolute value of each coefficient is at most {@code most}. False if a coefficient is infinite or
	 * NaN.
	 */
	boolean isWithin(double most) {
		return Math.abs(xx) <= most && Math.abs(xy) <= most && Math.abs(yx) <= most && Math.abs(yy) <= most
				&& Math.abs(dx) <= most && Math.abs(dy) <= most;
	}
}
