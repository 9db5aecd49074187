package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/** The costs of the shortest paths inside a cluster between its nodes, computed on demand. */
final class ClusterDistances {

	private final ClusterGrid grid;
	/** By node its cell. */
	private final int[] cells;
	private final ClusterDijkstra dijkstra;
	/** By node the costs to all others; null if not computed yet. */
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

	/** The cost from a legal node to another; infinite if no path stays inside the cluster. */
	double cost(int from, int to) {
		if (costs[from] == null) {
			dijkstra.run(grid, cells[from]);
			costs[from] = new double[cells.length];
			Arrays.setAll(costs[from], node -> dijkstra.cost(cells[node]));
		}
		return costs[from][to];
	}
}
