package org.leeway.core.level.part;

/**
 * A comparison of a route with the shortest path of the same unit: how much longer or costlier the route is. Immutable.
 *
 * @param route the length or the cost of the route, at least 0. Infinite if there is no route
 * @param shortest the length or the cost of the shortest path, in the unit of the route, at least 0
 */
public record Excess(double route, double shortest) {

	/** Relative tolerance within which two lengths count as equal. Lengths are sums of many rounded numbers. */
	private static final double ROUNDING = 1e-9;

	/**
	 * Checks both values.
	 *
	 * @throws IllegalArgumentException if a value is negative or not a number, or if {@code shortest} is infinite
	 */
	public Excess {
		if (!(route >= 0 && shortest >= 0 && shortest < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a route of " + route + " where the shortest is " + shortest);
		}
	}

	/**
	 * Returns by what share the route is longer than the shortest path, as in 0.1 for 10 % longer. The share is 0 if the lengths
	 * differ only by rounding, or if the shortest path has length 0. Negative for a route that is shorter than the shortest path.
	 * Such a route comes nearer to walls than the unit can.
	 */
	public double share() {
		return shortest == 0 || Math.abs(route - shortest) <= ROUNDING * shortest ? 0 : route / shortest - 1;
	}

	/** Returns the excess in percent. */
	public double percent() {
		return 100 * share();
	}
}
