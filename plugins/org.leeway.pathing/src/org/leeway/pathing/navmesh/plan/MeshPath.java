package org.leeway.pathing.navmesh.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.trace.SearchTrace;

/**
 * The path of a disc on a mesh, or why there is none. Immutable.
 *
 * @param segments lines and arcs of more than length 0. Each begins where the previous segment ends. Empty without a path
 * or if the start is the goal
 * @param length in cells, infinite if there is no path
 * @param nearest if the disc does not fit at the start or the goal: the nearest place where the disc fits. If the disc fits at
 * neither end, the place nearest to the start. Empty if the disc fits at both ends, or if no such place is known
 */
public record MeshPath(Outcome outcome, List<PathSegment> segments, double length, SearchMetrics metrics,
		Optional<NearestPlace> nearest) {

	public MeshPath {
		segments = List.copyOf(segments);
	}

	/** Creates a path along lines and arcs. */
	public static MeshPath along(List<PathSegment> segments, double length, SearchMetrics metrics) {
		return new MeshPath(Outcome.FOUND, segments, length, metrics, Optional.empty());
	}

	/**
	 * Creates a path of straight lines from place to place. If the same place occurs twice in a row, it counts
	 * once.
	 */
	public static MeshPath through(List<Point> places, SearchMetrics metrics) {
		List<PathSegment> segments = IntStream.range(1, places.size())
				.filter(i -> !places.get(i).equals(places.get(i - 1)))
				.<PathSegment>mapToObj(i -> new Segment(places.get(i - 1), places.get(i))).toList();
		return along(segments, segments.stream().mapToDouble(PathSegment::length).sum(), metrics);
	}

	/** Creates a result without a path, and without a {@link #nearest} place. */
	public static MeshPath none(Outcome outcome, SearchMetrics metrics) {
		return new MeshPath(outcome, List.of(), Double.POSITIVE_INFINITY, metrics, Optional.empty());
	}

	/** Creates a result for a disc that does not fit at the start or at the goal. */
	public static MeshPath misfit(Outcome outcome, Optional<NearestPlace> nearest, SearchMetrics metrics) {
		return new MeshPath(outcome, List.of(), Double.POSITIVE_INFINITY, metrics, nearest);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}

	/**
	 * Returns the answer to a query.
	 *
	 * @param radius the radius, in cells, of a disc that overlaps no wall along the path
	 * @param more text to append to the reason why there is no path
	 */
	public PlanResult answer(PlanQuery query, double radius, String more, Optional<SearchTrace> trace) {
		PlanResult.Search search = new PlanResult.Search(query, new Footprint.Disc(radius), CostUnit.LENGTH, metrics, trace);
		return isFound()
				? new PlanResult.Found(search, Trajectory.along(query.start(), segments, query.agent().speed()), length)
				: new PlanResult.NotFound(search, outcome, problem(query, radius) + more, Optional.empty(),
						nearest.map(NearestPlace::place));
	}

	private String problem(PlanQuery query, double radius) {
		return switch (outcome) {
		case FOUND -> throw new IllegalStateException("there is a path");
		case START_OUTSIDE, START_BLOCKED -> misfit(radius, "start", query.start().position());
		case GOAL_OUTSIDE, GOAL_BLOCKED -> misfit(radius, "goal", query.goal().position());
		case NOT_CONNECTED -> "no path leads from " + query.start().position() + " to " + query.goal().position()
				+ " for a unit of radius " + radius;
		case OTHER_RULE -> throw new IllegalStateException("discs take no steps");
		};
	}

	private static String misfit(double radius, String role, Point place) {
		return "a unit of radius " + radius + " does not fit at the " + role + " " + place;
	}
}
