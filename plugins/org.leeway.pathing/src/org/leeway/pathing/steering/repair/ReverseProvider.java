package org.leeway.pathing.steering.repair;

import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;

/** A provider of smoothed routes. Where a curve overlaps something, the unit turns in several moves, forward and in reverse. */
public final class ReverseProvider extends RouteProvider {

	public ReverseProvider() {
		super("reverse", "route with turns in reverse",
				"for a unit with a turning radius that reverses, a smoothed route that backs up where needed", 8);
	}

	@Override
	PathDraft way(RepairQuery query, CellRoutes routes, OptionValues options) {
		Route route = routes.find().orElseThrow();
		PathDraft smooth = drive(query, route, true);
		if (!query.agent().reverses()) {
			smooth.remark("but the unit does not reverse");
			return smooth;
		}
		if (query.isFree(smooth.moves())) {
			return smooth;
		}
		PathDraft whole = drive(query, route, false);
		return query.isFree(whole.moves()) ? whole : smooth;
	}

	/**
	 * Drives along a route. Where a curve would overlap something, turns in several moves instead.
	 *
	 * @param skips whether to leave out waypoints that the unit can reach only by a loop
	 */
	private static PathDraft drive(RepairQuery query, Route route, boolean skips) {
		return new Driver(query, skips).drive(route, (draft, from, to) -> turn(query, draft, to.pose()));
	}

	private static void turn(RepairQuery query, PathDraft draft, Pose to) {
		double radius = query.agent().turningRadius();
		SteeringPath curve = ShortestCurves.ahead(draft.end(), to, radius);
		boolean fits = query.isFree(curve.trajectory(1).moves())
				&& !(to.heading().isEmpty() && ShortestCurves.isLoop(draft.end(), to.position(), radius));
		if (fits || !query.agent().reverses() || radius == 0) {
			draft.add(curve);
		} else {
			new Manoeuvres(query, draft.end(), to).shortest().ifPresentOrElse(curves -> curves.forEach(draft::add),
					() -> draft.add(curve));
		}
	}
}
