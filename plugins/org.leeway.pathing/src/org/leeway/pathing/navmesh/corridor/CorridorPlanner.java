package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.SearchTrace;

/** Answers queries on one mesh in two phases: a corridor of least cost, and the shortest path through it. Thread-safe. */
final class CorridorPlanner {

	private final NavMesh mesh;
	private final Supplier<DualSearch> searches;
	/** To lend: at most as many as ever ran at the same time. */
	private final ConcurrentLinkedQueue<DualSearch> idle = new ConcurrentLinkedQueue<>();

	CorridorPlanner(NavMesh mesh, Supplier<DualSearch> searches) {
		this.mesh = mesh;
		this.searches = searches;
	}

	/** @param radius of the unit in cells; 0 for a point */
	PlanResult plan(PlanQuery query, TerrainGrid grid, double radius, Progress progress) {
		long begin = System.nanoTime();
		Outcome outcome = MeshPlaces.outcome(mesh, grid, query, radius);
		if (outcome != Outcome.FOUND) {
			return MeshPath.none(outcome, new SearchMetrics(0, 0, System.nanoTime() - begin)).answer(query, radius, "",
					query.traced() ? Optional.of(SearchTrace.ofSegments(List.of())) : Optional.empty());
		}
		DualSearch lent = idle.poll();
		DualSearch search = lent == null ? searches.get() : lent;
		try {
			return plan(query, radius, search, begin, progress);
		} finally {
			idle.add(search);
		}
	}

	private PlanResult plan(PlanQuery query, double radius, DualSearch search, long begin, Progress progress) {
		progress.check();
		Point start = query.start().position();
		Point goal = query.goal().position();
		List<Segment> links = query.traced() ? new ArrayList<>() : null;
		Corridor corridor = search.find(radius, start, FacesAt.of(mesh, start.x(), start.y()), goal,
				FacesAt.of(mesh, goal.x(), goal.y()), links, progress);
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(links)) : Optional.empty();
		if (corridor == null) {
			SearchMetrics metrics = new SearchMetrics(search.expanded(), search.generated(), System.nanoTime() - begin);
			return MeshPath.none(Outcome.NOT_CONNECTED, metrics).answer(query, radius, "", trace);
		}
		List<Point> path = corridor.insetPath(radius);
		double clear = PathClearance.of(mesh, path, radius);
		SearchMetrics metrics = new SearchMetrics(search.expanded(), search.generated(), System.nanoTime() - begin);
		return MeshPath.through(path, metrics).answer(query, clear >= radius - MeshPlaces.TOLERANCE ? radius : clear, "", trace);
	}
}
