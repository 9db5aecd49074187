package org.leeway.core.routing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.plan.Excess;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The answers to a request so far. Immutable.
 *
 * @param routes by query and planner
 * @param engineExcesses by query how much longer the route of an engine is than the shortest path of a point
 * @param graph the abstract graph of hierarchical search, if the request asks for it
 * @param complete whether all answers are known
 */
public record Routes(RouteRequest request, List<Map<PlannerProvider, PlanResult>> routes,
		Map<Integer, Excess> engineExcesses, Optional<AbstractGraph> graph, boolean complete) {

	public Routes {
		routes = routes.stream().map(each -> Map.copyOf(each)).toList();
		engineExcesses = Map.copyOf(engineExcesses);
	}

	/** Nothing found yet. */
	public static Routes none(RouteRequest request) {
		return new Routes(request, request.queries().stream().map(each -> Map.<PlannerProvider, PlanResult>of()).toList(),
				Map.of(), Optional.empty(), false);
	}

	/** The same with one more answer. */
	public Routes with(int query, PlannerProvider planner, PlanResult route) {
		Map<PlannerProvider, PlanResult> more = new HashMap<>(routes.get(query));
		more.put(planner, route);
		List<Map<PlannerProvider, PlanResult>> all = new ArrayList<>(routes);
		all.set(query, more);
		return new Routes(request, all, engineExcesses, graph, complete);
	}

	/** The same with the excess of an engine's route. */
	public Routes with(int query, Excess excess) {
		Map<Integer, Excess> more = new HashMap<>(engineExcesses);
		more.put(query, excess);
		return new Routes(request, routes, more, graph, complete);
	}

	/** The same with the graph. */
	public Routes with(AbstractGraph found) {
		return new Routes(request, routes, engineExcesses, Optional.of(found), complete);
	}

	/** The same answers, marked as complete. */
	public Routes completed() {
		return new Routes(request, routes, engineExcesses, graph, true);
	}

	/** The answer of a planner to a query, which is given by its index in the request; empty until it is known. */
	public Optional<PlanResult> route(int query, PlannerProvider planner) {
		return Optional.ofNullable(routes.get(query).get(planner));
	}

	/** The route of an engine with Detour, if it is known and leads to the goal. */
	public Optional<PlanResult> engineRoute(int query) {
		return routes.get(query).entrySet().stream().filter(each -> DetourComparison.isFor(each.getKey()))
				.map(Map.Entry::getValue).filter(PlanResult::isFound).findFirst();
	}

	/**
	 * The cost of a route above the best route of its domain, as a share of the best cost; empty until both are known. The
	 * route of an engine is that of a point, and so is its best route.
	 */
	public OptionalDouble excess(int query, PlannerProvider planner) {
		if (DetourComparison.isFor(planner)) {
			Excess excess = engineExcesses.get(query);
			return excess == null ? OptionalDouble.empty() : OptionalDouble.of(excess.share());
		}
		double cost = route(query, planner).map(PlanResult::cost).orElse(Double.POSITIVE_INFINITY);
		double least = routes.get(query).entrySet().stream()
				.filter(each -> each.getKey().isOptimal() && each.getKey().domain() == planner.domain())
				.mapToDouble(each -> each.getValue().cost()).min().orElse(Double.POSITIVE_INFINITY);
		return cost == Double.POSITIVE_INFINITY || least == Double.POSITIVE_INFINITY ? OptionalDouble.empty()
				: OptionalDouble.of(new Excess(cost, least).share());
	}
}
