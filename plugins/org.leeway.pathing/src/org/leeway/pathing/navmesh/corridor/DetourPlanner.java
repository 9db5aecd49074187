package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.pathing.util.Idle;
import org.leeway.pathing.world.TerrainSpeeds;

/** Answers queries of points on one mesh by Detour's search. Thread-safe. */
final class DetourPlanner {

	private final NavMesh mesh;
	private final TerrainSpeeds speeds;
	/** To lend. */
	private final Idle<DetourSearch> idle = new Idle<>();

	/** @param mesh with faces of as few vertices as Detour has room for */
	DetourPlanner(NavMesh mesh, TerrainSpeeds speeds) {
		this.mesh = mesh;
		this.speeds = speeds;
	}

	/** @param nodes how many nodes the search may make */
	PlanResult plan(PlanQuery query, TerrainGrid grid, int nodes, Progress progress) {
		long begin = System.nanoTime();
		Outcome outcome = MeshPlaces.outcome(mesh, grid, query, 0);
		if (outcome != Outcome.FOUND) {
			return MeshPath.none(outcome, new SearchMetrics(0, 0, System.nanoTime() - begin)).answer(query, 0, "",
					query.traced() ? Optional.of(SearchTrace.ofSegments(List.of())) : Optional.empty());
		}
		progress.check();
		DetourSearch lent = idle.poll();
		DetourSearch search = lent == null ? new DetourSearch(mesh, speeds) : lent;
		try {
			return plan(query, nodes, search, begin, progress);
		} finally {
			idle.add(search);
		}
	}

	private PlanResult plan(PlanQuery query, int nodes, DetourSearch search, long begin, Progress progress) {
		Point start = query.start().position();
		Point goal = query.goal().position();
		List<Segment> links = query.traced() ? new ArrayList<>() : null;
		DetourRoute route = search.find(start, mesh.locate(start.x(), start.y()), goal, mesh.locate(goal.x(), goal.y()),
				nodes, links, progress);
		List<Point> path = route.path();
		SearchMetrics metrics = new SearchMetrics(route.expanded(), route.nodes(), System.nanoTime() - begin);
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(links)) : Optional.empty();
		return route.complete() ? MeshPath.through(path, metrics).answer(query, 0, "", trace)
				: MeshPath.none(Outcome.NOT_CONNECTED, metrics).answer(query, 0, end(route), trace);
	}

	private static String end(DetourRoute route) {
		return route.outOfNodes()
				? " within " + route.nodes() + " nodes; the search ends at " + route.corridor().goal() : "";
	}
}
