package org.leeway.core.routing;

import java.util.Optional;
import java.util.function.BiFunction;

import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.navmesh.corridor.DetourProvider;
import org.leeway.pathing.plan.Excess;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The route of an engine with Detour beside the shortest path: both of a point, in the free area of the same terrains, from
 * the same start to the same goal. Lengths count, whatever the speeds of terrains. Immutable.
 */
public record DetourComparison(PlanResult route, PlanResult shortest) {

	/** Whether a planner finds the routes of an engine with Detour. */
	public static boolean isFor(PlannerProvider planner) {
		return planner instanceof DetourProvider;
	}

	/** An engine with its usual number of nodes. */
	public static PlannerChoice usual() {
		return PlannerChoice.of(new DetourProvider());
	}

	/**
	 * Compares a route with the shortest path.
	 *
	 * @param route of a planner that {@link #isFor} accepts
	 * @param planning answers the queries of planners
	 */
	public static DetourComparison of(PlanResult route, BiFunction<PlannerChoice, PlanQuery, PlanResult> planning) {
		PlanQuery query = route.query();
		PlanQuery ofPoint = new PlanQuery(query.agent().withRadius(0), query.start(), query.goal());
		return new DetourComparison(route, planning.apply(PlannerChoice.of(new AnyAngleProvider()), ofPoint));
	}

	/** The excess of the route's length; infinite if the engine finds none, empty if there is no path. */
	public Optional<Excess> excess() {
		return shortest.isFound() ? Optional.of(new Excess(route.length(), shortest.length())) : Optional.empty();
	}
}
