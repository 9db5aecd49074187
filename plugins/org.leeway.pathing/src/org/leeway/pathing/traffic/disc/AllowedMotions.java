package org.leeway.pathing.traffic.disc;

import java.util.Arrays;

/**
 * A set of motions, as the intersection of half-planes and of a disc around no motion. Finds the motion of the set that is
 * nearest to a wish. Reusable, and not thread-safe.
 * <p>
 * Source: incremental linear programming, M. de Berg and others, <em>Computational Geometry</em>, chapter 4.
 */
final class AllowedMotions {

	/** The half-planes as four numbers each: a point of the border, and the normal of length 1 that points inside. */
	private double[] planes = new double[64];
	private int count;
	/** The motion that {@link #find} has found. */
	double x;
	double y;

	/** Removes all half-planes. */
	void clear() {
		count = 0;
	}

	/**
	 * Adds a half-plane. The border of the half-plane goes through the point (atX, atY), and the normal of length 1 points
	 * inside.
	 */
	void add(double atX, double atY, double normalX, double normalY) {
		if (4 * count == planes.length) {
			planes = Arrays.copyOf(planes, 8 * count);
		}
		planes[4 * count] = atX;
		planes[4 * count + 1] = atY;
		planes[4 * count + 2] = normalX;
		planes[4 * count + 3] = normalY;
		count++;
	}

	/**
	 * Sets {@link #x} and {@link #y} to the motion of the set that is nearest to a wished motion. Returns false if the set is
	 * empty.
	 *
	 * @param most the length of the longest motion. The wished motion must not be longer
	 */
	boolean find(double wishX, double wishY, double most) {
		x = wishX;
		y = wishY;
		for (int i = 0; i < count; i++) {
			if (inside(i, x, y) < 0 && !findOnBorder(i, wishX, wishY, most)) {
				return false;
			}
		}
		return true;
	}

	/** Returns how deep a motion is inside a half-plane. */
	private double inside(int plane, double motionX, double motionY) {
		int at = 4 * plane;
		return (motionX - planes[at]) * planes[at + 2] + (motionY - planes[at + 1]) * planes[at + 3];
	}

	/**
	 * Finds the motion on the border of a half-plane that is nearest to a wished motion. All half-planes with a lower index
	 * must allow the motion. Returns false if there is no such motion.
	 */
	private boolean findOnBorder(int plane, double wishX, double wishY, double most) {
		double atX = planes[4 * plane];
		double atY = planes[4 * plane + 1];
		double alongX = -planes[4 * plane + 3];
		double alongY = planes[4 * plane + 2];
		double middle = -(atX * alongX + atY * alongY);
		double square = middle * middle + most * most - atX * atX - atY * atY;
		if (square < 0) {
			return false;
		}
		double half = Math.sqrt(square);
		double low = middle - half;
		double high = middle + half;
		for (int i = 0; i < plane; i++) {
			double depth = inside(i, atX, atY);
			double growth = alongX * planes[4 * i + 2] + alongY * planes[4 * i + 3];
			if (growth > 0) {
				low = Math.max(low, -depth / growth);
			} else if (growth < 0) {
				high = Math.min(high, -depth / growth);
			} else if (depth < 0) {
				return false;
			}
		}
		if (low > high) {
			return false;
		}
		double wish = Math.max(low, Math.min(high, (wishX - atX) * alongX + (wishY - atY) * alongY));
		x = atX + wish * alongX;
		y = atY + wish * alongY;
		return true;
	}
}
