package org.leeway.pathing.navmesh.corridor;

/**
 * How much longer a route is than the shortest path.
 *
 * @param route the length of the route in cells; infinite if there is none
 * @param shortest the length of the shortest path in cells
 * @param nodes how many nodes the search for the route needed
 */
public record Excess(double route, double shortest, int nodes) {

	/** @throws IllegalArgumentException if a length is negative or not a number, or there is no shortest path */
	public Excess {
		if (!(route >= 0 && shortest >= 0 && shortest < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a route of " + route + " where the shortest is " + shortest);
		}
	}

	/** The excess as a share of the shortest path: 0.1 for a route that is 10 % longer; at least 0. */
	public double share() {
		return route <= shortest ? 0 : route / shortest - 1;
	}

	/** The excess in percent. */
	public double percent() {
		return 100 * share();
	}
}
