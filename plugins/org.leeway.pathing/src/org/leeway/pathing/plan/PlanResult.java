package org.leeway.pathing.plan;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.ObstacleRef;

/** The answer to a query: a path, or the reason why there is no path. Immutable. */
public sealed interface PlanResult {

	/**
	 * A record of the search that led to an answer.
	 *
	 * @param query the query with the start and the goal that the planner used. A planner may move them, for example to a cell
	 * of the grid
	 * @param footprint the shape for which the path is legal: along the path, it overlaps no obstacle, except at the conflicts.
	 * May be smaller than the unit
	 * @param trace the nodes or edges that the search examined. Empty if the query does not ask for them
	 */
	record Search(PlanQuery query, Footprint footprint, CostUnit costUnit, SearchMetrics metrics,
			Optional<SearchTrace> trace) {

		public Search {
			Objects.requireNonNull(query, "query");
			Objects.requireNonNull(trace, "trace");
		}
	}

	/**
	 * A path.
	 *
	 * @param cost in the {@linkplain Search#costUnit() cost unit} of the search
	 * @param remark appended to "there is a path" in messages. May be empty
	 * @param conflicts the illegal places of the path, in their order from the start. If the unit overlaps an obstacle, a cell
	 * or the border, the first place of this overlap is a conflict
	 * @param lowerBound a cost below which there is no path, proved by the planner. Empty if the planner proves none
	 */
	record Found(Search search, Trajectory path, double cost, String remark, List<Conflict> conflicts, OptionalDouble lowerBound)
			implements PlanResult {

		public Found {
			Objects.requireNonNull(path, "path");
			conflicts = List.copyOf(conflicts);
		}

		/** Creates a path without conflicts. */
		public Found(Search search, Trajectory path, double cost) {
			this(search, path, cost, OptionalDouble.empty());
		}

		/** Creates a path without conflicts, and with a lower bound if the planner proves one. */
		public Found(Search search, Trajectory path, double cost, OptionalDouble lowerBound) {
			this(search, path, cost, "", List.of(), lowerBound);
		}

		/** Creates a path without a lower bound. */
		public Found(Search search, Trajectory path, double cost, String remark, List<Conflict> conflicts) {
			this(search, path, cost, remark, conflicts, OptionalDouble.empty());
		}

		@Override
		public Outcome outcome() {
			return Outcome.FOUND;
		}

		@Override
		public Optional<Trajectory> trajectory() {
			return Optional.of(path);
		}

		@Override
		public String problem(Function<ObstacleRef, String> name) {
			return "there is a path" + remark;
		}
	}

	/**
	 * The reason why there is no path.
	 *
	 * @param words the reason in words, without the name of the blocker. If there is a blocker, its name is added at the
	 * end
	 * @param blocker the obstacle that overlaps the unit at the start or at the goal. Empty if no obstacle is the reason
	 * @param nearest the place where the unit fits that is nearest to the start or the goal: to the end where the unit does not
	 * fit. Empty if the unit fits at both ends, or if the planner knows no such place
	 */
	record NotFound(Search search, Outcome outcome, String words, Optional<ObstacleRef> blocker, Optional<Point> nearest)
			implements PlanResult {

		/**
		 * Creates an answer without a path.
		 *
		 * @throws IllegalArgumentException if the outcome is that a path was found
		 */
		public NotFound {
			Objects.requireNonNull(blocker, "blocker");
			Objects.requireNonNull(nearest, "nearest");
			if (outcome == Outcome.FOUND) {
				throw new IllegalArgumentException(outcome + " without a path");
			}
		}

		/** Creates an answer without a path. Names no obstacle and no nearest place. */
		public NotFound(Search search, Outcome outcome, String words) {
			this(search, outcome, words, Optional.empty(), Optional.empty());
		}

		@Override
		public Optional<Trajectory> trajectory() {
			return Optional.empty();
		}

		@Override
		public double cost() {
			return Double.POSITIVE_INFINITY;
		}

		@Override
		public List<Conflict> conflicts() {
			return List.of();
		}

		@Override
		public String problem(Function<ObstacleRef, String> name) {
			return blocker.map(obstacle -> words + " " + name.apply(obstacle)).orElse(words);
		}
	}

	/**
	 * Returns an answer without a path, because the planner does not support the world's rule of diagonal steps.
	 *
	 * @param problem the reason in words
	 */
	static PlanResult otherRule(PlanQuery query, String problem) {
		return new NotFound(new Search(query, new Footprint.Square(query.agent().size()), CostUnit.TIME,
				new SearchMetrics(0, 0, 0), Optional.empty()), Outcome.OTHER_RULE, problem);
	}

	/** Returns the search. */
	Search search();

	Outcome outcome();

	/** Returns the path, or empty if there is none. */
	Optional<Trajectory> trajectory();

	/**
	 * Returns the cost of the path, in the {@linkplain Search#costUnit() cost unit} of the search. Infinite if there is no
	 * path.
	 */
	double cost();

	/** Returns the places where the path is illegal. Empty if there is no path. */
	List<Conflict> conflicts();

	/** Returns a cost below which there is no path. Empty if there is no path, or if the planner proves no such cost. */
	default OptionalDouble lowerBound() {
		return OptionalDouble.empty();
	}

	/**
	 * Returns by how many percent the cost is above the {@link #lowerBound}. The cost is above the least possible cost by at
	 * most this percentage. Empty if there is no lower bound.
	 */
	default OptionalDouble percentAboveBound() {
		OptionalDouble bound = lowerBound();
		return bound.isEmpty() ? bound
				: OptionalDouble.of(cost() <= bound.getAsDouble() ? 0 : 100 * (cost() / bound.getAsDouble() - 1));
	}

	/**
	 * Returns the obstacle that keeps the unit from standing at the start or the goal. Empty if there is a path, or if
	 * something else is the reason why there is none.
	 */
	default Optional<ObstacleRef> blocker() {
		return Optional.empty();
	}

	/**
	 * Returns the nearest place where the unit fits, if it does not fit at the start or the goal. Otherwise empty. Also
	 * empty if the planner does not know the place.
	 */
	default Optional<Point> nearest() {
		return Optional.empty();
	}

	/**
	 * Returns in words that there is a path, or why there is none. Does not mention {@link #nearest}.
	 *
	 * @param name returns the name of an obstacle
	 */
	String problem(Function<ObstacleRef, String> name);

	default PlanQuery query() {
		return search().query();
	}

	default Footprint footprint() {
		return search().footprint();
	}

	default CostUnit costUnit() {
		return search().costUnit();
	}

	default SearchMetrics metrics() {
		return search().metrics();
	}

	default Optional<SearchTrace> trace() {
		return search().trace();
	}

	default boolean isFound() {
		return this instanceof Found;
	}

	/**
	 * Returns whether the whole agent can move along the path. False if there is no path, if it has conflicts, or if only a
	 * smaller disc is clear of obstacles, see {@link #narrowedRadius}.
	 */
	default boolean isLegal() {
		return isFound() && conflicts().isEmpty() && narrowedRadius().isEmpty();
	}

	/** Returns the length of the path in cells. The length is infinite if there is no path. */
	default double length() {
		return trajectory().map(Trajectory::length).orElse(Double.POSITIVE_INFINITY);
	}

	/** Returns the duration of the path in seconds. The duration is infinite if there is no path. */
	default double duration() {
		return trajectory().map(Trajectory::duration).orElse(Double.POSITIVE_INFINITY);
	}

	/**
	 * Returns the radius of the disc that stays clear of obstacles along the path, if this radius is smaller than the agent's
	 * radius. Otherwise returns empty.
	 */
	default OptionalDouble narrowedRadius() {
		return isFound() && footprint() instanceof Footprint.Disc(double radius) && radius < query().agent().radius()
				? OptionalDouble.of(radius)
				: OptionalDouble.empty();
	}

	/** Returns in words that there is a path, or why there is none. Mentions {@link #nearest} if it is known. */
	default String reason() {
		return reason(ObstacleRef::toString);
	}

	/**
	 * Returns the text of {@link #reason()}, but names obstacles by {@code name}.
	 *
	 * @param name returns the name of an obstacle for users
	 */
	default String reason(Function<ObstacleRef, String> name) {
		Point end = (outcome().isAtStart() ? query().start() : query().goal()).position();
		return problem(name) + nearest().map(place -> String.format(Locale.ROOT,
				"; the nearest place where it fits is %.2f,%.2f, %.2f cells away", place.x(), place.y(), place.distance(end)))
				.orElse("");
	}
}
