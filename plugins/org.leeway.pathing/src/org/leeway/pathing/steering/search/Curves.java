package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ArcLine;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.ReedsShepp;

/** The shortest curves of a kind of unit among no obstacles, at speed 1. Not thread-safe. */
final class Curves {

	private final double radius;
	private final double reverseCost;
	private final Dubins dubins;
	private final ReedsShepp reedsShepp;

	/** @param reverseCost how much longer a cell takes in reverse; 0 if the unit never reverses */
	Curves(double radius, double reverseCost) {
		this.radius = radius;
		this.reverseCost = reverseCost;
		this.dubins = new Dubins(radius);
		this.reedsShepp = new ReedsShepp(radius);
	}

	/** The length of a curve from pose to pose. */
	double length(double x, double y, double heading, double toX, double toY, double toHeading) {
		return reverseCost == 0 ? dubins.length(x, y, heading, toX, toY, toHeading)
				: reedsShepp.length(x, y, heading, toX, toY, toHeading);
	}

	/** That curve. */
	List<Move> moves(double x, double y, double heading, double toX, double toY, double toHeading) {
		length(x, y, heading, toX, toY, toHeading);
		return priced((reverseCost == 0 ? dubins.path() : reedsShepp.path()).trajectory(1).moves());
	}

	/** The length of the turn and line from a pose to a place. */
	double lengthTo(double x, double y, double heading, double toX, double toY) {
		double forward = ArcLine.length(x, y, heading, radius, toX, toY);
		return reverseCost == 0 ? forward : Math.min(forward, reverse(x, y, heading, toX, toY));
	}

	private double reverse(double x, double y, double heading, double toX, double toY) {
		return ArcLine.length(x, y, heading + Math.PI, radius, toX, toY);
	}

	/** That turn and line. */
	List<Move> movesTo(double x, double y, double heading, double toX, double toY) {
		boolean backward = reverseCost > 0
				&& reverse(x, y, heading, toX, toY) < ArcLine.length(x, y, heading, radius, toX, toY);
		Pose pose = Pose.at(new Point(x, y), backward ? heading + Math.PI : heading);
		List<Move> moves = ArcLine.path(pose, new Point(toX, toY), radius).trajectory(1).moves();
		return backward ? priced(Moves.faced(moves)) : moves;
	}

	/** The length of the line and turn from a place, with the best heading there, to a pose. */
	double lengthFrom(double x, double y, double toX, double toY, double toHeading) {
		return ArcLine.length(toX, toY, toHeading + Math.PI, radius, x, y);
	}

	/** That line and turn. */
	List<Move> movesFrom(double x, double y, double toX, double toY, double toHeading) {
		return Moves.faced(Moves.undone(ArcLine.path(Pose.at(new Point(toX, toY), toHeading + Math.PI), new Point(x, y),
				radius).trajectory(1).moves()));
	}

	private List<Move> priced(List<Move> moves) {
		return reverseCost == 0 ? moves : Moves.slowerInReverse(moves, reverseCost);
	}
}
