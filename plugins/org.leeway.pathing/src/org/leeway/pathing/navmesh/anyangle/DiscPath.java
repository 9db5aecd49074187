package org.leeway.pathing.navmesh.anyangle;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * The shortest path of a disc on a mesh. Immutable.
 *
 * @param segments lines and arcs, each beginning where the one before ends, none of length 0; empty if there is no path
 *            or the start is the goal
 * @param length in cells, infinite if there is no path
 * @param nearest if the disc does not fit at the start or else at the goal, the nearest place where it fits
 */
public record DiscPath(Outcome outcome, List<PathSegment> segments, double length, SearchMetrics metrics,
		Optional<NearestPlace> nearest) {

	public DiscPath {
		segments = List.copyOf(segments);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}
}
