package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.util.ObjectPool;
import org.leeway.pathing.world.GridUnit;

/**
 * A base class of planners on a grid. A subclass searches, and stores what it finds in {@link SearchNodes}. This class
 * then reads the path from the nodes. If the {@link AgentAnchors} show that there is no path, no search is run. Memory of
 * finished searches is reused.
 */
abstract class GridPlanner implements PathPlanner {

	private final SearchMap map;
	/** Memory of finished searches, to be used again. */
	private final ObjectPool<SearchNodes> pool;

	GridPlanner(SearchMap map) {
		this.map = map;
		this.pool = new ObjectPool<>();
	}

	/**
	 * Creates a planner for a changed map. If both maps have the same size, its searches reuse the memory of the earlier
	 * planner's searches.
	 */
	GridPlanner(SearchMap map, GridPlanner earlier) {
		boolean sameSize = map.width() == earlier.map.width() && map.height() == earlier.map.height();
		this.map = map;
		this.pool = sameSize ? earlier.pool : new ObjectPool<>();
	}

	/**
	 * Returns the data that searches for an agent read: the positions and speeds of the agent on the map. Null if the map was
	 * not prepared for the agent.
	 */
	final AgentAnchors anchors(GridUnit agent) {
		return map.agents().contains(agent) ? map.anchors(agent) : null;
	}

	@Override
	public final PathResult find(PathQuery query, Progress progress) {
		return find(query, null, progress);
	}

	@Override
	public final Exploration explore(PathQuery query, Progress progress) {
		ExploredAnchors explored = new ExploredAnchors(map.width(), map.height());
		PathResult result = find(query, explored, progress);
		return explored.of(result, map.anchors(query.agent()));
	}

	/**
	 * Finds a path.
	 *
	 * @param explored receives the expanded anchors and the goal; null if not needed
	 */
	private PathResult find(PathQuery query, ExploredAnchors explored, Progress progress) {
		long begin = System.nanoTime();
		AgentAnchors anchors = map.anchors(query.agent());
		Outcome outcome = anchors.outcome(query.start(), query.goal());
		if (outcome != Outcome.FOUND) {
			return PathResult.notFound(query, outcome, new SearchMetrics(0, 0, System.nanoTime() - begin));
		}
		SearchNodes nodes = pool.poll();
		nodes = nodes == null ? new SearchNodes(map.width(), map.height()) : nodes;
		try {
			nodes.clear(explored != null);
			Effort effort = search(anchors, nodes, query, progress);
			List<Cell> points = TurningPoints.of(nodes, nodes.lastTaken());
			double cost = anchors.cost(points);
			SearchMetrics metrics = new SearchMetrics(effort.expanded(), effort.generated(), System.nanoTime() - begin);
			if (explored != null) {
				explored.add(nodes);
			}
			return PathResult.found(query, points, cost, metrics);
		} finally {
			pool.add(nodes);
		}
	}

	/**
	 * Searches until the shortest path to the goal is known. The goal must be reachable. The search must end when it takes the
	 * goal's node off the open list. For the caller, the node that was taken last is the end of the path.
	 * <p>
	 * The search gives each node a parent. From the parent, a path leads to the node: first diagonal steps in one direction,
	 * then straight steps in one direction. All these steps must be legal. There may be no diagonal or no straight steps.
	 *
	 * @param nodes empty at first, receives the nodes
	 */
	abstract Effort search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress);
}
