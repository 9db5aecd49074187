package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * Builds clusters: their nodes are the near ends of the transitions at the borders, and their edges the transitions
 * themselves and the shortest ways inside the cluster from node to node. Not thread-safe; used again and again.
 */
final class ClusterBuilder {

	/** An edge that leaves the cluster. */
	private record Link(int here, int there, int annotation, double cost) {
	}

	private static final Comparator<Link> ORDER = Comparator.comparingInt(Link::here).thenComparingInt(Link::there)
			.thenComparingInt(Link::annotation);

	private final EdgeAnnotations annotations;
	private final ClusterDijkstra dijkstra;

	private CellRect bounds;
	private List<Link> links;
	private int[] nodes;
	/** By annotation and node whether the agent can leave the cluster from there. */
	private boolean[][] leaves;

	ClusterBuilder(EdgeAnnotations annotations, ClusterDijkstra dijkstra) {
		this.annotations = annotations;
		this.dijkstra = dijkstra;
	}

	Cluster build(CellRect cluster, List<Side> sides) {
		bounds = cluster;
		links = new ArrayList<>();
		sides.forEach(this::addLinks);
		links.sort(ORDER);
		nodes = links.stream().mapToInt(Link::here).distinct().toArray();
		markLeaving();
		return assemble(inside());
	}

	private void addLinks(Side side) {
		for (Transition each : side.transitions()) {
			links.add(new Link(side.here(each), side.there(each), each.annotation(), each.cost()));
		}
	}

	private void markLeaving() {
		leaves = new boolean[annotations.count()][nodes.length];
		int node = 0;
		for (Link link : links) {
			node = nodes[node] == link.here ? node : node + 1;
			for (int agent = link.annotation; agent < leaves.length; agent++) {
				leaves[agent][node] |= annotations.admits(link.annotation, agent);
			}
		}
	}

	/** The edges from node to node inside the cluster. */
	private EdgeList inside() {
		EdgeList edges = new EdgeList(annotations, nodes.length);
		List<ClusterDistances> known = new ArrayList<>();
		for (EdgeAnnotation agent : annotations.all()) {
			ClusterDistances distances = distances(new ClusterGrid(agent, bounds), known);
			addEdges(agent.index(), distances, edges);
		}
		return edges;
	}

	/** The ways on a grid: those of one that is like it, where there was one. */
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
		int count = links.size() + 2 * inside.size();
		int[] first = new int[nodes.length + 1];
		int[] targets = new int[count];
		short[] names = new short[count];
		double[] costs = new double[count];
		int edge = 0;
		int link = 0;
		for (int node = 0; node < nodes.length; node++) {
			first[node] = edge;
			for (; link < links.size() && links.get(link).here == nodes[node]; link++, edge++) {
				targets[edge] = links.get(link).there;
				names[edge] = (short) links.get(link).annotation;
				costs[edge] = links.get(link).cost;
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
