package org.leeway.core.routes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.level.part.Excess;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The answers to a request for routes. Some answers may not be known yet. Immutable.
 *
 * @param routes indexed by query, then by planner
 * @param offers indexed by query: the nearest place where the unit fits. A query has an entry only if the unit does not fit at
 * the start or the goal of the query
 * @param graph the abstract graph of hierarchical search, if the request asks for it
 * @param complete whether all answers are known
 */
public record Routes(RouteRequest request, List<Map<PlannerProvider, CheckedRoute>> routes, Map<Integer, EndOffer> offers,
		Optional<AbstractGraph> graph, boolean complete) {

	public Routes {
		routes = routes.stream().map(each -> Map.copyOf(each)).toList();
		offers = Map.copyOf(offers);
	}

	/** Creates routes without any answer yet. */
	public static Routes none(RouteRequest request) {
		return new Routes(request, request.queries().stream().map(each -> Map.<PlannerProvider, CheckedRoute>of()).toList(),
				Map.of(), Optional.empty(), false);
	}

	/** Returns a copy of these routes with one more answer. */
	public Routes with(int query, PlannerProvider planner, CheckedRoute route) {
		List<Map<PlannerProvider, CheckedRoute>> all = new ArrayList<>(routes);
		all.set(query, more(routes.get(query), planner, route));
		return new Routes(request, all, offers, graph, complete);
	}

	/**
	 * Returns a copy of these routes with a better start or goal for a query.
	 *
	 * @param query the index of the query in the request
	 * @param offer the nearest place where the unit of the query fits
	 */
	public Routes with(int query, EndOffer offer) {
		return new Routes(request, routes, more(offers, query, offer), graph, complete);
	}

	private static <K, V> Map<K, V> more(Map<K, V> map, K key, V value) {
		Map<K, V> more = new HashMap<>(map);
		more.put(key, value);
		return more;
	}

	/** Returns a copy of these routes with the abstract graph. */
	public Routes with(AbstractGraph found) {
		return new Routes(request, routes, offers, Optional.of(found), complete);
	}

	/** Returns a copy of these routes that is marked as complete. */
	public Routes completed() {
		return new Routes(request, routes, offers, graph, true);
	}

	/**
	 * Returns the answer of a planner to a query. Empty until the answer is known.
	 *
	 * @param query the index of the query in the request
	 */
	public Optional<PlanResult> route(int query, PlannerProvider planner) {
		return checked(query, planner).map(CheckedRoute::route);
	}

	/**
	 * Returns the same answer as {@link #route}, together with the first cell of the route that the agent cannot cross.
	 */
	public Optional<CheckedRoute> checked(int query, PlannerProvider planner) {
		return Optional.ofNullable(routes.get(query).get(planner));
	}

	/**
	 * Returns the offer for a query: another start or goal, because the unit does not fit at the start or goal of the query.
	 * Empty if the unit fits at both, or while the offer is not known.
	 */
	public Optional<EndOffer> offer(int query) {
		return Optional.ofNullable(offers.get(query));
	}

	/**
	 * Returns the cheapest answer of an optimal planner to a query, for comparison with the answer of the given planner. Takes
	 * only the answers of planners of the same {@linkplain PlannerProvider#domain domain}, which plan the same kind of paths.
	 * The answer may be that there is no path. Empty until such a planner has answered.
	 */
	public Optional<PlanResult> exact(int query, PlannerProvider planner) {
		return checkedExact(query, planner).map(CheckedRoute::route);
	}

	private Optional<CheckedRoute> checkedExact(int query, PlannerProvider planner) {
		return routes.get(query).entrySet().stream()
				.filter(each -> each.getKey().isOptimal() && each.getKey().domain() == planner.domain())
				.map(Map.Entry::getValue).min(Comparator.comparingDouble(each -> each.route().cost()));
	}

	/**
	 * Returns by how much a planner's route costs more than the best possible route. Empty if one of the two routes is
	 * unknown, was not found or is illegal.
	 */
	public Optional<Excess> excess(int query, PlannerProvider planner) {
		return checked(query, planner).filter(CheckedRoute::isLegal).flatMap(route -> checkedExact(query, planner)
				.filter(CheckedRoute::isLegal).map(exact -> new Excess(route.route().cost(), exact.route().cost())));
	}
}
