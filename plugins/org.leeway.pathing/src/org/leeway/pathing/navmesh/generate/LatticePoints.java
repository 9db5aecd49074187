package org.leeway.pathing.navmesh.generate;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A list of points on a lattice, with exact predicates on its points. A point is identified by its index in the list.
 * Coordinates are whole numbers of lattice steps, with an absolute value of less than 2^40.
 */
final class LatticePoints {

	/** Limit for the absolute values of coordinates. Below this limit, the determinant of {@link #side} fits into a long. */
	private static final long SMALL = 1L << 30;
	/**
	 * Limit for the absolute values of coordinates. Below this limit, the determinant of {@link #inCircle} fits into a long.
	 */
	private static final long TINY = 1L << 13;
	/** Relative error of the rounded determinant of {@link #inCircle}: J. R. Shewchuk, 1997. */
	private static final double ERROR = 1.2e-15;

	private long[] x = new long[16];
	private long[] y = new long[16];
	private int count;
	/**
	 * The largest absolute value of a coordinate. Below the limits {@link #SMALL} and {@link #TINY}, the predicates use faster
	 * arithmetic.
	 */
	private long size;

	int add(long px, long py) {
		if (count == x.length) {
			x = Arrays.copyOf(x, 2 * count);
			y = Arrays.copyOf(y, 2 * count);
		}
		x[count] = px;
		y[count] = py;
		size = Math.max(size, Math.max(Math.abs(px), Math.abs(py)));
		return count++;
	}

	int count() {
		return count;
	}

	long x(int point) {
		return x[point];
	}

	long y(int point) {
		return y[point];
	}

	/**
	 * Returns a copy in which all coordinates are divided by the largest power of two that divides all of them. The
	 * predicates give the same answers for the copy, but are faster, because its numbers are smaller.
	 */
	LatticePoints reduced() {
		long bits = 1L << 62;
		for (int i = 0; i < count; i++) {
			bits |= x[i] | y[i];
		}
		int shift = Long.numberOfTrailingZeros(bits);
		LatticePoints reduced = new LatticePoints();
		reduced.x = new long[count];
		reduced.y = new long[count];
		reduced.count = count;
		for (int i = 0; i < count; i++) {
			reduced.x[i] = x[i] >> shift;
			reduced.y[i] = y[i] >> shift;
			reduced.size = Math.max(reduced.size, Math.max(Math.abs(reduced.x[i]), Math.abs(reduced.y[i])));
		}
		return reduced;
	}

	/**
	 * Returns 1 if the turn from a over b to c is clockwise as the map is seen, -1 if counterclockwise. Returns 0 if the three
	 * points lie on a line.
	 */
	int side(int a, int b, int c) {
		long ux = x[b] - x[a];
		long uy = y[b] - y[a];
		long vx = x[c] - x[a];
		long vy = y[c] - y[a];
		if (size < SMALL) {
			return Long.signum(ux * vy - uy * vx);
		}
		long high = Math.multiplyHigh(ux, vy);
		long other = Math.multiplyHigh(uy, vx);
		return high != other ? Long.compare(high, other) : Long.compareUnsigned(ux * vy, uy * vx);
	}

	/** Returns whether d is inside the circle through a, b and c, which are in clockwise order as the map is seen. */
	boolean inCircle(int a, int b, int c, int d) {
		long ax = x[a] - x[d];
		long ay = y[a] - y[d];
		long bx = x[b] - x[d];
		long by = y[b] - y[d];
		long cx = x[c] - x[d];
		long cy = y[c] - y[d];
		if (size < TINY) {
			return (ax * ax + ay * ay) * (bx * cy - by * cx) + (bx * bx + by * by) * (cx * ay - cy * ax)
					+ (cx * cx + cy * cy) * (ax * by - ay * bx) > 0;
		}
		return inCircle((double) ax, (double) ay, (double) bx, (double) by, (double) cx, (double) cy);
	}

	/** Returns whether the origin is inside the circle through a, b and c. All coordinates must be whole numbers. */
	private static boolean inCircle(double ax, double ay, double bx, double by, double cx, double cy) {
		double aa = ax * ax + ay * ay;
		double bb = bx * bx + by * by;
		double cc = cx * cx + cy * cy;
		double determinant = aa * (bx * cy - by * cx) + bb * (cx * ay - cy * ax) + cc * (ax * by - ay * bx);
		double bound = aa * (Math.abs(bx * cy) + Math.abs(by * cx)) + bb * (Math.abs(cx * ay) + Math.abs(cy * ax))
				+ cc * (Math.abs(ax * by) + Math.abs(ay * bx));
		if (Math.abs(determinant) > ERROR * bound) {
			return determinant > 0;
		}
		return lifted(ax, ay, bx, by, cx, cy).add(lifted(bx, by, cx, cy, ax, ay)).add(lifted(cx, cy, ax, ay, bx, by))
				.signum() > 0;
	}

	private static BigInteger lifted(double ax, double ay, double bx, double by, double cx, double cy) {
		return product(ax, ax).add(product(ay, ay)).multiply(product(bx, cy).subtract(product(by, cx)));
	}

	private static BigInteger product(double a, double b) {
		return BigInteger.valueOf((long) a).multiply(BigInteger.valueOf((long) b));
	}
}
