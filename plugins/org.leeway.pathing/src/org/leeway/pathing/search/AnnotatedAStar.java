package org.leeway.pathing.search;

import org.leeway.pathing.Progress;

/**
 * A* on a grid for units of any size (<i>annotated</i> A*). The search visits only the cells where the unit may stand.
 * The path is a shortest path. Of several shortest paths, equal queries get the same path.
 * <p>
 * Sources: D. Harabor and A. Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
 * Environments</i>, CIG 2008. P. Hart, N. Nilsson and B. Raphael, <i>A Formal Basis for the Heuristic Determination of
 * Minimum Cost Paths</i>, 1968.
 */
public final class AnnotatedAStar extends GridPlanner {

	public AnnotatedAStar(SearchMap map) {
		super(map);
	}

	private AnnotatedAStar(SearchMap map, AnnotatedAStar earlier) {
		super(map, earlier);
	}

	/**
	 * Creates a planner for another map, such as this map after an edit. Planners of maps of the same size share memory
	 * for searches.
	 */
	public AnnotatedAStar with(SearchMap newMap) {
		return new AnnotatedAStar(newMap, this);
	}

	@Override
	Effort search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		int expanded = new AStarSearch(anchors, nodes, query).run(progress);
		return new Effort(expanded, nodes.count());
	}
}
