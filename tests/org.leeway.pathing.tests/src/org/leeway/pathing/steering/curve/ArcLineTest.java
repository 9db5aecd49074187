package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.ArcLine.Outcome;
import org.leeway.testing.RandomPoses;

/**
 * Tests of paths that consist of an arc and then a line. The expected lengths come from Pinter's construction, which computes
 * angles.
 */
class ArcLineTest {

	private static final double SAME = 1e-9;

	@Test
	void asConstructedWithAngles() {
		long seed = 23;
		RandomPoses asked = new RandomPoses(seed);
		for (int i = 0; i < 100_000; i++) {
			asked.next();
			String context = "seed " + seed + ", " + asked;
			double right = constructed(asked, 1);
			double left = constructed(asked, -1);
			assertEquals(right, length(asked, 1), SAME, context);
			assertEquals(left, length(asked, -1), SAME, context);
			double shorter = ArcLine.length(asked.fromX, asked.fromY, asked.fromHeading, asked.radius, asked.toX, asked.toY);
			assertEquals(Math.min(left, right), shorter, SAME, context);
			assertReaches(asked, shorter, context);
		}
	}

	private static double length(RandomPoses asked, int side) {
		return ArcLine.length(asked.fromX, asked.fromY, asked.fromHeading, asked.radius, asked.toX, asked.toY, side);
	}

	/**
	 * Returns the length of an arc and a line to the goal. The line is a tangent to the circle of the arc, and the arc
	 * leads from the start to the tangent point. Infinite if the goal is inside the circle.
	 *
	 * @param side 1 or -1: the direction of the turn, as the sign of the change of the heading
	 */
	private static double constructed(RandomPoses asked, int side) {
		double fromCentre = asked.fromHeading - side * Math.PI / 2;
		double dx = asked.toX - asked.fromX + asked.radius * Math.cos(fromCentre);
		double dy = asked.toY - asked.fromY + asked.radius * Math.sin(fromCentre);
		double h = Math.hypot(dx, dy);
		if (h < asked.radius * (1 - 1e-12)) {
			return Double.POSITIVE_INFINITY;
		}
		double square = h * h - asked.radius * asked.radius;
		double line = square < 1e-12 ? 0 : Math.sqrt(square);
		double leaving = Math.atan2(dy, dx) - side * Math.atan2(line, asked.radius);
		double turn = side * (leaving - fromCentre);
		turn -= 2 * Math.PI * Math.floor(turn / (2 * Math.PI));
		return asked.radius * (turn > 2 * Math.PI - 1e-7 ? 0 : turn) + line;
	}

	private static void assertReaches(RandomPoses asked, double length, String context) {
		Point to = new Point(asked.toX, asked.toY);
		SteeringPath path = ArcLine.path(Pose.at(new Point(asked.fromX, asked.fromY), asked.fromHeading), to, asked.radius);
		assertEquals(length, path.length(), SAME, context);
		assertEquals(0, path.end().position().distance(to), SAME, context);
		assertTrue(path.pieces().size() <= 2 && length >= asked.distance() - SAME, context);
	}

	@Test
	void aCircleEnclosesTheDestination() {
		Pose start = Pose.at(new Point(1, 1), 0);
		Point inside = new Point(1.5, 2);
		assertEquals(new Outcome.InsideCircle(new Circle(1, 3, 2)),
				ArcLine.path(start, inside, 2, TurnDirection.CLOCKWISE));
		assertInstanceOf(Outcome.Reached.class, ArcLine.path(start, inside, 2, TurnDirection.COUNTERCLOCKWISE));
		assertTrue(ArcLine.path(start, inside, 2).length() > 2 * Math.PI, "most of the circle on the other side");
	}

	@Test
	void noWholeTurnToADestinationAhead() {
		for (int i = 0; i < 16; i++) {
			double heading = i * Math.PI / 8;
			Pose start = Pose.at(new Point(3, 4), heading);
			Point ahead = new Point(3 + 7 * Math.cos(heading), 4 + 7 * Math.sin(heading));
			assertEquals(7, ArcLine.path(start, ahead, 2).length(), SAME);
		}
		assertEquals(0, ArcLine.path(Pose.at(new Point(3, 4), 1), new Point(3, 4), 2).length());
	}

	@Test
	void onTheCircle() {
		Pose start = Pose.at(new Point(0, 0), 0);
		assertEquals(Math.PI, ArcLine.path(start, new Point(1, 1), 1).length() * 2, SAME);
		assertEquals(1.5 * Math.PI, ArcLine.path(start, new Point(-1, 1), 1).length(), SAME);
		assertThrows(IllegalArgumentException.class, () -> ArcLine.path(start, new Point(1, 1), -1));
	}
}
