package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/** The costs of the cheapest paths between the nodes of a cluster, inside the cluster. Computed on demand. */
final class ClusterDistances {

	private final ClusterGrid grid;
	/** Indexed by node: its cell in the {@link ClusterGrid}. */
	private final int[] cells;
	private final ClusterDijkstra dijkstra;
	/**
	 * The costs between nodes. The first index is the start node, the second is the end node. Null for start nodes
	 * whose costs have not been computed yet.
	 */
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

	/**
	 * Returns the cost of the cheapest path between two nodes. Infinite if no path inside the cluster connects the
	 * nodes.
	 */
	double cost(int from, int to) {
		if (costs[from] == null) {
			dijkstra.run(grid, cells[from]);
			costs[from] = new double[cells.length];
			Arrays.setAll(costs[from], node -> dijkstra.cost(cells[node]));
		}
		return costs[from][to];
	}
}
