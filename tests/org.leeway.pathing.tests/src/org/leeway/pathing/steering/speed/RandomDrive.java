package org.leeway.pathing.steering.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A generator of random moves at speeds up to 1. Each move begins at the pose where the move before it ends. Some arcs have no
 * length.
 */
final class RandomDrive {

	private static final int NONE_IN = 12;

	private final Random random;
	private final double scale;
	private final List<Move> moves = new ArrayList<>();
	private Point place = new Point(0, 0);
	private double heading;
	private Gear gear = Gear.FORWARD;

	private RandomDrive(Random random) {
		this.random = random;
		this.scale = Math.pow(10, random.nextDouble(-2, 2));
		this.heading = random.nextDouble(-4, 4);
	}

	/**
	 * Returns random moves.
	 *
	 * @param count the number of moves
	 * @param pivots whether some moves are turns on the spot
	 */
	static List<Move> moves(Random random, int count, boolean pivots) {
		RandomDrive drive = new RandomDrive(random);
		for (int i = 0; i < count; i++) {
			if (random.nextInt(8) == 0) {
				drive.gear = drive.gear == Gear.FORWARD ? Gear.REVERSE : Gear.FORWARD;
			}
			drive.add(pivots ? random.nextInt(7) : random.nextInt(1, 7));
		}
		return drive.moves;
	}

	private void add(int kind) {
		TurnDirection direction = random.nextBoolean() ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
		double sweep = random.nextInt(NONE_IN) == 0 ? 0 : 3 * random.nextDouble();
		switch (kind) {
		case 0 -> {
			moves.add(new Move.Pivot(place, heading, sweep, direction, 0));
			heading += direction.sign() * sweep;
		}
		case 1, 2, 3 -> drive(line());
		default -> {
			double radius = scale * random.nextDouble(0.1, 2);
			double course = gear == Gear.FORWARD ? heading : heading + Math.PI;
			double angle = course - direction.sign() * Math.PI / 2;
			Point centre = new Point(place.x() - radius * Math.cos(angle), place.y() - radius * Math.sin(angle));
			Arc arc = new Arc(centre, radius, angle, sweep, direction);
			drive(arc);
			place = arc.to();
			heading += direction.sign() * sweep;
		}
		}
	}

	private Segment line() {
		double length = (gear == Gear.FORWARD ? scale : -scale) * random.nextDouble(0.001, 2);
		Segment line = new Segment(place,
				new Point(place.x() + length * Math.cos(heading), place.y() + length * Math.sin(heading)));
		place = line.to();
		return line;
	}

	private void drive(PathSegment segment) {
		moves.add(new Move.Drive(segment, gear, random.nextInt(3) == 0 ? random.nextDouble(0.1, 1) : 1));
	}

	/** Returns the pose at which the first move begins. */
	static Pose start(List<Move> moves) {
		return moves.isEmpty() ? Pose.at(new Point(0, 0), 0) : moves.getFirst().at(0);
	}
}
