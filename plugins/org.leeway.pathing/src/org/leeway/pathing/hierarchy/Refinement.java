package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A conversion of routes to paths. A route is a list of nodes of the graph. A path has every step of the agent. Between
 * two nodes of a cluster, the path is the shortest path inside the cluster. Often no search is needed for it, see
 * {@link StraightPaths}.
 */
final class Refinement {

	private final AbstractGraph graph;
	private final EdgeAnnotation agent;
	private final ClusterDijkstra dijkstra;
	private final StraightPaths straight;
	private int expanded;

	Refinement(AbstractGraph graph, EdgeAnnotation agent, ClusterDijkstra dijkstra) {
		this.graph = graph;
		this.agent = agent;
		this.dijkstra = dijkstra;
		this.straight = new StraightPaths(agent);
	}

	/**
	 * Returns the points where the path along a route turns, with its start and end.
	 *
	 * @param smooth whether to replace parts of the path by {@link Shortcuts}
	 */
	List<Cell> refine(int[] route, boolean smooth) {
		Polyline path = new Polyline(Cluster.x(route[0]), Cluster.y(route[0]));
		for (int i = 1; i < route.length; i++) {
			if (graph.clusterOf(route[i - 1]) == graph.clusterOf(route[i])) {
				goInside(path, route[i - 1], route[i]);
			} else {
				path.lineTo(Cluster.x(route[i]), Cluster.y(route[i]));
			}
		}
		return smooth ? Shortcuts.smooth(path.finish(), straight) : path.finish();
	}

	private void goInside(Polyline path, int from, int to) {
		int fastest = agent.fastest(graph.boundsOf(from));
		if (!straight.go(path, new Cell(Cluster.x(to), Cluster.y(to)), fastest)) {
			ClusterGrid grid = new ClusterGrid(agent, graph.boundsOf(from));
			search(path, grid, grid.cell(from), grid.cell(to));
		}
	}

	private void search(Polyline path, ClusterGrid grid, int from, int to) {
		dijkstra.run(grid, from, to);
		expanded += dijkstra.expanded();
		int[] backward = new int[grid.cells()];
		int length = 0;
		for (int cell = to; cell != from; cell = dijkstra.before(cell)) {
			backward[length++] = cell;
		}
		while (length > 0) {
			int cell = backward[--length];
			path.lineTo(grid.x(cell), grid.y(cell));
		}
	}

	/** Returns how many cells were examined: expanded by searches, or tested by {@link StraightPaths}. */
	int expanded() {
		return expanded + straight.looked();
	}
}
