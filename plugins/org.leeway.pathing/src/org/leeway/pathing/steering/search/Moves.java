package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;

/**
 * Operations on lists of moves, such as shifting, reversing or slowing them. Each operation returns a new or unchanged
 * list.
 */
final class Moves {

	private static final double TRACE = 1e-10;

	private Moves() {
	}

	static List<Move> shifted(List<Move> moves, double dx, double dy) {
		return moves.stream().<Move>map(move -> switch (move) {
		case Move.Drive drive -> new Move.Drive(switch (drive.segment()) {
		case Segment line -> new Segment(shifted(line.from(), dx, dy), shifted(line.to(), dx, dy));
		case Arc arc -> new Arc(shifted(arc.centre(), dx, dy), arc.radius(), arc.fromAngle(), arc.sweep(), arc.direction());
		}, drive.gear(), drive.speeds());
		case Move.Pivot pivot -> new Move.Pivot(shifted(pivot.position(), dx, dy), pivot.fromHeading(), pivot.sweep(),
				pivot.direction(), pivot.duration());
		}).toList();
	}

	private static Point shifted(Point point, double dx, double dy) {
		return new Point(point.x() + dx, point.y() + dy);
	}

	/**
	 * Returns the moves that undo the given moves: they lead from the end back to the start. The unit faces the same way as
	 * before, so it now drives in reverse where it drove forward, and vice versa.
	 */
	static List<Move> undone(List<Move> moves) {
		List<Move> undone = new ArrayList<>();
		for (Move move : moves) {
			undone.add(switch (move) {
			case Move.Drive drive -> new Move.Drive(undone(drive.segment()), other(drive.gear()), drive.speed());
			case Move.Pivot pivot -> new Move.Pivot(pivot.position(),
					pivot.fromHeading() + pivot.direction().sign() * pivot.sweep(), pivot.sweep(),
					pivot.direction().reversed(), pivot.duration());
			});
		}
		Collections.reverse(undone);
		return undone;
	}

	private static PathSegment undone(PathSegment segment) {
		return switch (segment) {
		case Segment line -> new Segment(line.to(), line.from());
		case Arc arc -> new Arc(arc.centre(), arc.radius(), arc.toAngle(), arc.sweep(), arc.direction().reversed());
		};
	}

	private static Gear other(Gear gear) {
		return gear == Gear.FORWARD ? Gear.REVERSE : Gear.FORWARD;
	}

	/**
	 * Returns the same moves at higher or lower speeds.
	 *
	 * @param times the factor for the speeds
	 */
	static List<Move> faster(List<Move> moves, double times) {
		return times == 1 ? moves : moves.stream().map(move -> move.faster(times)).toList();
	}

	/**
	 * Returns the same moves with slower drives in reverse.
	 *
	 * @param times the divisor of the speeds in reverse
	 */
	static List<Move> slowerInReverse(List<Move> moves, double times) {
		return times == 1 ? moves : moves.stream().<Move>map(move -> move instanceof Move.Drive drive
				&& drive.gear() == Gear.REVERSE ? drive.faster(1 / times) : move).toList();
	}

	static double duration(List<Move> moves) {
		return moves.stream().mapToDouble(Move::duration).sum();
	}

	/**
	 * Returns the duration in seconds, plus a tiny cost for turns on the spot. So among equally fast paths, the path
	 * that turns least on the spot has the lowest cost.
	 */
	static double cost(List<Move> moves) {
		double turned = 0;
		for (Move move : moves) {
			turned += move instanceof Move.Pivot pivot ? pivot.sweep() : 0;
		}
		return duration(moves) + TRACE * turned;
	}

	/** Returns the same moves with consecutive lines merged if they have the same direction, gear and speed. */
	static List<Move> joined(List<Move> moves) {
		List<Move> joined = new ArrayList<>();
		for (Move move : moves) {
			if (!joined.isEmpty() && joined.getLast() instanceof Move.Drive before && move instanceof Move.Drive next
					&& before.segment() instanceof Segment first && next.segment() instanceof Segment second
					&& before.gear() == next.gear() && before.speed() == next.speed() && continues(first, second)) {
				joined.set(joined.size() - 1,
						new Move.Drive(new Segment(first.from(), second.to()), before.gear(), before.speed()));
			} else {
				joined.add(move);
			}
		}
		return joined;
	}

	private static boolean continues(Segment first, Segment second) {
		double ax = first.to().x() - first.from().x();
		double ay = first.to().y() - first.from().y();
		double bx = second.to().x() - second.from().x();
		double by = second.to().y() - second.from().y();
		return Math.abs(ax * by - ay * bx) <= 1e-12 * first.length() * second.length() && ax * bx + ay * by > 0;
	}
}
