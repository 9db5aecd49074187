package org.leeway.pathing.navmesh.engine;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
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

/**
 * A converter from the results of a game engine's search to answers of a planner, for discs of one radius. Immutable.
 *
 * @param mesh the mesh from which the polygons of the engine were computed
 * @param radius of the discs, in cells
 */
public record EngineAnswers(NavMesh mesh, double radius) {

	/**
	 * Returns the answer without a path.
	 *
	 * @param more text to append to the reason
	 * @param steps the segments that the search examined. May be null if the query needs no trace
	 */
	public PlanResult none(Outcome outcome, PlanQuery query, String more, SearchMetrics metrics, List<Segment> steps) {
		return MeshPath.none(outcome, metrics).answer(query, radius, more, trace(query, steps));
	}

	/**
	 * Returns the answer with a path. The start and goal of the answer are the ends of the path, because an engine may move the
	 * requested start and goal. If the path comes too near to walls for the unit, the answer has a smaller radius, for which
	 * the path is free.
	 *
	 * @param steps the segments that the search examined. May be null if the query needs no trace
	 */
	public PlanResult found(PlanQuery query, List<Point> path, SearchMetrics metrics, List<Segment> steps) {
		double clear = radius == 0 ? 0 : PathClearance.of(mesh, path, radius);
		PlanQuery moved = new PlanQuery(query.agent(), new Pose(path.getFirst(), query.start().heading()),
				new Pose(path.getLast(), query.goal().heading()), query.traced());
		return MeshPath.through(path, metrics).answer(moved, clear >= radius - MeshPlaces.TOLERANCE ? radius : clear, "",
				trace(query, steps));
	}

	private static Optional<SearchTrace> trace(PlanQuery query, List<Segment> steps) {
		return query.traced() ? Optional.of(SearchTrace.ofSegments(steps)) : Optional.empty();
	}
}
