package org.leeway.pathing.plan;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The answer to a query. Immutable.
 *
 * @param query the query; with the ends where the planner moved them: to anchors, or onto the mesh of an engine
 * @param footprint the area of the unit that no obstacle overlaps along the path, but for the conflicts
 * @param problem why there is no path, in words to which the blocker's name is added; that there is one, if there is
 * @param blocker the obstacle that contains the start or the goal, if that is why there is no path
 * @param nearest if the unit does not fit at the start, or else at the goal, the nearest place where it does, if the
 *            planner knows one
 * @param trajectory empty if there is no path
 * @param cost in the cost unit; infinite if there is no path
 * @param trace what the search examined, if the query asks for it
 * @param conflicts where the path is illegal, by distance: for each thing that the unit overlaps, where it first does
 */
public record PlanResult(PlanQuery query, Footprint footprint, Outcome outcome, String problem,
		Optional<ObstacleRef> blocker, Optional<Point> nearest, Optional<Trajectory> trajectory, double cost,
		CostUnit costUnit, SearchMetrics metrics, Optional<SearchTrace> trace, List<Conflict> conflicts) {

	/** @throws IllegalArgumentException if there is a trajectory but no path was found, or a path but no trajectory */
	public PlanResult {
		Objects.requireNonNull(query, "query");
		Objects.requireNonNull(blocker, "blocker");
		Objects.requireNonNull(nearest, "nearest");
		Objects.requireNonNull(trace, "trace");
		conflicts = List.copyOf(conflicts);
		if ((outcome == Outcome.FOUND) != trajectory.isPresent()) {
			throw new IllegalArgumentException(outcome + " with " + trajectory);
		}
	}

	/** An answer without conflicts. */
	public PlanResult(PlanQuery query, Footprint footprint, Outcome outcome, String problem, Optional<ObstacleRef> blocker,
			Optional<Point> nearest, Optional<Trajectory> trajectory, double cost, CostUnit costUnit, SearchMetrics metrics,
			Optional<SearchTrace> trace) {
		this(query, footprint, outcome, problem, blocker, nearest, trajectory, cost, costUnit, metrics, trace, List.of());
	}

	/** Returns the answer of a planner that does not take diagonal steps by the rule of the world. */
	public static PlanResult otherRule(PlanQuery query, String problem) {
		return new PlanResult(query, new Footprint.Square(query.agent().size()), Outcome.OTHER_RULE, problem, Optional.empty(),
				Optional.empty(), Optional.empty(), Double.POSITIVE_INFINITY, CostUnit.TIME, new SearchMetrics(0, 0, 0),
				Optional.empty());
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}

	/** Whether there is a path without conflicts. */
	public boolean isLegal() {
		return isFound() && conflicts.isEmpty();
	}

	/** Length of the path in cells; infinite if there is none. */
	public double length() {
		return trajectory.map(Trajectory::length).orElse(Double.POSITIVE_INFINITY);
	}

	/**
	 * The radius of the disc that is clear along the path, if that is smaller than the agent's; empty if the path keeps the
	 * whole agent clear, if it is that of a square, or if there is none.
	 */
	public OptionalDouble narrowedRadius() {
		return isFound() && footprint instanceof Footprint.Disc(double radius) && radius < query.agent().radius()
				? OptionalDouble.of(radius)
				: OptionalDouble.empty();
	}

	/** Duration of the path in seconds; infinite if there is none. */
	public double duration() {
		return trajectory.map(Trajectory::duration).orElse(Double.POSITIVE_INFINITY);
	}

	/** Why there is no path, in words; that there is one, if there is. */
	public String reason() {
		return reason(ObstacleRef::toString);
	}

	/** The same reason, with the given names of obstacles. */
	public String reason(Function<ObstacleRef, String> name) {
		return problem(name) + nearest.map(this::describe).orElse("");
	}

	/** The reason with the given names of obstacles, without the nearest place. */
	public String problem(Function<ObstacleRef, String> name) {
		return blocker.map(obstacle -> problem + " " + name.apply(obstacle)).orElse(problem);
	}

	private String describe(Point place) {
		Point end = (outcome == Outcome.START_BLOCKED ? query.start() : query.goal()).position();
		return String.format(Locale.ROOT, "; the nearest place where it fits is %.2f,%.2f, %.2f cells away", place.x(),
				place.y(), place.distance(end));
	}
}
