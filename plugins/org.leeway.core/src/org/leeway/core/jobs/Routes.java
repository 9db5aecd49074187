package org.leeway.core.jobs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.routing.Planner;
import org.leeway.core.routing.Route;
import org.leeway.pathing.hierarchy.AbstractGraph;

/**
 * What has been found so far for a request, as an immutable value.
 *
 * @param routes by query and planner
 * @param graph that of {@link Planner#HIERARCHICAL}, if it was asked for
 * @param complete whether that is all
 */
public record Routes(RouteRequest request, List<Map<Planner, Route>> routes, Optional<AbstractGraph> graph,
		boolean complete) {

	public Routes {
		routes = routes.stream().map(each -> each.isEmpty() ? Map.<Planner, Route>of() : Map.copyOf(each)).toList();
	}

	static Routes none(RouteRequest request) {
		return new Routes(request, request.queries().stream().map(each -> Map.<Planner, Route>of()).toList(),
				Optional.empty(), false);
	}

	Routes with(int query, Planner planner, Route route) {
		Map<Planner, Route> more = new EnumMap<>(Planner.class);
		more.putAll(routes.get(query));
		more.put(planner, route);
		List<Map<Planner, Route>> all = new ArrayList<>(routes);
		all.set(query, more);
		return new Routes(request, all, graph, complete);
	}

	Routes with(AbstractGraph found) {
		return new Routes(request, routes, Optional.of(found), complete);
	}

	Routes completed() {
		return new Routes(request, routes, graph, true);
	}

	/** What a planner answers to a query, by its place in the request; empty as long as it has not. */
	public Optional<Route> route(int query, Planner planner) {
		return Optional.ofNullable(routes.get(query).get(planner));
	}

	/**
	 * By how much a route is more costly than the cheapest one of its kind, on the grid or not, as a share of that; empty
	 * as long as that is unknown.
	 */
	public OptionalDouble excess(int query, Planner planner) {
		double cost = route(query, planner).map(Route::cost).orElse(Double.POSITIVE_INFINITY);
		double least = routes.get(query).entrySet().stream()
				.filter(each -> each.getKey().isOptimal() && each.getKey().isOnGrid() == planner.isOnGrid())
				.mapToDouble(each -> each.getValue().cost()).min().orElse(Double.POSITIVE_INFINITY);
		return cost == Double.POSITIVE_INFINITY || least == Double.POSITIVE_INFINITY ? OptionalDouble.empty()
				: OptionalDouble.of(least == 0 ? 0 : Math.max(0, cost / least - 1));
	}
}
