package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.Dubins;
import org.leeway.pathing.steering.curve.OpenEnd;
import org.leeway.pathing.steering.curve.ReedsShepp;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;

/**
 * A calculator of the cheapest curves of a unit without regard to obstacles. Driving a cell forward costs 1. If an end
 * of a curve has no heading, the unit may have any heading there, see {@link OpenEnd}. Not thread-safe.
 */
final class UnitCurves {

	private final double reverseCost;
	private final Dubins dubins;
	private final ReedsShepp reedsShepp;
	private final OpenEnd open;

	/**
	 * Creates a calculator.
	 *
	 * @param radius the turning radius in cells
	 * @param reverseCost the cost of driving a cell in reverse, if driving a cell forward costs 1. 0 if the unit never reverses
	 */
	UnitCurves(double radius, double reverseCost) {
		this.reverseCost = reverseCost;
		this.dubins = new Dubins(radius);
		this.reedsShepp = new ReedsShepp(radius);
		this.open = new OpenEnd(radius, reverseCost);
	}

	/** Returns the length of the shortest curve from pose to pose, in cells. */
	double length(double x, double y, double heading, double toX, double toY, double toHeading) {
		return reverseCost == 0 ? dubins.length(x, y, heading, toX, toY, toHeading)
				: reedsShepp.length(x, y, heading, toX, toY, toHeading);
	}

	/** Returns the shortest curve from pose to pose. */
	List<Move> moves(double x, double y, double heading, double toX, double toY, double toHeading) {
		length(x, y, heading, toX, toY, toHeading);
		return moves();
	}

	/** Returns the curve that the last call of {@link #length} measured. */
	List<Move> moves() {
		return moves(reverseCost == 0 ? dubins.path() : reedsShepp.path());
	}

	/** Returns the pieces of the curve that the last call of {@link #length} measured. */
	List<Piece> pieces() {
		return reverseCost == 0 ? dubins.pieces() : reedsShepp.pieces();
	}

	/**
	 * Returns the cost of the best curve from a pose to a place, where the unit may have any heading. Driving a cell
	 * forward costs 1.
	 */
	double costTo(double x, double y, double heading, double toX, double toY) {
		return open.cost(x, y, heading, toX, toY);
	}

	/**
	 * Returns whether a curve from a pose to a place may be legal, as far as the lines at the ends of curves tell.
	 *
	 * @param line whether a line at the end may be legal
	 */
	boolean mayReach(double x, double y, double heading, double toX, double toY, OpenEnd.LineTest line) {
		return reverseCost > 0 || open.isForwardAccepted(x, y, heading, toX, toY, line);
	}

	/**
	 * Returns curves from a pose to a place, the best curve first.
	 *
	 * @param isTried whether a curve is of interest. Other curves are left out
	 */
	List<List<Move>> movesTo(double x, double y, double heading, double toX, double toY, Predicate<SteeringPath> isTried) {
		List<List<Move>> moves = new ArrayList<>();
		for (SteeringPath path : open.paths(Pose.at(new Point(x, y), heading), new Point(toX, toY))) {
			if (isTried.test(path)) {
				moves.add(moves(path));
			}
		}
		return moves;
	}

	/**
	 * Returns the cost of the best curve from a place, where the unit may have any heading, to a pose. Driving a cell forward
	 * costs 1.
	 */
	double costFrom(double x, double y, double toX, double toY, double toHeading) {
		return open.cost(toX, toY, toHeading + Math.PI, x, y);
	}

	/** Returns curves from a place to a pose, the best curve first. */
	List<List<Move>> movesFrom(double x, double y, double toX, double toY, double toHeading) {
		return open.paths(Pose.at(new Point(toX, toY), toHeading + Math.PI), new Point(x, y)).stream()
				.map(path -> moves(path.back())).toList();
	}

	private List<Move> moves(SteeringPath path) {
		List<Move> moves = path.trajectory(1).moves();
		return reverseCost == 0 ? moves : Moves.slowerInReverse(moves, reverseCost);
	}
}
