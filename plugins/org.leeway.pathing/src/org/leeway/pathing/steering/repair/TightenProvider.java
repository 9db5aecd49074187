package org.leeway.pathing.steering.repair;

import java.util.List;

import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.steering.speed.TurnSlowing;
import org.leeway.pathing.world.Agent;

/**
 * A provider of routes in straight steps with curves at the turns. Each curve has the largest legal radius, up to the
 * turning radius of the unit. The unit drives tighter curves more slowly. If the unit has a turn rate, this rate limits
 * the speed. Otherwise, the speed shrinks with the radius: half the turning radius means half the speed.
 */
public final class TightenProvider extends RouteProvider {

	/** The factor from one tried radius to the next, smaller radius. */
	private static final double SHRINK = 0.85;
	/**
	 * Smallest radius that is tried, as a share of the turning radius. After this radius, the planner tries a turn on
	 * the spot.
	 */
	private static final double LEAST = 0.05;

	public TightenProvider() {
		super("tighten", "tightened route",
				"for a unit with a turning radius, a route in straight steps with slower and tighter turns where needed", 4);
	}

	@Override
	PathDraft way(RepairQuery query, CellRoutes routes, OptionValues options) {
		return new Driver(query, false).drive(routes.find().orElseThrow(), (draft, from, to) -> turn(query, draft, to.pose()));
	}

	/**
	 * Adds a curve from the end of the path to a waypoint. Tries smaller and smaller radii, from the turning radius down to 0,
	 * and takes the first legal curve. For a waypoint without a heading, leaves out each radius with which the unit gets to the
	 * waypoint only by a {@linkplain ShortestCurves#isLoop loop}. If no curve is legal, adds the illegal curve with the turning
	 * radius.
	 */
	private static void turn(RepairQuery query, PathDraft draft, Pose to) {
		double most = query.agent().turningRadius();
		for (double radius = most; radius > LEAST * most; radius *= SHRINK) {
			if (isAdded(query, draft, to, radius)) {
				return;
			}
		}
		if (!isAdded(query, draft, to, 0)) {
			draft.add(ShortestCurves.ahead(draft.end(), to, most));
		}
	}

	private static boolean isAdded(RepairQuery query, PathDraft draft, Pose to, double radius) {
		if (to.heading().isEmpty() && ShortestCurves.isLoop(draft.end(), to.position(), radius)) {
			return false;
		}
		SteeringPath curve = ShortestCurves.ahead(draft.end(), to, radius);
		List<Move> moves = curve.trajectory(1).moves().stream().map(ownSlowing(query.agent())::slowed).toList();
		if (!query.isFree(moves)) {
			return false;
		}
		draft.add(curve, moves);
		return true;
	}

	private static TurnSlowing ownSlowing(Agent agent) {
		return new TurnSlowing(agent.turnRate().isPresent() ? 0 : agent.turningRadius());
	}
}
