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
 * The shortest curves between two poses, regardless of obstacles. If the heading at an end is open, the curve has the
 * heading with which it is shortest.
 */
final class ShortestCurves {

	/**
	 * Largest angle, in radians, of a turn that is no loop. The unit turns by a larger angle only to a place behind the
	 * unit, nearer than the turning radius.
	 */
	private static final double LOOP = 1.5 * Math.PI;

	private ShortestCurves() {
	}

	/**
	 * Returns the shortest forward curve. If the end has an open heading, takes the heading with which the curve is
	 * shortest.
	 */
	static SteeringPath ahead(Pose from, Pose to, double radius) {
		return shortest(from, to, radius, false);
	}

	/**
	 * Returns whether the unit must first turn away from a place to get there. The place is then inside a circle that
	 * the unit can drive, or behind the unit.
	 */
	static boolean isLoop(Pose from, Point to, double radius) {
		for (TurnDirection side : TurnDirection.values()) {
			if (ArcLine.path(from, to, radius, side) instanceof ArcLine.Outcome.InsideCircle) {
				return true;
			}
		}
		return ArcLine.path(from, to, radius).pieces().stream().anyMatch(piece -> piece.sweep() > LOOP);
	}

	/** Returns the shortest curve. If both headings are open, the unit faces the goal at the start. */
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
