package org.leeway.pathing.hierarchy;

import org.leeway.pathing.Progress;
import org.leeway.pathing.search.Octile;
import org.leeway.pathing.search.SearchNodes;

/**
 * A run of A* on the abstract graph. The start and the goal are first connected with the nodes of their clusters. The
 * estimate of a remaining distance ignores obstacles, and assumes the agent's largest speed.
 */
final class AbstractSearch {

	/** The number of expanded nodes between two checks for cancellation. A power of two. */
	private static final int PATIENCE = 256;

	private final AbstractGraph graph;
	private final EdgeAnnotation agent;
	private final SearchNodes nodes;
	private final int start;
	private final int goal;
	private final Insertion fromStart;
	private final Insertion fromGoal;
	private final int goalNode;
	private int expanded;

	/**
	 * Creates a search. Connects the start and the goal with the nodes of their clusters.
	 *
	 * @param nodes an empty table, which receives the nodes that the search reaches
	 */
	AbstractSearch(AbstractGraph graph, EdgeAnnotation agent, SearchNodes nodes, ClusterDijkstra dijkstra, int start,
			int goal) {
		this.graph = graph;
		this.agent = agent;
		this.nodes = nodes;
		this.start = start;
		this.goal = goal;
		this.fromStart = Insertion.of(graph, agent, start, goal, dijkstra);
		this.fromGoal = Insertion.of(graph, agent, goal, start, dijkstra);
		reach(start, 0, node(start));
		this.goalNode = node(goal);
	}

	/**
	 * Returns the route as a list of cells from start to goal, each the agent's top-left cell. Two consecutive
	 * cells lie in the same cluster, or touch each other across a border.
	 */
	int[] run(Progress progress) {
		for (int node = next(); node != goalNode; node = next()) {
			if (expanded++ % PATIENCE == 0) {
				progress.check();
			}
			expand(Cluster.anchor(nodes.x(node), nodes.y(node)), nodes.cost(node), node);
		}
		int length = 1;
		for (int node = goalNode; nodes.parent(node) != node; node = nodes.parent(node)) {
			length++;
		}
		int[] route = new int[length];
		for (int i = length - 1, node = goalNode; i >= 0; i--, node = nodes.parent(node)) {
			route[i] = Cluster.anchor(nodes.x(node), nodes.y(node));
		}
		return route;
	}

	private int next() {
		if (!nodes.hasOpen()) {
			throw new IllegalStateException("an abstract graph that misses a path");
		}
		return nodes.takeFirst();
	}

	private void expand(int anchor, double cost, int node) {
		Cluster cluster = graph.clusterOf(anchor);
		if (anchor == start) {
			leaveStart(node);
		}
		int index = cluster.indexOf(anchor);
		if (index < 0) {
			return;
		}
		for (int edge = cluster.firstEdge(index); edge < cluster.firstEdge(index + 1); edge++) {
			if (graph.annotations().admits(cluster.annotation(edge), agent.index())) {
				reach(cluster.target(edge), cost + cluster.cost(edge), node);
			}
		}
		if (cluster == fromGoal.cluster()) {
			reach(goal, cost + fromGoal.costs()[index], node);
		}
	}

	private void leaveStart(int node) {
		reach(goal, fromStart.direct(), node);
		for (int i = 0; i < fromStart.cluster().size(); i++) {
			reach(fromStart.cluster().node(i), fromStart.costs()[i], node);
		}
	}

	private void reach(int anchor, double cost, int parent) {
		int node = node(anchor);
		if (cost < nodes.cost(node)) {
			nodes.reach(node, parent, cost);
			int dx = Cluster.x(goal) - Cluster.x(anchor);
			int dy = Cluster.y(goal) - Cluster.y(anchor);
			nodes.open(node, cost + Octile.distance(dx, dy) * agent.stepCosts()[0]);
		}
	}

	private int node(int anchor) {
		return nodes.at(Cluster.x(anchor), Cluster.y(anchor));
	}

	/**
	 * Returns the number of expanded nodes of the graph, plus the number of expanded cells inside the clusters of start and goal.
	 */
	int expanded() {
		return expanded + fromStart.expanded() + fromGoal.expanded();
	}

	/**
	 * Returns the number of reached nodes of the graph, plus the number of reached cells inside the clusters of start and goal.
	 */
	int generated() {
		return nodes.count() + fromStart.generated() + fromGoal.generated();
	}
}
