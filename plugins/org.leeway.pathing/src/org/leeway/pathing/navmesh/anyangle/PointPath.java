package org.leeway.pathing.navmesh.anyangle;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * The answer to a query for the path of a point. Immutable.
 *
 * @param outcome found; start or goal outside of the mesh (blocked); or not connected
 * @param points the start, the corners at which the path turns, and the goal; empty if there is no path
 * @param length in cells; infinite if there is no path
 * @param nearest if an end is outside of the mesh, the place of the mesh nearest to it, if the mesh has a face
 */
public record PointPath(Outcome outcome, List<Point> points, double length, SearchMetrics metrics,
		Optional<NearestPlace> nearest) {

	public PointPath {
		points = List.copyOf(points);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}
}
