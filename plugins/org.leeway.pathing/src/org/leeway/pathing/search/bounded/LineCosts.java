package org.leeway.pathing.search.bounded;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The costs of straight lines for a unit whose largest speed is 1. */
public interface LineCosts {

	/** Returns the cost of a line. Infinite if the unit cannot move along it. */
	double cost(Point from, Point to);

	/** Returns places to which a point of a route may be moved: first the point itself, then places {@code step} cells away. */
	Point[] places(Point point, double step);

	/**
	 * Returns a route along which the unit can move, near a given route from a search on a lattice. Both routes have the same
	 * first and last point. The cost of the result may be infinite if there is no legal route nearby.
	 *
	 * @param vertices the points of the given route
	 * @param side of the lattice, in cells
	 */
	List<Point> legal(List<Point> vertices, double side);

	/** Returns a route with better turns around obstacles. The default returns the route itself. */
	default List<Point> rounded(List<Point> route) {
		return route;
	}
}
