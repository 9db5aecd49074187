package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ArcLine;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;

/** Curves from pose to pose, each perhaps without a heading, among no obstacles. */
final class Curves {

	/** A turn by more than this is a loop, in radians: the place lies behind, nearer than the turning radius. */
	private static final double LOOP = 1.5 * Math.PI;

	private Curves() {
	}

	/** The shortest curve forward; an arc and a line if any heading will do at the end. */
	static SteeringPath ahead(Pose from, Pose to, double radius) {
		return to.heading().isPresent() ? Dubins.path(from, to, radius) : ArcLine.path(from, to.position(), radius);
	}

	/** Whether the unit turns away from a place to get there, because that is inside a circle it can drive, or behind. */
	static boolean isLoop(Pose from, Point to, double radius) {
		for (TurnDirection side : TurnDirection.values()) {
			if (ArcLine.path(from, to, radius, side) instanceof ArcLine.Outcome.InsideCircle) {
				return true;
			}
		}
		return ArcLine.path(from, to, radius).pieces().stream().anyMatch(piece -> piece.sweep() > LOOP);
	}

	/** The shortest curve with the best headings where any will do. */
	static SteeringPath shortest(Pose start, Pose goal, double radius, boolean reverses) {
		List<SteeringPath> curves = new ArrayList<>();
		if (start.heading().isPresent() && goal.heading().isPresent()) {
			curves.add(between(start, goal, radius, reverses));
		} else if (start.heading().isPresent()) {
			curves.add(ArcLine.path(start, goal.position(), radius));
			if (reverses) {
				double heading = ArcLine.path(turned(start), goal.position(), radius).end().heading().getAsDouble();
				curves.add(between(start, turned(Pose.at(goal.position(), heading)), radius, true));
			}
		} else if (goal.heading().isPresent()) {
			double heading = ArcLine.path(turned(goal), start.position(), radius).end().heading().getAsDouble();
			curves.add(between(turned(Pose.at(start.position(), heading)), goal, radius, reverses));
			if (reverses) {
				curves.add(between(ArcLine.path(goal, start.position(), radius).end(), goal, radius, true));
			}
		} else {
			curves.add(ArcLine.path(facing(start.position(), goal.position()), goal.position(), radius));
		}
		return curves.stream().min(Comparator.comparingDouble(SteeringPath::length)).orElseThrow();
	}

	static SteeringPath between(Pose start, Pose goal, double radius, boolean reverses) {
		return reverses ? ReedsShepp.path(start, goal, radius) : Dubins.path(start, goal, radius);
	}

	/** A unit at a place that faces another. */
	static Pose facing(Point from, Point to) {
		return Pose.at(from, Math.atan2(to.y() - from.y(), to.x() - from.x()));
	}

	private static Pose turned(Pose pose) {
		return Pose.at(pose.position(), pose.heading().getAsDouble() + Math.PI);
	}
}
