package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
import org.leeway.pathing.plan.trace.SearchTrace;

/** A planner for one mesh. Finds a corridor of least cost, then the shortest path through the corridor. Thread-safe. */
final class CorridorPlanner {

	private static final GlobalPhase.Found NOTHING = new GlobalPhase.Found(Optional.empty(), 0, 0);

	private final NavMesh mesh;
	private final GlobalPhase corridors;

	CorridorPlanner(NavMesh mesh, GlobalPhase corridors) {
		this.mesh = mesh;
		this.corridors = corridors;
	}

	/**
	 * Plans a path: finds a corridor, and the shortest path through it.
	 *
	 * @param radius of the unit in cells; 0 for a point
	 */
	PlanResult plan(PlanQuery query, TerrainGrid grid, double radius, Progress progress) {
		long begin = System.nanoTime();
		progress.check();
		Outcome outcome = MeshPlaces.outcome(mesh, grid, query, radius);
		List<Segment> links = query.traced() ? new ArrayList<>() : null;
		GlobalPhase.Found found = outcome == Outcome.FOUND ? corridor(query, radius, links, progress) : NOTHING;
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(links)) : Optional.empty();
		if (found.corridor().isEmpty()) {
			SearchMetrics metrics = metrics(found, begin);
			return MeshPath.none(outcome == Outcome.FOUND ? Outcome.NOT_CONNECTED : outcome, metrics).answer(query, radius, "",
					trace);
		}
		List<Point> path = found.corridor().get().insetPath(radius);
		// measure with the agent's own radius, even if the planner treats the agent as a point. The answer says whether the
		// whole agent fits along the path
		double body = query.agent().radius();
		double clear = PathClearance.of(mesh, path, body);
		return MeshPath.through(path, metrics(found, begin)).answer(query,
				clear >= body - MeshPlaces.TOLERANCE ? body : clear, "", trace);
	}

	private GlobalPhase.Found corridor(PlanQuery query, double radius, List<Segment> links, Progress progress) {
		Point start = query.start().position();
		Point goal = query.goal().position();
		return corridors.find(radius, start, FacesAt.of(mesh, start.x(), start.y()), goal,
				FacesAt.of(mesh, goal.x(), goal.y()), links, progress);
	}

	private static SearchMetrics metrics(GlobalPhase.Found found, long begin) {
		return new SearchMetrics(found.expanded(), found.generated(), System.nanoTime() - begin);
	}
}
