package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Pose;

/**
 * Tests of the lengths of curves: if the plane is turned, mirrored or moved, a length must not change. If the plane is
 * scaled, the length must be scaled too.
 */
class SymmetryTest {

	private static final double SAME = 1e-9;

	private record Task(Pose start, Pose goal, double radius) {

		private static Task random(SplittableRandom random) {
			return new Task(pose(random), pose(random), 0.5 + random.nextDouble());
		}

		private static Pose pose(SplittableRandom random) {
			return Pose.at(new Point(8 * random.nextDouble(), 8 * random.nextDouble()), 6 * random.nextDouble() - 3);
		}

		private Task turned(double angle, double scale) {
			return new Task(turned(start, angle, scale), turned(goal, angle, scale), scale * radius);
		}

		private static Pose turned(Pose pose, double angle, double scale) {
			double sine = scale * Math.sin(angle);
			double cosine = scale * Math.cos(angle);
			Point at = pose.position();
			return Pose.at(new Point(at.x() * cosine - at.y() * sine, at.x() * sine + at.y() * cosine),
					pose.heading().getAsDouble() + angle);
		}

		private Task mirrored() {
			return new Task(mirrored(start), mirrored(goal), radius);
		}

		private static Pose mirrored(Pose pose) {
			return Pose.at(new Point(pose.position().x(), -pose.position().y()), -pose.heading().getAsDouble());
		}

		/** Returns the way back as a task: from the goal to the start, with both headings reversed. */
		private Task back() {
			return new Task(turnedRound(goal), turnedRound(start), radius);
		}

		private static Pose turnedRound(Pose pose) {
			return Pose.at(pose.position(), pose.heading().getAsDouble() + Math.PI);
		}

		private double dubins() {
			return Dubins.path(start, goal, radius).length();
		}

		private double reedsShepp() {
			return ReedsShepp.path(start, goal, radius).length();
		}

		private double arcLine() {
			return ArcLine.path(start, goal.position(), radius).length();
		}
	}

	@Test
	void lengthsKnowNoDirection() {
		long seed = 5;
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < 20_000; i++) {
			Task task = Task.random(random);
			String context = "seed " + seed + ", " + task;
			assertSame(task, task.turned(6 * random.nextDouble(), 1), 1, context);
			assertSame(task, task.turned(0, 3), 3, context);
			assertSame(task, task.mirrored(), 1, context);
			assertEquals(task.dubins(), task.back().dubins(), SAME, context);
			assertEquals(task.reedsShepp(), task.back().reedsShepp(), SAME, context);
			assertEquals(task.reedsShepp(), new Task(task.goal, task.start, task.radius).reedsShepp(), SAME, context);
		}
	}

	private static void assertSame(Task task, Task other, double scale, String context) {
		assertEquals(scale * task.dubins(), other.dubins(), scale * SAME, context);
		assertEquals(scale * task.reedsShepp(), other.reedsShepp(), scale * SAME, context);
		assertEquals(scale * task.arcLine(), other.arcLine(), scale * SAME, context);
	}
}
