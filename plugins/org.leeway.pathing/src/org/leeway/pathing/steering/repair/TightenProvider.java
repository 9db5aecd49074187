package org.leeway.pathing.steering.repair;

import java.util.List;

import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.steering.speed.TurnSlowing;
import org.leeway.pathing.world.Agent;

/**
 * A provider of routes in straight steps. Each turn has the largest legal radius, up to the turning radius. If a unit
 * has no turn rate, its heading turns at most as fast as in its tightest curve at full speed. So half the radius halves
 * the speed.
 */
public final class TightenProvider extends RouteProvider {

	/** Ratio of each radius that is tried to the radius before it. */
	private static final double SHRINK = 0.85;
	/** Smallest radius that is tried, as a share of the turning radius. The next attempt is a turn on the spot. */
	private static final double LEAST = 0.05;

	public TightenProvider() {
		super("tighten", "tightened route",
				"for a unit with a turning radius, a route in straight steps with slower and tighter turns where it must", 4);
	}

	@Override
	PathDraft way(RepairQuery task, CellRoutes routes, OptionValues options) {
		return new Driver(task, false).drive(routes.find().orElseThrow(), (way, from, to) -> turn(task, way, to.pose()));
	}

	/**
	 * Adds the curve to a waypoint with the largest legal radius. If no radius is legal, adds the curve with the
	 * turning radius.
	 */
	private static void turn(RepairQuery task, PathDraft way, Pose to) {
		double most = task.agent().turningRadius();
		for (double radius = most; radius > LEAST * most; radius *= SHRINK) {
			if (isAdded(task, way, to, radius)) {
				return;
			}
		}
		if (!isAdded(task, way, to, 0)) {
			way.add(Curves.ahead(way.end(), to, most));
		}
	}

	private static boolean isAdded(RepairQuery task, PathDraft way, Pose to, double radius) {
		if (to.heading().isEmpty() && Curves.isLoop(way.end(), to.position(), radius)) {
			return false;
		}
		SteeringPath curve = Curves.ahead(way.end(), to, radius);
		List<Move> moves = curve.trajectory(1).moves().stream().map(ownSlowing(task.agent())::slowed).toList();
		if (!task.isFree(moves)) {
			return false;
		}
		way.add(curve, moves);
		return true;
	}

	private static TurnSlowing ownSlowing(Agent agent) {
		return new TurnSlowing(agent.turnRate().isPresent() ? 0 : agent.turningRadius());
	}
}
