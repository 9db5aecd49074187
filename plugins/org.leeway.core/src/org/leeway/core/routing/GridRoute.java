package org.leeway.core.routing;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.Footprints;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMetrics;

/**
 * What a planner on the grid has answered.
 *
 * @param explored the middles of the footprints of the explored anchors
 * @param covered the cells that the unit covers on its way; none if there is no way
 */
public record GridRoute(Exploration exploration, BitPlane explored, BitPlane covered) implements Route {

	public static GridRoute of(PathPlanner planner, PathQuery query, Progress progress) {
		Exploration exploration = planner.explore(query, progress);
		BitPlane anchors = exploration.explored();
		return new GridRoute(exploration, Footprints.middles(anchors, query.agent().size()),
				Footprints.along(exploration.result(), anchors.width(), anchors.height()));
	}

	public PathResult result() {
		return exploration.result();
	}

	@Override
	public boolean isFound() {
		return result().isFound();
	}

	@Override
	public double cost() {
		return result().cost();
	}

	@Override
	public String reason() {
		return result().reason();
	}

	@Override
	public SearchMetrics metrics() {
		return result().metrics();
	}
}
