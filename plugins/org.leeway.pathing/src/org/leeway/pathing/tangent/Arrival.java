package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.exact.Predicates;

/**
 * The arrival of a path at a disc, by a straight edge that touches the disc. A disc is a circle or a corner of a polygon,
 * inflated by the unit's radius. From there, the path goes round the disc in one direction.
 *
 * @param node the search node that stands for the straight edge
 * @param side the disc and the direction in which the path goes round it, as a number from {@link Sides}
 * @param heading the direction of the straight edge, in radians
 * @param cost the length of the path to the end of the straight edge, in cells
 * @param reach how far the path can go round the disc before an obstacle blocks it, as an angle in radians
 */
record Arrival(int node, int side, double heading, double cost, double reach) {

	static Arrival of(SearchMemory memory, int node) {
		Tangents tangents = memory.tangentsOf(node);
		int i = memory.indexOf(node);
		int side = tangents.sides()[i];
		double heading = tangents.headings()[i];
		return new Arrival(node, side, heading, memory.departures[node] + tangents.lengths()[i],
				reach(memory.cache, side, heading));
	}

	private static double reach(TangentCache cache, int side, double heading) {
		FreeArcs arcs = cache.arcs(Sides.disc(side));
		if (arcs == FreeArcs.ALL) {
			return Angles.FULL;
		}
		int sign = Sides.sign(side);
		double tolerance = Angles.tolerance(cache.obstacles.tolerance, cache.obstacles.rho[Sides.disc(side)]);
		return arcs.reach(heading - sign * Math.PI / 2, sign, tolerance) + tolerance;
	}

	/**
	 * Returns how far the path goes round the disc before it leaves in a given direction, as an angle in radians.
	 *
	 * @param to the direction in which the path leaves, in radians
	 */
	double turn(double to) {
		double turn = Angles.turn(heading, to, Sides.sign(side));
		return turn > Angles.FULL - Angles.NO_TURN ? 0 : turn;
	}

	/**
	 * Returns whether an edge that leaves the disc crosses the edge by which the path arrives at the disc. If so, the path
	 * along both edges cannot be a shortest path.
	 *
	 * @param tangents the edges that leave the disc
	 * @param i the index of the leaving edge in {@code tangents}
	 */
	boolean isCrossedBy(SearchMemory memory, Tangents tangents, int i) {
		InflatedObstacles obstacles = memory.cache.obstacles;
		Tangents before = memory.tangentsOf(node);
		int k = memory.indexOf(node);
		double qx = before.endX()[k];
		double qy = before.endY()[k];
		double ax = qx - before.lengths()[k] * Math.cos(heading);
		double ay = qy - before.lengths()[k] * Math.sin(heading);
		int disc = Sides.disc(side);
		double around = Sides.sign(side) * obstacles.rho[disc];
		double px = obstacles.x[disc] + around * Math.sin(tangents.headings()[i]);
		double py = obstacles.y[disc] - around * Math.cos(tangents.headings()[i]);
		return Predicates.cross(ax, ay, qx, qy, px, py, tangents.endX()[i], tangents.endY()[i]);
	}
}
