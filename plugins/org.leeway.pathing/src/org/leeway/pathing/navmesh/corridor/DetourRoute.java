package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Objects;

import org.leeway.pathing.geom.Point;

/**
 * The route that Detour's search finds. Immutable.
 *
 * @param corridor to the goal; if the search does not come there, to the point nearest to the goal in the face that seemed
 *            nearest
 * @param complete whether the route leads to the goal
 * @param nodes how many nodes the search made, one for each face that it came to
 * @param expanded how often it took a node from the open list
 * @param outOfNodes whether it skipped faces for which no node was left
 */
public record DetourRoute(Corridor corridor, boolean complete, int nodes, int expanded, boolean outOfNodes) {

	public DetourRoute {
		Objects.requireNonNull(corridor, "corridor");
	}

	/** The path that Detour pulls straight: the start, all turns and the goal. */
	public List<Point> path() {
		return DetourStraightPath.of(corridor);
	}
}
