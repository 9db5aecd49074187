package org.leeway.pathing.steering.repair;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ArcLine;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.OpenEnd;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;

/**
 * A calculator of the shortest curves between two poses. The curves ignore obstacles. If a pose has no heading, the
 * unit may have any heading there, and the curve uses the best heading.
 */
final class ShortestCurves {

	/**
	 * Largest angle of an arc, in radians, that does not count as a loop. Only places close behind the unit need a larger
	 * angle.
	 */
	private static final double LOOP = 1.5 * Math.PI;

	private ShortestCurves() {
	}

	/**
	 * Returns the shortest forward curve. If the pose at the end has no heading, the curve ends with the heading for
	 * which it is shortest.
	 */
	static SteeringPath ahead(Pose from, Pose to, double radius) {
		return shortest(from, to, radius, false);
	}

	/**
	 * Returns whether the unit can get to a place only by a loop. The place is then inside one of the unit's two turning
	 * circles, or close behind the unit.
	 */
	static boolean isLoop(Pose from, Point to, double radius) {
		for (TurnDirection side : TurnDirection.values()) {
			if (ArcLine.path(from, to, radius, side) instanceof ArcLine.Outcome.InsideCircle) {
				return true;
			}
		}
		return ArcLine.path(from, to, radius).pieces().stream().anyMatch(piece -> piece.sweep() > LOOP);
	}

	/**
	 * Returns the shortest curve. If neither pose has a heading, the curve starts with the heading towards the goal.
	 */
	static SteeringPath shortest(Pose start, Pose goal, double radius, boolean reverses) {
		if (start.heading().isPresent() && goal.heading().isPresent()) {
			return between(start, goal, radius, reverses);
		}
		OpenEnd open = new OpenEnd(radius, reverses ? 1 : 0);
		if (goal.heading().isPresent()) {
			return open.path(turned(goal), start.position()).back();
		}
		return open.path(start.heading().isPresent() ? start : facing(start.position(), goal.position()), goal.position());
	}

	static SteeringPath between(Pose start, Pose goal, double radius, boolean reverses) {
		return reverses ? ReedsShepp.path(start, goal, radius) : Dubins.path(start, goal, radius);
	}

	/** Returns a pose at a place, with the heading towards a second place. */
	static Pose facing(Point from, Point to) {
		return Pose.at(from, Math.atan2(to.y() - from.y(), to.x() - from.x()));
	}

	private static Pose turned(Pose pose) {
		return Pose.at(pose.position(), pose.heading().getAsDouble() + Math.PI);
	}
}
