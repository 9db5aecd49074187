package org.leeway.core.routing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.pathing.hierarchy.AbstractGraph;
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
public record Routes(RouteRequest request, List<Map<PlannerProvider, PlanResult>> routes,
		Map<Integer, EndOffer> offers, Optional<AbstractGraph> graph, boolean complete) {

	/** Costs are sums of many rounded numbers: two that differ by this share are equal. */
	private static final double ROUNDING = 1e-9;

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
		Map<PlannerProvider, PlanResult> more = new HashMap<>(routes.get(query));
		more.put(planner, route);
		List<Map<PlannerProvider, PlanResult>> all = new ArrayList<>(routes);
		all.set(query, more);
		return new Routes(request, all, offers, graph, complete);
	}

	/** The same with an offer to a query. */
	public Routes with(int query, EndOffer offer) {
		Map<Integer, EndOffer> more = new HashMap<>(offers);
		more.put(query, offer);
		return new Routes(request, routes, more, graph, complete);
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

	/**
	 * The cost of a route above the best route of its domain, as a share of the best cost; empty until both are known. It
	 * is negative for a route that comes nearer to walls than the unit may.
	 */
	public OptionalDouble excess(int query, PlannerProvider planner) {
		double cost = route(query, planner).map(PlanResult::cost).orElse(Double.POSITIVE_INFINITY);
		double least = routes.get(query).entrySet().stream()
				.filter(each -> each.getKey().isOptimal() && each.getKey().domain() == planner.domain())
				.mapToDouble(each -> each.getValue().cost()).min().orElse(Double.POSITIVE_INFINITY);
		return cost == Double.POSITIVE_INFINITY || least == Double.POSITIVE_INFINITY ? OptionalDouble.empty()
				: OptionalDouble.of(excess(cost, least));
	}

	/** A cost above the best one, as a share of the best; 0 if they differ by rounding only. */
	public static double excess(double cost, double best) {
		return best == 0 || Math.abs(cost - best) <= ROUNDING * best ? 0 : cost / best - 1;
	}
}
