package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.MeshPlaces;
import org.leeway.pathing.navmesh.corridor.PathClearance;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.util.ObjectPool;

/** A planner for discs of one radius: Detour's search of the polygons for this radius. Thread-safe. */
final class DetourPlanner {

	private final NavMesh mesh;
	private final double radius;
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
		this.mesh = mesh;
		this.radius = radius;
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
		Outcome outcome = MeshPlaces.outcome(mesh, grid, query, radius);
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
			return answer(query, route, trace(query, links), begin);
		} finally {
			pool.add(search);
		}
	}

	private PlanResult none(Outcome outcome, PlanQuery query, String more, long begin) {
		return MeshPath.none(outcome, new SearchMetrics(0, 0, System.nanoTime() - begin)).answer(query, radius, more,
				trace(query, List.of()));
	}

	private PlanResult answer(PlanQuery query, DetourRoute route, Optional<SearchTrace> trace, long begin) {
		if (!route.complete()) {
			return MeshPath.none(Outcome.NOT_CONNECTED, metrics(route, begin)).answer(query, radius, end(route), trace);
		}
		List<Point> path = route.path();
		SearchMetrics metrics = metrics(route, begin);
		double clear = radius == 0 ? 0 : PathClearance.of(mesh, path, radius);
		return MeshPath.through(path, metrics).answer(moved(query, path), clear >= radius - MeshPlaces.TOLERANCE ? radius : clear,
				"", trace);
	}

	/** Returns the query whose start and goal are replaced by the first and the last place of a path. */
	private static PlanQuery moved(PlanQuery query, List<Point> path) {
		return new PlanQuery(query.agent(), new Pose(path.getFirst(), query.start().heading()),
				new Pose(path.getLast(), query.goal().heading()), query.traced());
	}

	private static SearchMetrics metrics(DetourRoute route, long begin) {
		return new SearchMetrics(route.expanded(), route.nodes(), System.nanoTime() - begin);
	}

	private static Optional<SearchTrace> trace(PlanQuery query, List<Segment> links) {
		return query.traced() ? Optional.of(SearchTrace.ofSegments(links)) : Optional.empty();
	}

	private static String end(DetourRoute route) {
		return route.outOfNodes() ? " within " + route.nodes() + " nodes; the search ends at " + route.end() : "";
	}
}
