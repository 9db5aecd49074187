package org.leeway.core.routing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.plan.Excess;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The answers to a request so far. Immutable.
 *
 * @param routes by query and planner
 * @param offers by the index of a query, where its chosen planner would let the unit stand
 * @param graph the abstract graph of hierarchical search, if the request asks for it
 * @param complete whether all answers are known
 */
public record Routes(RouteRequest request, List<Map<PlannerProvider, PlanResult>> routes, Map<Integer, EndOffer> offers,
		Optional<AbstractGraph> graph, boolean complete) {

	public Routes {
		routes = routes.stream().map(each -> Map.copyOf(each)).toList();
		offers = Map.copyOf(offers);
	}

	/** Nothing found yet. */
	public static Routes none(RouteRequest request) {
		return new Routes(request, request.queries().stream().map(each -> Map.<PlannerProvider, PlanResult>of()).toList(),
				Map.of(), Optional.empty(), false);
	}

	/** The same with one more answer. */
	public Routes with(int query, PlannerProvider planner, PlanResult route) {
		List<Map<PlannerProvider, PlanResult>> all = new ArrayList<>(routes);
		all.set(query, more(routes.get(query), planner, route));
		return new Routes(request, all, offers, graph, complete);
	}

	/** The same with an offer to a query. */
	public Routes with(int query, EndOffer offer) {
		return new Routes(request, routes, more(offers, query, offer), graph, complete);
	}

	private static <K, V> Map<K, V> more(Map<K, V> map, K key, V value) {
		Map<K, V> more = new HashMap<>(map);
		more.put(key, value);
		return more;
	}

	/** The same with the graph. */
	public Routes with(AbstractGraph found) {
		return new Routes(request, routes, offers, Optional.of(found), complete);
	}

	/** The same answers, marked as complete. */
	public Routes completed() {
		return new Routes(request, routes, offers, graph, true);
	}

	/** The answer of a planner to a query, which is given by its index in the request; empty until it is known. */
	public Optional<PlanResult> route(int query, PlannerProvider planner) {
		return Optional.ofNullable(routes.get(query).get(planner));
	}

	/** Where the chosen planner of a query would let the unit stand; empty if it fits, or until it is known. */
	public Optional<EndOffer> offer(int query) {
		return Optional.ofNullable(offers.get(query));
	}

	/** The best answer of the domain of a planner, possibly that there is no path. Empty until it is known. */
	public Optional<PlanResult> exact(int query, PlannerProvider planner) {
		return routes.get(query).entrySet().stream()
				.filter(each -> each.getKey().isOptimal() && each.getKey().domain() == planner.domain())
				.map(Map.Entry::getValue).min(Comparator.comparingDouble(PlanResult::cost));
	}

	/** The excess of the route of a planner over the exact one; empty if one of them is unknown or was not found. */
	public Optional<Excess> excess(int query, PlannerProvider planner) {
		return route(query, planner).filter(PlanResult::isFound).flatMap(route -> exact(query, planner)
				.filter(PlanResult::isFound).map(exact -> new Excess(route.cost(), exact.cost())));
	}
}
