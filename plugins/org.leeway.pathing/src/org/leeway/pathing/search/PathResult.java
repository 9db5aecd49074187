package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * The answer to a query, as an immutable value.
 *
 * @param points the turning points of the path: the start, each anchor where the direction changes, the goal. From each
 *            point to the next point, the agent steps in one of the eight directions. A single point if the start is
 *            the goal; empty if there is no path
 * @param cost the sum of length / speed over all steps, with the speed of the slowest terrain under the two footprints of the
 * step. A straight step has length 1, a diagonal step the square root of 2. Infinite if there is no path
 */
public record PathResult(PathQuery query, Outcome outcome, List<Cell> points, double cost, SearchMetrics metrics) {

	public PathResult {
		points = List.copyOf(points);
	}

	public static PathResult found(PathQuery query, List<Cell> points, double cost, SearchMetrics metrics) {
		return new PathResult(query, Outcome.FOUND, points, cost, metrics);
	}

	/**
	 * Creates a result without a path.
	 *
	 * @param outcome why there is no path
	 */
	public static PathResult notFound(PathQuery query, Outcome outcome, SearchMetrics metrics) {
		return new PathResult(query, outcome, List.of(), Double.POSITIVE_INFINITY, metrics);
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}

	/** Returns the outcome in words: that there is a path, or why there is no path. */
	public String reason() {
		return switch (outcome) {
		case FOUND -> "there is a path";
		case START_OUTSIDE -> "the start " + query.start() + " lies outside the map";
		case GOAL_OUTSIDE -> "the goal " + query.goal() + " lies outside the map";
		case START_BLOCKED -> doesNotFit("start", query.start());
		case GOAL_BLOCKED -> doesNotFit("goal", query.goal());
		case NOT_CONNECTED -> "no path leads from " + query.start() + " to " + query.goal() + " for a unit of size "
				+ query.agent().size();
		case OTHER_RULE -> throw new IllegalStateException("planners of anchors take the rule of their map");
		};
	}

	private String doesNotFit(String role, Cell anchor) {
		return "a unit of size " + query.agent().size() + " does not fit at the " + role + " " + anchor;
	}
}
