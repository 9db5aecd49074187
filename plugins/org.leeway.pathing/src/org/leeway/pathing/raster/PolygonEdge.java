package org.leeway.pathing.raster;

import java.math.BigDecimal;
import java.util.stream.DoubleStream;

/**
 * A polygon edge that is not horizontal, from its upper end to its lower end. Comparisons of two edges are exact: if the
 * rounded x coordinates are too close, {@link BigDecimal}s decide.
 */
record PolygonEdge(double topX, double top, double bottomX, double bottom) {

	/** An upper bound of the relative error of {@link #xAt}. */
	private static final double ERROR = 1e-14;

	static PolygonEdge between(double x, double y, double otherX, double otherY) {
		return y < otherY ? new PolygonEdge(x, y, otherX, otherY) : new PolygonEdge(otherX, otherY, x, y);
	}

	DoubleStream ends() {
		return DoubleStream.of(top, bottom);
	}

	boolean spans(double from, double to) {
		return top <= from && bottom >= to;
	}

	private boolean isVertical() {
		return topX == bottomX;
	}

	/**
	 * Returns the x coordinate of the edge at {@code y}, rounded. Halves all y coordinates if the height of the edge is too
	 * large for a double.
	 */
	private double xAt(double y) {
		double height = bottom - top;
		double t = Double.isFinite(height) ? (y - top) / height : (y / 2 - top / 2) / (bottom / 2 - top / 2);
		return isVertical() || y == top ? topX : y == bottom ? bottomX : (1 - t) * topX + t * bottomX;
	}

	/**
	 * Returns an upper bound of the error of {@link #xAt}. The bound is 0 at the ends of the edge and for a vertical edge,
	 * where the result is exact.
	 */
	private double error(double y) {
		return isVertical() || y == top || y == bottom ? 0 : ERROR * Math.max(Math.abs(topX), Math.abs(bottomX));
	}

	/**
	 * Compares the x coordinates of this edge and another edge at {@code y}. Returns 1 if the x of this edge is larger, -1
	 * if it is smaller, 0 if both are equal.
	 */
	int compare(PolygonEdge other, double y) {
		double difference = xAt(y) - other.xAt(y);
		double error = error(y) + other.error(y);
		if (Math.abs(difference) > error || error == 0) {
			return (int) Math.signum(difference);
		}
		BigDecimal mine = scaledX(y).multiply(other.scale());
		return mine.compareTo(other.scaledX(y).multiply(scale()));
	}

	/** Returns the largest whole number not above the x at {@code y}. */
	double floorAt(double y) {
		double x = xAt(y);
		double near = Math.rint(x);
		double error = error(y);
		return error == 0 || Math.abs(x - near) > error ? Math.floor(x) : compareX(y, near) < 0 ? near - 1 : near;
	}

	/** Returns the least whole number not below the x at {@code y}. */
	double ceilAt(double y) {
		double x = xAt(y);
		double near = Math.rint(x);
		double error = error(y);
		return error == 0 || Math.abs(x - near) > error ? Math.ceil(x) : compareX(y, near) > 0 ? near + 1 : near;
	}

	private int compareX(double y, double x) {
		return scaledX(y).compareTo(new BigDecimal(x).multiply(scale()));
	}

	private BigDecimal scale() {
		return new BigDecimal(bottom).subtract(new BigDecimal(top));
	}

	/** Returns the x coordinate of the edge at {@code y}, multiplied by {@link #scale}. The product is exact. */
	private BigDecimal scaledX(double y) {
		BigDecimal down = new BigDecimal(y).subtract(new BigDecimal(top));
		BigDecimal across = new BigDecimal(bottomX).subtract(new BigDecimal(topX));
		return new BigDecimal(topX).multiply(scale()).add(down.multiply(across));
	}
}
