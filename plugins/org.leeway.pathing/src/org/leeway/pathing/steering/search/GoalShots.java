package org.leeway.pathing.steering.search;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;

/** A calculator of curves that lead from a pose directly to a goal, within a range around the goal. Not thread-safe. */
final class GoalShots {

	private final TurningMap map;
	private final Pose goal;
	private final double range;
	private final UnitCurves curves;
	private final LastPieces last;
	private final GoalRays rays;

	/**
	 * Creates a calculator.
	 *
	 * @param range the largest distance, in cells, at which curves are tried; 0 if no curves are tried
	 */
	GoalShots(TurningMap map, Pose goal, double range) {
		this.map = map;
		this.goal = goal;
		this.range = range;
		this.curves = new UnitCurves(map.unit().turningRadius(), map.unit().reverseCost());
		this.last = new LastPieces(map.ground(), map.unit().footprint());
		this.rays = new GoalRays(map.ground(), map.unit().footprint(), goal.position(), range);
	}

	/** Returns the range in whole cells, rounded up. */
	int reach() {
		return (int) Math.ceil(range);
	}

	/** Returns whether a place is near enough to the goal to try a curve from the place to the goal. */
	boolean isInRange(Point place) {
		return range > 0 && place.distance(goal.position()) <= range;
	}

	/** Returns a lower bound of the durations of all curves from a place to the goal, with any heading, in seconds. */
	double leastDuration(Point place) {
		return place.distance(goal.position()) / map.speed(0);
	}

	/**
	 * Returns a lower bound of the duration of a legal curve from a pose to the goal, in seconds. Infinite if the end of each
	 * curve is known to be illegal. If the pose has no heading, the unit may have any heading there.
	 */
	double duration(Pose from) {
		double cost = cost(from);
		return from.heading().isEmpty() || mayArrive(from) ? cost / map.speed(0) : Double.POSITIVE_INFINITY;
	}

	/** Returns the cost of the best curve from a pose to the goal. Driving a cell forward costs 1. */
	private double cost(Pose from) {
		Point at = from.position();
		Point to = goal.position();
		if (from.heading().isEmpty()) {
			return goal.heading().isEmpty() ? at.distance(to)
					: curves.costFrom(at.x(), at.y(), to.x(), to.y(), goal.heading().getAsDouble());
		}
		double heading = from.heading().getAsDouble();
		return goal.heading().isPresent()
				? curves.length(at.x(), at.y(), heading, to.x(), to.y(), goal.heading().getAsDouble())
				: curves.costTo(at.x(), at.y(), heading, to.x(), to.y());
	}

	/** Returns whether the end of a curve from a pose may be legal. Call this directly after {@link #cost}. */
	private boolean mayArrive(Pose from) {
		if (goal.heading().isEmpty()) {
			return curves.mayReach(from.position().x(), from.position().y(), from.heading().getAsDouble(), goal.position().x(),
					goal.position().y(), (heading, length) -> !rays.isIllegal(heading + Math.PI, length));
		}
		List<Piece> pieces = curves.pieces();
		return pieces.isEmpty() || !last.isIllegal(pieces.getLast(), () -> curves.moves().getLast());
	}

	/**
	 * Returns a legal curve from a pose to the goal, with the speeds of the terrain. Empty if no tried curve is legal.
	 * If both ends have a heading, only the shortest curve is tried. Otherwise several curves are tried, and the
	 * fastest legal curve is returned.
	 */
	Optional<List<Move>> moves(Pose from) {
		Point at = from.position();
		Point to = goal.position();
		if (from.heading().isEmpty()) {
			double heading = goal.heading().orElse(Math.atan2(to.y() - at.y(), to.x() - at.x()));
			return map.fastest(curves.movesFrom(at.x(), at.y(), to.x(), to.y(), heading));
		}
		double heading = from.heading().getAsDouble();
		return goal.heading().isPresent()
				? map.driven(curves.moves(at.x(), at.y(), heading, to.x(), to.y(), goal.heading().getAsDouble()))
				: map.fastest(curves.movesTo(at.x(), at.y(), heading, to.x(), to.y(), this::isTried));
	}

	/** Returns whether to try a curve to the goal. False if the last piece of the curve is a line that is certainly illegal. */
	private boolean isTried(SteeringPath curve) {
		if (curve.pieces().isEmpty() || curve.pieces().getLast().turn() != Turn.STRAIGHT) {
			return true;
		}
		Piece line = curve.pieces().getLast();
		double heading = curve.end().heading().getAsDouble();
		return !rays.isIllegal(line.gear() == Gear.FORWARD ? heading + Math.PI : heading, line.length());
	}
}
