package org.leeway.pathing.steering.repair;

import java.util.List;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.repair.Route.Waypoint;

/** A driver that leads a unit along a route, from waypoint to waypoint. */
final class Driver {

	/** A method of driving to the next waypoint. */
	interface Leg {

		/** Extends a path from its end, at or near waypoint {@code from}, to waypoint {@code to}. */
		void drive(PathDraft draft, Waypoint from, Waypoint to);
	}

	private final RepairQuery query;
	private final boolean skips;

	/**
	 * Creates a driver for the routes of a query.
	 *
	 * @param skips whether to leave out waypoints that the unit can only reach by a loop. The goal is never left out
	 */
	Driver(RepairQuery query, boolean skips) {
		this.query = query;
		this.skips = skips;
	}

	PathDraft drive(Route route, Leg leg) {
		List<Waypoint> places = route.waypoints();
		Pose start = places.getFirst().pose();
		PathDraft draft = new PathDraft(start.heading().isPresent() ? start
				: ShortestCurves.facing(start.position(), places.stream().map(place -> place.pose().position())
						.filter(place -> !place.equals(start.position())).findFirst().orElse(start.position())));
		Waypoint from = places.getFirst();
		for (Waypoint to : places.subList(1, places.size())) {
			query.progress().check();
			boolean isGoal = to == places.getLast();
			if (isGoal || !skips || !ShortestCurves.isLoop(draft.end(), to.pose().position(), query.agent().turningRadius())) {
				leg.drive(draft, from, to);
				from = to;
			}
		}
		return draft;
	}
}
