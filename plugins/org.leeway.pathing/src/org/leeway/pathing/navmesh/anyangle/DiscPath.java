package org.leeway.pathing.navmesh.anyangle;

import java.util.List;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * The shortest path of a disc on a mesh. Immutable.
 *
 * @param segments lines and arcs, each beginning where the one before ends, none of length 0; empty if there is no path
 *            or the start is the goal
 * @param length in cells, infinite if there is no path
 */
public record DiscPath(Outcome outcome, List<PathSegment> segments, double length, SearchMetrics metrics) {

	public DiscPath {
		segments = List.copyOf(segments);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}
}
