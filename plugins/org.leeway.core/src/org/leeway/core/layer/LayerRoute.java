package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;

/**
 * The answer of a planner to a probe, that is, to a path that the level asks for. Immutable.
 *
 * @param planner the id of the planner that answered. If no planner was called, the id of the planner that the probe names
 * @param result the answer. Empty if no planner was called
 * @param reason why there is no path. Empty if there is a path
 */
public record LayerRoute(ProbedPath probe, String planner, Optional<PlanResult> result, Optional<String> reason) {

	/** Creates a route from the answer of a planner to a probe. */
	static LayerRoute of(ProbedPath probe, String planner, PlanResult result) {
		return new LayerRoute(probe, planner, Optional.of(result),
				result.isFound() ? Optional.empty() : Optional.of(result.reason()));
	}

	/**
	 * Creates the route of a probe for which no planner was called.
	 *
	 * @param reason why no planner was called
	 */
	static LayerRoute unplanned(ProbedPath probe, String reason) {
		return new LayerRoute(probe, probe.request().planner(), Optional.empty(), Optional.of(reason));
	}

	/** Returns the path, or empty if there is none. */
	public Optional<Trajectory> trajectory() {
		return result.flatMap(PlanResult::trajectory);
	}

	/**
	 * Returns the lines and arcs on which the unit's centre moves. If the start is also the goal, returns one segment
	 * of length 0. Empty if there is no path.
	 */
	List<PathSegment> segments() {
		return trajectory().map(path -> path.segments().isEmpty() ? stationary(path.start().position()) : path.segments())
				.orElse(List.of());
	}

	private static List<PathSegment> stationary(Point place) {
		return List.of(new Segment(place, place));
	}

	/** Returns the name for users. */
	public String title() {
		return probe.name().isEmpty() ? probe.agent() + " from " + probe.start() + " to " + probe.goal() : probe.name();
	}
}
