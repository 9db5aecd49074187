package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;
import org.leeway.testing.RandomPoses;

/**
 * A simulated unit that drives along a curve. The unit drives each arc as many short chords, so this class shares no formula
 * for circles with the tested code.
 */
final class Drive {

	private static final double END = 1e-9;

	double x;
	double y;
	double heading;

	Drive(double x, double y, double heading) {
		this.x = x;
		this.y = y;
		this.heading = heading;
	}

	/**
	 * Drives one piece of a curve.
	 *
	 * @param along the length of the piece, negative in reverse
	 * @param turned the angle by which the heading grows, in radians
	 */
	void drive(double along, double turned) {
		double chord = turned == 0 ? along : along * Math.sin(turned / 2) / (turned / 2);
		x += chord * Math.cos(heading + turned / 2);
		y += chord * Math.sin(heading + turned / 2);
		heading += turned;
	}

	void assertAt(double goalX, double goalY, double goalHeading, String context) {
		assertEquals(goalX, x, END, context);
		assertEquals(goalY, y, END, context);
		assertEquals(0, Math.IEEEremainder(goalHeading - heading, 2 * Math.PI), END, context);
	}

	/**
	 * Asserts that a path leads from the start to the goal. Also checks the gears, the turning radius and the length of the
	 * path.
	 *
	 * @param asked the start, the goal and the turning radius
	 * @param length the expected length
	 */
	static void assertLeads(SteeringPath path, RandomPoses asked, double length, String context) {
		Drive unit = new Drive(asked.fromX, asked.fromY, asked.fromHeading);
		double sum = 0;
		for (Piece piece : path.pieces()) {
			assertTrue(piece.length() > 0 && piece.sweep() >= 0, context);
			assertEquals(piece.turn() == Turn.STRAIGHT ? 0 : piece.length() / asked.radius, piece.sweep(), 1e-12, context);
			int gear = piece.gear() == Gear.FORWARD ? 1 : -1;
			unit.drive(gear * piece.length(), gear * piece.turn().sign() * piece.sweep());
			sum += piece.length();
		}
		unit.assertAt(asked.toX, asked.toY, asked.toHeading, context);
		assertTrue(path.pieces().size() <= 5, context);
		assertEquals(length, sum, END, context);
		assertEquals(length, path.length(), END, context);
		assertTrue(length >= asked.distance() - END, context);
	}
}
