package org.leeway.pathing.search.bounded;

import java.util.List;

import org.leeway.pathing.geom.Point;

/** The costs of straight lines for a unit, at the largest speed 1. */
public interface LineCosts {

	/** Returns the cost of a line. Infinite if the unit cannot move along it. */
	double cost(Point from, Point to);

	/** Returns places for a point of a route about a step away, in cells. The point itself is the first. */
	Point[] places(Point point, double step);

	/**
	 * Returns a route near a route that a search found on a lattice. Its first and last point stay.
	 *
	 * @param side of the lattice, in cells
	 */
	List<Point> legal(List<Point> vertices, double side);

	/** Returns a route with better turns around obstacles. The default returns the route itself. */
	default List<Point> rounded(List<Point> route) {
		return route;
	}
}
