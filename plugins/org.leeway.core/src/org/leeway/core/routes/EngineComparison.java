package org.leeway.core.routes;

import java.util.Optional;
import java.util.function.BiFunction;

import org.leeway.core.level.part.Excess;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.navmesh.detour.DetourProvider;
import org.leeway.pathing.navmesh.godot.GodotProvider;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * A comparison of a game engine's route with the shortest path. The engine is Detour or Godot. The shortest path is for a disc
 * that crosses only the agent's terrains. Only lengths are compared, so the speeds of terrains do not matter. Immutable.
 */
public record EngineComparison(PlanResult route, PlanResult shortest) {

	/** Returns whether a planner finds the same routes as a game engine. */
	public static boolean isFor(PlannerProvider planner) {
		return planner instanceof DetourProvider || planner instanceof GodotProvider;
	}

	/**
	 * Compares a route with the shortest path.
	 *
	 * @param route of a planner that {@link #isFor} accepts
	 * @param query the query that led to the route. The shortest path has the start and the goal of this query. The route may
	 * have other ends, because an engine moves them onto the exported mesh
	 * @param planning computes the answer of a planner to a query
	 */
	public static EngineComparison of(PlanResult route, PlanQuery query,
			BiFunction<PlannerChoice, PlanQuery, PlanResult> planning) {
		PlanQuery untraced = new PlanQuery(query.agent(), query.start(), query.goal());
		return new EngineComparison(route, planning.apply(PlannerChoice.of(new AnyAngleProvider()), untraced));
	}

	/**
	 * Returns by how much the route is longer than the shortest path. Infinite if the engine finds no route although
	 * there is a path. Empty if there is no path.
	 */
	public Optional<Excess> excess() {
		return shortest.isFound() ? Optional.of(new Excess(route.length(), shortest.length())) : Optional.empty();
	}
}
