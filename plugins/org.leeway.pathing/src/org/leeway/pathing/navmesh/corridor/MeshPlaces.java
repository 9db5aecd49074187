package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.pathing.plan.Trajectory;

/** What the planners of this package have in common: places on a mesh, and answers. */
final class MeshPlaces {

	/** How far a unit may be inside a wall because of rounding, in cells. */
	static final double TOLERANCE = 1e-9;

	private MeshPlaces() {
	}

	/** The faces that contain a place, those included that only touch it. */
	static int[] faces(NavMesh mesh, Point place) {
		IntStream.Builder faces = IntStream.builder();
		mesh.index().eachIn(new Envelope(place.x(), place.y(), place.x(), place.y()), face -> {
			if (contains(mesh, face, place)) {
				faces.add(face);
			}
		});
		return faces.build().toArray();
	}

	private static boolean contains(NavMesh mesh, int face, Point place) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			if (Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), place.x(), place.y()) < 0) {
				return false;
			}
		}
		return true;
	}

	/** Whether a disc fits at both ends of a query; {@link Outcome#FOUND} if it does. */
	static Outcome outcome(NavMesh mesh, TerrainGrid grid, PlanQuery query, double radius) {
		Point start = query.start().position();
		Point goal = query.goal().position();
		if (isOutside(grid, start)) {
			return Outcome.START_OUTSIDE;
		}
		if (isOutside(grid, goal)) {
			return Outcome.GOAL_OUTSIDE;
		}
		if (!fits(mesh, start, radius)) {
			return Outcome.START_BLOCKED;
		}
		return fits(mesh, goal, radius) ? Outcome.FOUND : Outcome.GOAL_BLOCKED;
	}

	private static boolean isOutside(TerrainGrid grid, Point place) {
		return place.x() < 0 || place.y() < 0 || place.x() > grid.width() || place.y() > grid.height();
	}

	private static boolean fits(NavMesh mesh, Point place, double radius) {
		return mesh.locate(place.x(), place.y()) != NavMesh.NONE
				&& (radius == 0 || PathClearance.of(mesh, List.of(place), radius) >= radius - TOLERANCE);
	}

	/** An answer without a path. */
	static PlanResult refused(PlanQuery query, double radius, Outcome outcome, String problem, SearchMetrics metrics,
			Optional<SearchTrace> trace) {
		return new PlanResult(query, new Footprint.Disc(radius), outcome, problem, Optional.empty(),
				Optional.empty(), Optional.empty(), Double.POSITIVE_INFINITY, CostUnit.LENGTH, metrics, trace);
	}

	/** Why a unit cannot be at an end of a query, or that no path joins them. */
	static String problem(PlanQuery query, double radius, Outcome outcome) {
		return switch (outcome) {
		case FOUND -> "there is a path";
		case START_OUTSIDE, START_BLOCKED -> misfit(radius, "start", query.start().position());
		case GOAL_OUTSIDE, GOAL_BLOCKED -> misfit(radius, "goal", query.goal().position());
		case NOT_CONNECTED -> "no path leads from " + query.start().position() + " to " + query.goal().position()
				+ " for a unit of radius " + radius;
		};
	}

	private static String misfit(double radius, String role, Point place) {
		return "a unit of radius " + radius + " does not fit at the " + role + " " + place;
	}

	/** @param path the start, all turns and the goal */
	static PlanResult found(PlanQuery query, double radius, List<Point> path, SearchMetrics metrics,
			Optional<SearchTrace> trace) {
		List<PathSegment> segments = IntStream.range(1, path.size())
				.<PathSegment>mapToObj(i -> new Segment(path.get(i - 1), path.get(i))).toList();
		Trajectory trajectory = Trajectory.along(query.start(), segments, query.agent().speed());
		return new PlanResult(query, new Footprint.Disc(radius), Outcome.FOUND, "there is a path",
				Optional.empty(), Optional.empty(), Optional.of(trajectory), trajectory.length(), CostUnit.LENGTH, metrics,
				trace);
	}
}
