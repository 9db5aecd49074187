package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A builder of clusters. The nodes of a cluster are the cells at its borders where agents cross to another cluster. The
 * edges are the crossings, and the shortest paths between the nodes inside the cluster. Reusable, but not thread-safe.
 */
final class ClusterBuilder {

	/**
	 * A crossing from a cell of the cluster to a cell of a neighbouring cluster.
	 *
	 * @param here the cell in the cluster
	 * @param there the cell in the other cluster
	 */
	private record InterEdge(int here, int there, int annotation, double cost) {
	}

	private static final Comparator<InterEdge> ORDER = Comparator.comparingInt(InterEdge::here)
			.thenComparingInt(InterEdge::there).thenComparingInt(InterEdge::annotation);

	private final EdgeAnnotations annotations;
	private final ClusterDijkstra dijkstra;

	private CellRect bounds;
	private List<InterEdge> interEdges;
	/** The nodes of the cluster: their cells, encoded by {@link Cluster#anchor}, ascending. */
	private int[] nodes;
	/**
	 * Indexed by the agent's {@linkplain EdgeAnnotation#index annotation}, and then by node: whether the agent can leave the
	 * cluster at the node. If so, a crossing for this agent begins there.
	 */
	private boolean[][] leaves;

	ClusterBuilder(EdgeAnnotations annotations, ClusterDijkstra dijkstra) {
		this.annotations = annotations;
		this.dijkstra = dijkstra;
	}

	Cluster build(CellRect cluster, List<Side> sides) {
		bounds = cluster;
		interEdges = new ArrayList<>();
		sides.forEach(this::addInterEdges);
		interEdges.sort(ORDER);
		nodes = interEdges.stream().mapToInt(InterEdge::here).distinct().toArray();
		markLeaving();
		return assemble(inside());
	}

	private void addInterEdges(Side side) {
		for (Transition each : side.transitions()) {
			interEdges.add(new InterEdge(side.here(each), side.there(each), each.annotation(), each.cost()));
		}
	}

	private void markLeaving() {
		leaves = new boolean[annotations.count()][nodes.length];
		int node = 0;
		for (InterEdge edge : interEdges) {
			node = nodes[node] == edge.here ? node : node + 1;
			for (int agent = edge.annotation; agent < leaves.length; agent++) {
				leaves[agent][node] |= annotations.admits(edge.annotation, agent);
			}
		}
	}

	/** Returns the edges from node to node inside the cluster. */
	private EdgeList inside() {
		EdgeList edges = new EdgeList(annotations, nodes.length);
		List<ClusterDistances> known = new ArrayList<>();
		for (EdgeAnnotation agent : annotations.all()) {
			ClusterDistances distances = distances(new ClusterGrid(agent, bounds), known);
			addEdges(agent.index(), distances, edges);
		}
		return edges;
	}

	/**
	 * Returns the distances between the nodes of the cluster for an agent. If an earlier agent has an equal grid, returns the
	 * distances of the earlier agent instead of computing equal distances again.
	 *
	 * @param grid says where the agent fits, and which steps are legal
	 * @param known the distances of earlier agents. New distances are added
	 */
	private ClusterDistances distances(ClusterGrid grid, List<ClusterDistances> known) {
		for (ClusterDistances each : known) {
			if (each.grid().isLike(grid)) {
				return each;
			}
		}
		ClusterDistances distances = new ClusterDistances(grid, nodes, dijkstra);
		known.add(distances);
		return distances;
	}

	private void addEdges(int agent, ClusterDistances distances, EdgeList edges) {
		for (int a = 0; a < nodes.length; a++) {
			for (int b = a + 1; b < nodes.length && leaves[agent][a]; b++) {
				if (leaves[agent][b]) {
					double cost = distances.cost(a, b);
					if (cost < Double.POSITIVE_INFINITY && !edges.isDominated(a, b, agent, cost)) {
						edges.add(a, b, agent, cost);
					}
				}
			}
		}
	}

	private Cluster assemble(EdgeList inside) {
		int count = interEdges.size() + 2 * inside.size();
		int[] first = new int[nodes.length + 1];
		int[] targets = new int[count];
		short[] names = new short[count];
		double[] costs = new double[count];
		int edge = 0;
		int out = 0;
		for (int node = 0; node < nodes.length; node++) {
			first[node] = edge;
			for (; out < interEdges.size() && interEdges.get(out).here == nodes[node]; out++, edge++) {
				targets[edge] = interEdges.get(out).there;
				names[edge] = (short) interEdges.get(out).annotation;
				costs[edge] = interEdges.get(out).cost;
			}
			for (int to = 0; to < nodes.length; to++) {
				for (int each = inside.last(node, to); each >= 0; each = inside.previous(each), edge++) {
					targets[edge] = nodes[to];
					names[edge] = inside.annotation(each);
					costs[edge] = inside.cost(each);
				}
			}
		}
		first[nodes.length] = edge;
		return new Cluster(nodes, first, targets, names, costs);
	}
}
