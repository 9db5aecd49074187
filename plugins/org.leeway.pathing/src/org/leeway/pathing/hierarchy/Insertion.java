package org.leeway.pathing.hierarchy;

import java.util.Arrays;

/**
 * The start or the goal of a query, connected with the nodes of its cluster by paths inside the cluster.
 *
 * @param costs indexed by node: the cost of the cheapest path to the node. Infinite if there is no path, or if the agent can use no
 * edge of the node
 * @param direct the cost of the cheapest path from the start to the goal inside the cluster. Infinite if there is no such path
 * @param expanded how many cells inside the cluster the search for these paths has expanded
 * @param generated how many cells inside the cluster this search has reached
 */
record Insertion(Cluster cluster, double[] costs, double direct, int expanded, int generated) {

	/**
	 * Connects the start or the goal of a query with the nodes of its cluster.
	 *
	 * @param end the anchor to connect: the start or the goal
	 * @param other the goal if {@code end} is the start, else the start
	 */
	static Insertion of(AbstractGraph graph, EdgeAnnotation agent, int end, int other, ClusterDijkstra dijkstra) {
		Cluster cluster = graph.clusterOf(end);
		ClusterGrid grid = new ClusterGrid(agent, graph.boundsOf(end));
		dijkstra.run(grid, grid.cell(end));
		double[] costs = new double[cluster.size()];
		Arrays.setAll(costs, node -> leadsOn(graph, agent, cluster, node) ? dijkstra.cost(grid.cell(cluster.node(node)))
				: Double.POSITIVE_INFINITY);
		double direct = graph.clusterOf(other) == cluster ? dijkstra.cost(grid.cell(other)) : Double.POSITIVE_INFINITY;
		return new Insertion(cluster, costs, direct, dijkstra.expanded(), dijkstra.generated());
	}

	private static boolean leadsOn(AbstractGraph graph, EdgeAnnotation agent, Cluster cluster, int node) {
		int edge = cluster.firstEdge(node);
		int end = cluster.firstEdge(node + 1);
		while (edge < end && !graph.annotations().admits(cluster.annotation(edge), agent.index())) {
			edge++;
		}
		return edge < end;
	}
}
