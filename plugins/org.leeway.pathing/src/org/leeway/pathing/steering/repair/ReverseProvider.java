package org.leeway.pathing.steering.repair;

import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;

/** A provider of smoothed routes. Where a curve overlaps something, the unit turns in several moves, forward and in reverse. */
public final class ReverseProvider extends RouteProvider {

	public ReverseProvider() {
		super("reverse", "route with turns in reverse",
				"for a unit with a turning radius that reverses, a smoothed route that backs up where it must", 8);
	}

	@Override
	PathDraft way(RepairQuery task, CellRoutes routes, OptionValues options) {
		Route route = routes.find().orElseThrow();
		PathDraft smooth = drive(task, route, true);
		if (!task.agent().reverses()) {
			smooth.remark("but the unit does not reverse");
			return smooth;
		}
		if (task.isFree(smooth.moves())) {
			return smooth;
		}
		PathDraft whole = drive(task, route, false);
		return task.isFree(whole.moves()) ? whole : smooth;
	}

	/**
	 * Drives along a route, with turns in several moves where a curve is illegal.
	 *
	 * @param skips whether to leave out waypoints that the unit can only reach by a loop
	 */
	private static PathDraft drive(RepairQuery task, Route route, boolean skips) {
		return new Driver(task, skips).drive(route, (way, from, to) -> turn(task, way, to.pose()));
	}

	private static void turn(RepairQuery task, PathDraft way, Pose to) {
		double radius = task.agent().turningRadius();
		SteeringPath curve = Curves.ahead(way.end(), to, radius);
		boolean fits = task.isFree(curve.trajectory(1).moves())
				&& !(to.heading().isEmpty() && Curves.isLoop(way.end(), to.position(), radius));
		if (fits || !task.agent().reverses() || radius == 0) {
			way.add(curve);
		} else {
			new Manoeuvres(task, way.end(), to).shortest().ifPresentOrElse(curves -> curves.forEach(way::add),
					() -> way.add(curve));
		}
	}
}
