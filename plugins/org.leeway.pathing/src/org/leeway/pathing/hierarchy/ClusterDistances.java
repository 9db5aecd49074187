package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/** The costs of the cheapest paths between the nodes of a cluster, inside the cluster. Computed on demand. */
final class ClusterDistances {

	private final ClusterGrid grid;
	/** Indexed by node: its cell in the {@link ClusterGrid}. */
	private final int[] cells;
	private final ClusterDijkstra dijkstra;
	/** Indexed by start node and then by end node: the cost. The entry of a start node is null until it is computed. */
	private final double[][] costs;

	/** @param nodes the anchors of the nodes */
	ClusterDistances(ClusterGrid grid, int[] nodes, ClusterDijkstra dijkstra) {
		this.grid = grid;
		this.cells = Arrays.stream(nodes).map(grid::cell).toArray();
		this.dijkstra = dijkstra;
		this.costs = new double[nodes.length][];
	}

	ClusterGrid grid() {
		return grid;
	}

	/** Returns the cost from a legal node to another node. Infinite if no path inside the cluster joins the two nodes. */
	double cost(int from, int to) {
		if (costs[from] == null) {
			dijkstra.run(grid, cells[from]);
			costs[from] = new double[cells.length];
			Arrays.setAll(costs[from], node -> dijkstra.cost(cells[node]));
		}
		return costs[from][to];
	}
}
