package org.leeway.ui.presenter;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.level.part.Excess;
import org.leeway.core.routes.CheckedRoute;
import org.leeway.core.routes.EndOffer;
import org.leeway.core.routes.RouteRequest;
import org.leeway.core.routes.Routes;
import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.ui.map.ProbePlace;

/**
 * A cache of the planners' answers for the probes of a level. A probe is a start and a goal on the map. Keeps the
 * latest answer for each probe and planner, and knows which answers are outdated.
 */
final class RouteCache {

	/**
	 * The requests that the job may still answer, the latest last. An answer removes all requests before the answered one,
	 * because each request keeps a whole level in memory. The answered request stays, because the job may answer it again.
	 */
	private final Deque<Asked> asked = new ArrayDeque<>();
	/** The latest request, even if it is empty and was not sent to the job. Null before the first request. */
	private RouteRequest wanted;
	private final Map<Key, Known> known = new HashMap<>();
	private Routes latest;

	/** A request, with a probe for each of its queries, in the same order. */
	private record Asked(RouteRequest request, List<ProbePlace> places) {
	}

	private record Key(PathProbe probe, PlannerProvider planner) {
	}

	/**
	 * The answer of a planner for a probe.
	 *
	 * @param routes all answers to the same request
	 * @param query the index of the probe's query in the request
	 * @param route the answer
	 */
	private record Known(Routes routes, int query, PlanResult route) {
	}

	/**
	 * Stores a request, and returns whether the caller must send the request to the job. Returns false if the request
	 * equals the previous request. Also returns false if both requests are {@linkplain RouteRequest#isEmpty empty}.
	 *
	 * @param places the probes of the queries, in the order of the queries
	 */
	boolean ask(RouteRequest next, List<ProbePlace> places) {
		RouteRequest before = wanted;
		if (before != null && isLike(next, before)) {
			return false;
		}
		wanted = next;
		boolean isForTheJob = !next.isEmpty() || before != null && !before.isEmpty();
		if (isForTheJob) {
			asked.add(new Asked(next, places));
		}
		return isForTheJob;
	}

	private static boolean isLike(RouteRequest next, RouteRequest before) {
		return next.level() == before.level() && next.queries().equals(before.queries())
				&& next.comparison() == before.comparison() && next.graphAgent().equals(before.graphAgent());
	}

	/** Returns the latest request. Null before the first request. */
	RouteRequest wanted() {
		return wanted;
	}

	/** Stores the answers to a request, and drops all requests that were made before it. */
	void take(Routes routes) {
		latest = routes;
		while (asked.getFirst().request() != routes.request()) {
			asked.remove();
		}
		List<ProbePlace> places = asked.getFirst().places();
		for (int i = 0; i < places.size(); i++) {
			for (PlannerProvider planner : Planners.registered()) {
				int query = i;
				routes.route(i, planner).ifPresent(route -> known.put(new Key(places.get(query).probe(), planner),
						new Known(routes, query, route)));
			}
		}
	}

	/** Drops the answers for all probes that are not in the list. */
	void keep(List<ProbePlace> places) {
		known.keySet().removeIf(key -> places.stream().noneMatch(place -> place.probe() == key.probe()));
	}

	/** Returns the latest answers. Empty before the first answers. */
	Optional<Routes> latest() {
		return Optional.ofNullable(latest);
	}

	/**
	 * Returns whether the latest answers belong to the latest request. Also true if the latest request is empty.
	 */
	boolean isFresh() {
		return wanted.isEmpty() || latest != null && latest.request() == wanted;
	}

	/** Returns whether the answer of a planner for a probe belongs to the latest request. */
	boolean isFresh(PathProbe probe, PlannerProvider planner) {
		return known(probe, planner).filter(entry -> entry.routes().request() == wanted).isPresent();
	}

	/** Returns whether all answers to the latest request are known. */
	boolean isComplete() {
		return wanted != null && isFresh() && (wanted.isEmpty() || latest.complete());
	}

	private Optional<Known> known(PathProbe probe, PlannerProvider planner) {
		return Optional.ofNullable(known.get(new Key(probe, planner)));
	}

	/** Returns the latest answer of a planner for a probe. The answer may be outdated. Empty until an answer is known. */
	Optional<PlanResult> route(PathProbe probe, PlannerProvider planner) {
		return known(probe, planner).map(Known::route);
	}

	/**
	 * Returns the latest answer of a planner for a probe, with the first cell of its route that the agent cannot
	 * cross. Empty until an answer is known.
	 */
	Optional<CheckedRoute> checked(PathProbe probe, PlannerProvider planner) {
		return known(probe, planner).flatMap(entry -> entry.routes().checked(entry.query(), planner));
	}

	/**
	 * Returns the answer of a second planner for a probe, to compare it with the latest answer of a first planner. The two
	 * answers belong to the same request, and so to the same level. Empty if this request did not ask the second planner.
	 *
	 * @param planner the first planner
	 * @param other the second planner
	 */
	Optional<PlanResult> beside(PathProbe probe, PlannerProvider planner, PlannerProvider other) {
		return known(probe, planner).flatMap(entry -> entry.routes().route(entry.query(), other));
	}

	/**
	 * Returns the nearest place where the unit of a probe fits, if the unit does not fit at the start or the goal. The chosen
	 * planner decides where a unit fits. Empty if the unit fits at both ends. Also empty until the job has answered.
	 */
	Optional<EndOffer> offer(PathProbe probe, PlannerProvider chosen) {
		return known(probe, chosen).flatMap(entry -> entry.routes().offer(entry.query()));
	}

	/**
	 * Returns the exact answer for a probe, see {@link Routes#exact}. This is the cheapest answer of all optimal
	 * planners that plan the same {@linkplain PlannerProvider#domain kind of paths} as {@code planner}. Empty until an
	 * optimal planner of this kind has answered.
	 */
	Optional<PlanResult> exact(PathProbe probe, PlannerProvider planner) {
		return known(probe, planner).flatMap(entry -> entry.routes().exact(entry.query(), planner));
	}

	/**
	 * Returns how much more a planner's route costs than the exact route. Empty if either route is unknown, was not
	 * found or is illegal.
	 */
	Optional<Excess> excess(PathProbe probe, PlannerProvider planner) {
		return known(probe, planner).flatMap(entry -> entry.routes().excess(entry.query(), planner));
	}
}
