package org.leeway.pathing.tangent;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The answer to a query, as an immutable value.
 *
 * @param radius of the unit, in cells
 * @param blocker the obstacle that overlaps the unit at the start or at the goal, if that is why there is no path
 * @param segments lines and arcs. Each begins where the segment before it ends, and none has length 0. Empty if there is
 * no path or the start is the goal
 * @param length the sum of the lengths of the segments in cells, infinite if there is no path
 */
public record TangentPath(Point start, Point goal, double radius, Outcome outcome, Optional<ObstacleRef> blocker,
		List<PathSegment> segments, double length, SearchMetrics metrics) {

	public TangentPath {
		segments = List.copyOf(segments);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}

	/** Returns in words that there is a path, or why there is none. */
	public String reason() {
		return reason(ObstacleRef::toString);
	}

	/**
	 * Returns the outcome as text, like {@link #reason()}, but with names of obstacles.
	 *
	 * @param name returns the name of an obstacle
	 */
	public String reason(Function<ObstacleRef, String> name) {
		return blocker.map(obstacle -> problem() + " " + name.apply(obstacle)).orElse(problem());
	}

	/**
	 * Returns the outcome as text. If there is a {@link #blocker}, the text ends with {@code meets}, and the caller must append
	 * the name of the obstacle.
	 */
	String problem() {
		return switch (outcome) {
		case FOUND -> "there is a path";
		case START_OUTSIDE -> unitAt("start", start) + " is not inside the border";
		case GOAL_OUTSIDE -> unitAt("goal", goal) + " is not inside the border";
		case START_BLOCKED -> unitAt("start", start) + " meets";
		case GOAL_BLOCKED -> unitAt("goal", goal) + " meets";
		case NOT_CONNECTED -> "no path leads from " + start + " to " + goal + " for a unit of radius " + radius;
		case OTHER_RULE -> throw new IllegalStateException("discs take no steps");
		};
	}

	private String unitAt(String role, Point place) {
		return "a unit of radius " + radius + " at the " + role + " " + place;
	}
}
