package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/** The costs of the shortest ways inside a cluster between its nodes, found when they are asked for. */
final class ClusterDistances {

	private final ClusterGrid grid;
	/** By node its cell. */
	private final int[] cells;
	private final ClusterDijkstra dijkstra;
	/** By node the costs to all others; null where nobody asked. */
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

	/** The cost from one node, which is legal, to another; infinite if there is no way inside the cluster. */
	double cost(int from, int to) {
		if (costs[from] == null) {
			dijkstra.run(grid, cells[from]);
			costs[from] = new double[cells.length];
			Arrays.setAll(costs[from], node -> dijkstra.cost(cells[node]));
		}
		return costs[from][to];
	}
}
