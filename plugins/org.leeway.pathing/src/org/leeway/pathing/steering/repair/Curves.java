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
 * The shortest curves between two poses, among no obstacles. If a heading is open, no other heading at this end has a
 * shorter curve.
 */
final class Curves {

	/** A turn by more than this is a loop, in radians: the place lies behind, nearer than the turning radius. */
	private static final double LOOP = 1.5 * Math.PI;

	private Curves() {
	}

	/** Returns the shortest curve forward, with the best heading at the end if any will do. */
	static SteeringPath ahead(Pose from, Pose to, double radius) {
		return shortest(from, to, radius, false);
	}

	/**
	 * Returns whether the unit turns away from a place to get there. The place is then inside a circle that the unit
	 * can drive, or behind the unit.
	 */
	static boolean isLoop(Pose from, Point to, double radius) {
		for (TurnDirection side : TurnDirection.values()) {
			if (ArcLine.path(from, to, radius, side) instanceof ArcLine.Outcome.InsideCircle) {
				return true;
			}
		}
		return ArcLine.path(from, to, radius).pieces().stream().anyMatch(piece -> piece.sweep() > LOOP);
	}

	/** Returns the shortest curve, with the best headings where any will do. */
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

	/** Returns the pose of a unit at a place that faces another place. */
	static Pose facing(Point from, Point to) {
		return Pose.at(from, Math.atan2(to.y() - from.y(), to.x() - from.x()));
	}

	private static Pose turned(Pose pose) {
		return Pose.at(pose.position(), pose.heading().getAsDouble() + Math.PI);
	}
}
