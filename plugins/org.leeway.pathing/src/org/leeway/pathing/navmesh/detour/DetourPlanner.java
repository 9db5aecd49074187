package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.MeshPlaces;
import org.leeway.pathing.navmesh.engine.EngineAnswers;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.util.ObjectPool;

/** A planner for discs of one radius. Runs Detour's search on the polygons for this radius. Thread-safe. */
final class DetourPlanner {

	private final EngineAnswers answers;
	private final DetourGraph graph;
	private final NearestPolygon polygons;
	/** Searches to reuse. */
	private final ObjectPool<DetourSearch> pool = new ObjectPool<>();

	/**
	 * Creates a planner on the graph of a disc.
	 *
	 * @param mesh the mesh from which the graph was computed
	 * @param radius of the disc for which the graph was computed, in cells
	 */
	DetourPlanner(NavMesh mesh, double radius, DetourGraph graph) {
		this.answers = new EngineAnswers(mesh, radius);
		this.graph = graph;
		this.polygons = new NearestPolygon(graph);
	}

	/**
	 * Plans a path with Detour's search.
	 *
	 * @param nodes the largest number of nodes that the search may create
	 */
	PlanResult plan(PlanQuery query, TerrainGrid grid, int nodes, Progress progress) {
		long begin = System.nanoTime();
		progress.check();
		Outcome outcome = MeshPlaces.outcome(answers.mesh(), grid, query, answers.radius());
		if (outcome != Outcome.FOUND) {
			return none(outcome, query, "", begin);
		}
		int from = polygons.find(query.start().position());
		int to = polygons.find(query.goal().position());
		if (from == NavMesh.NONE || to == NavMesh.NONE) {
			return none(Outcome.NOT_CONNECTED, query, "; the exported mesh has no polygon near the "
					+ (from == NavMesh.NONE ? "start" : "goal"), begin);
		}
		DetourSearch lent = pool.poll();
		DetourSearch search = lent == null ? new DetourSearch(graph) : lent;
		try {
			List<Segment> links = query.traced() ? new ArrayList<>() : null;
			DetourRoute route = search.find(query.start().position(), from, query.goal().position(), to, nodes, links, progress);
			return answer(query, route, links, begin);
		} finally {
			pool.add(search);
		}
	}

	private PlanResult none(Outcome outcome, PlanQuery query, String more, long begin) {
		return answers.none(outcome, query, more, new SearchMetrics(0, 0, System.nanoTime() - begin), List.of());
	}

	private PlanResult answer(PlanQuery query, DetourRoute route, List<Segment> links, long begin) {
		SearchMetrics metrics = new SearchMetrics(route.expanded(), route.nodes(), System.nanoTime() - begin);
		return route.complete() ? answers.found(query, route.path(), metrics, links)
				: answers.none(Outcome.NOT_CONNECTED, query, end(route), metrics, links);
	}

	private static String end(DetourRoute route) {
		return route.outOfNodes() ? " within " + route.nodes() + " nodes; the search ends at " + route.end() : "";
	}
}
