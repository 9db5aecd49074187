package org.leeway.core.analysis;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.Footprints;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;

/**
 * What a planner has answered, and all that there is to show of it.
 *
 * @param explored the middles of the footprints of the explored anchors
 * @param covered the cells that the unit covers on its way; none if there is no way
 */
public record Route(Exploration exploration, BitPlane explored, BitPlane covered) {

	static Route of(PathPlanner planner, PathQuery query, Progress progress) {
		Exploration exploration = planner.explore(query, progress);
		BitPlane anchors = exploration.explored();
		return new Route(exploration, Footprints.middles(anchors, query.agent().size()),
				Footprints.along(exploration.result(), anchors.width(), anchors.height()));
	}

	public PathResult result() {
		return exploration.result();
	}
}
