package org.leeway.pathing.search;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.PathResult.Outcome;

/**
 * What all planners on the anchors of a map do: they answer at once where there is no way, lend each search the memory
 * of an earlier one, and turn its nodes into a path.
 */
abstract class GridPlanner implements PathPlanner {

	private final SearchMap map;
	/** As many as queries ever ran at once. */
	private final ConcurrentLinkedQueue<SearchNodes> idle = new ConcurrentLinkedQueue<>();

	GridPlanner(SearchMap map) {
		this.map = map;
	}

	@Override
	public final PathResult find(PathQuery query, Progress progress) {
		long begin = System.nanoTime();
		AgentAnchors anchors = map.anchors(query.agent());
		Outcome outcome = anchors.outcome(query.start(), query.goal());
		if (outcome != Outcome.FOUND) {
			return PathResult.notFound(query, outcome, new SearchMetrics(0, 0, System.nanoTime() - begin));
		}
		SearchNodes nodes = idle.poll();
		nodes = nodes == null ? new SearchNodes(map.width(), map.height()) : nodes;
		try {
			nodes.clear();
			int expanded = search(anchors, nodes, query, progress);
			List<Cell> points = TurningPoints.of(nodes, nodes.at(query.goal().x(), query.goal().y()));
			double cost = anchors.cost(points);
			return PathResult.found(query, points, cost,
					new SearchMetrics(expanded, nodes.count(), System.nanoTime() - begin));
		} finally {
			idle.add(nodes);
		}
	}

	/**
	 * Meets nodes until the best path to the goal, which can be reached, is known; from each node to its parent leads a
	 * diagonal and then a straight line of legal steps, or one of both.
	 *
	 * @param nodes none yet
	 * @return how many nodes were expanded
	 */
	abstract int search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress);
}
