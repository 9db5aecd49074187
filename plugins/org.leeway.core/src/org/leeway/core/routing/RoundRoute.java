package org.leeway.core.routing;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.level.ObstacleName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.SearchMetrics;
import org.leeway.pathing.tangent.ObstacleScene;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;

/**
 * What {@link Planner#TANGENT} has answered: the way of the centre of the agent as a disc, between the middles of its
 * footprints.
 *
 * @param scene what is in the way
 * @param explored the straight edges that the search has looked at, in their order
 */
public record RoundRoute(ObstacleScene scene, TangentPath path, List<Line> explored) implements Route {

	public RoundRoute {
		explored = List.copyOf(explored);
	}

	/** @param planner for the radius of the agent */
	public static RoundRoute of(TangentPlanner planner, PathQuery query, Progress progress) {
		List<Line> explored = new ArrayList<>();
		TangentPath path = planner.find(query.agent().centre(query.start()), query.agent().centre(query.goal()),
				explored::add, progress);
		return new RoundRoute(planner.scene(), path, explored);
	}

	@Override
	public boolean isFound() {
		return path.isFound();
	}

	@Override
	public double cost() {
		return path.length();
	}

	@Override
	public String reason() {
		return path.reason(obstacle -> ObstacleName.of(obstacle, scene));
	}

	@Override
	public SearchMetrics metrics() {
		return path.metrics();
	}
}
