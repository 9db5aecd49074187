package org.leeway.pathing.hierarchy;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.ExploredAnchors;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchNodes;
import org.leeway.pathing.util.ObjectPool;

/**
 * The planner HAA*: hierarchical annotated A*. First finds a route in an {@link AbstractGraph}, and then the paths
 * inside the clusters. Finds a path whenever there is one, but not always a shortest path. The metrics count nodes of
 * the graph, and cells inside clusters.
 * <p>
 * D. Harabor and A. Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</i>, CIG
 * 2008. A. Botea, M. Müller and J. Schaeffer, <i>Near Optimal Hierarchical Path-Finding</i>, 2004: smoothing.
 */
public final class HierarchicalAnnotatedAStar implements PathPlanner {

	/** The working memory of one query. */
	private record Memory(SearchNodes nodes, ClusterDijkstra dijkstra) {
	}

	private final AbstractGraph graph;
	private final boolean smooth;
	/** The memory of finished queries, for reuse. */
	private final ObjectPool<Memory> pool = new ObjectPool<>();

	/**
	 * Creates a planner on a graph.
	 *
	 * @param smooth whether to straighten the path of each query. No path gets dearer
	 */
	public HierarchicalAnnotatedAStar(AbstractGraph graph, boolean smooth) {
		this.graph = graph;
		this.smooth = smooth;
	}

	@Override
	public PathResult find(PathQuery query, Progress progress) {
		return find(query, null, progress);
	}

	/** Finds a path, and the cells that the search examined: nodes of the graph, and cells inside clusters. */
	@Override
	public Exploration explore(PathQuery query, Progress progress) {
		ExploredAnchors explored = new ExploredAnchors(graph.width(), graph.height());
		PathResult result = find(query, explored, progress);
		return explored.of(result, graph.annotations().of(query.agent()).anchors());
	}

	/**
	 * Finds a path.
	 *
	 * @param explored receives the expanded anchors and the goal. Null if they are not needed
	 */
	private PathResult find(PathQuery query, ExploredAnchors explored, Progress progress) {
		long begin = System.nanoTime();
		EdgeAnnotation agent = graph.annotations().of(query.agent());
		Outcome outcome = agent.anchors().outcome(query.start(), query.goal());
		if (outcome != Outcome.FOUND) {
			return PathResult.notFound(query, outcome, new SearchMetrics(0, 0, System.nanoTime() - begin));
		}
		if (query.start().equals(query.goal())) {
			if (explored != null) {
				explored.plane().set(query.start().x(), query.start().y());
			}
			SearchMetrics none = new SearchMetrics(0, 1, System.nanoTime() - begin);
			return PathResult.found(query, List.of(query.start()), 0, none);
		}
		Memory memory = pool.poll();
		memory = memory == null ? new Memory(new SearchNodes(graph.width(), graph.height()), new ClusterDijkstra()) : memory;
		try {
			memory.nodes.clear(explored != null);
			memory.dijkstra.reportTo(explored == null ? null : explored.plane());
			PathResult result = find(query, agent, memory, begin, progress);
			if (explored != null) {
				explored.add(memory.nodes);
			}
			return result;
		} finally {
			pool.add(memory);
		}
	}

	private PathResult find(PathQuery query, EdgeAnnotation agent, Memory memory, long begin, Progress progress) {
		AbstractSearch search = new AbstractSearch(graph, agent, memory.nodes, memory.dijkstra, anchor(query.start()),
				anchor(query.goal()));
		int[] route = search.run(progress);
		Refinement refinement = new Refinement(graph, agent, memory.dijkstra);
		List<Cell> points = refinement.refine(route, smooth);
		AgentAnchors anchors = agent.anchors();
		return PathResult.found(query, points, anchors.cost(points), new SearchMetrics(
				search.expanded() + refinement.expanded(), search.generated(), System.nanoTime() - begin));
	}

	private static int anchor(Cell cell) {
		return Cluster.anchor(cell.x(), cell.y());
	}
}
