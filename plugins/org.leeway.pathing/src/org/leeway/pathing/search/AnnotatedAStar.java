package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * Annotated A*: A* over the anchors on which the agent stands legally, for any size, capability and speeds. The path is a
 * shortest path. Ties between shortest paths are broken in the same way for the same query. The estimate is the octile
 * distance at the largest speed that the agent has on any anchor.
 * <p>
 * D. Harabor and A. Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</i>, CIG 2008.
 * P. Hart, N. Nilsson and B. Raphael, <i>A Formal Basis for the Heuristic Determination of Minimum Cost Paths</i>, 1968.
 */
public final class AnnotatedAStar extends GridPlanner {

	public AnnotatedAStar(SearchMap map) {
		super(map);
	}

	private AnnotatedAStar(SearchMap map, AnnotatedAStar earlier) {
		super(map, earlier);
	}

	/**
	 * Creates a planner for another map, such as the same map after an edit. If both maps have the same size, the
	 * planners share the memory of finished searches.
	 */
	public AnnotatedAStar with(SearchMap newMap) {
		return new AnnotatedAStar(newMap, this);
	}

	@Override
	int search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		return new AStarSearch(anchors, nodes, query).run(progress);
	}
}
