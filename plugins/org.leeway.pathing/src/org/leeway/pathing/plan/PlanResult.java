package org.leeway.pathing.plan;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.pathing.world.ObstacleRef;

/**
 * The answer to a query, as an immutable value.
 *
 * @param query where a planner on the grid has taken other places, the query for these
 * @param footprint what of the unit must not touch anything
 * @param problem why there is no way, in words that a blocker's name ends; that there is one, if there is
 * @param blocker the obstacle that the start or the goal is in, if that is why there is no way
 * @param trajectory the way; empty if there is none
 * @param cost infinite if there is no way
 * @param trace what the search looked at, if the query asks for it
 */
public record PlanResult(PlanQuery query, Footprint footprint, Outcome outcome, String problem,
		Optional<ObstacleRef> blocker, Optional<Trajectory> trajectory, double cost, CostUnit costUnit,
		SearchMetrics metrics, Optional<SearchTrace> trace) {

	/** @throws IllegalArgumentException if there is a trajectory although nothing was found, or the other way round */
	public PlanResult {
		Objects.requireNonNull(query, "query");
		Objects.requireNonNull(blocker, "blocker");
		Objects.requireNonNull(trace, "trace");
		if ((outcome == Outcome.FOUND) != trajectory.isPresent()) {
			throw new IllegalArgumentException(outcome + " with " + trajectory);
		}
	}

	public boolean isFound() {
		return outcome == Outcome.FOUND;
	}

	/** Length of the way in cells; infinite if there is none. */
	public double length() {
		return trajectory.map(Trajectory::length).orElse(Double.POSITIVE_INFINITY);
	}

	/** Duration of the way in seconds; infinite if there is none. */
	public double duration() {
		return trajectory.map(Trajectory::duration).orElse(Double.POSITIVE_INFINITY);
	}

	/** Why there is no way, in words; that there is one, if there is. */
	public String reason() {
		return reason(ObstacleRef::toString);
	}

	/** The same with other names for obstacles. */
	public String reason(Function<ObstacleRef, String> name) {
		return blocker.map(obstacle -> problem + " " + name.apply(obstacle)).orElse(problem);
	}
}
