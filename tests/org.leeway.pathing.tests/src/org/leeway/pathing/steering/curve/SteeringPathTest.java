package org.leeway.pathing.steering.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.testing.RandomPoses;

/** Poses along curves, and curves as trajectories. */
class SteeringPathTest {

	private static final double SAME = 1e-9;
	private static final int STEPS = 40;

	@Test
	void aTrajectoryIsTheSameCurve() {
		long seed = 31;
		RandomPoses asked = new RandomPoses(seed);
		for (int i = 0; i < 3000; i++) {
			asked.next();
			String context = "seed " + seed + ", " + asked;
			for (SteeringPath path : paths(asked)) {
				Trajectory trajectory = path.trajectory(2);
				assertEquals(path.length(), trajectory.length(), SAME, context);
				assertEquals(path.length() / 2, trajectory.duration(), SAME, context);
				for (int step = 0; step < STEPS; step++) {
					double distance = path.length() * step / STEPS;
					assertPose(path.at(distance), trajectory.at(distance), context);
				}
				assertPose(path.end(), trajectory.end(), context);
				assertEquals(path.pieces().size(), trajectory.moves().size(), context);
			}
		}
	}

	private static List<SteeringPath> paths(RandomPoses asked) {
		Pose start = Pose.at(new Point(asked.fromX, asked.fromY), asked.fromHeading);
		Pose goal = Pose.at(new Point(asked.toX, asked.toY), asked.toHeading);
		return List.of(Dubins.path(start, goal, asked.radius), ReedsShepp.path(start, goal, asked.radius),
				ArcLine.path(start, goal.position(), asked.radius), Dubins.path(start, goal, 0),
				ReedsShepp.path(start, goal, 0));
	}

	private static void assertPose(Pose expected, Pose actual, String context) {
		assertEquals(0, expected.position().distance(actual.position()), SAME, context);
		double off = expected.heading().getAsDouble() - actual.heading().getAsDouble();
		assertEquals(0, Math.IEEEremainder(off, 2 * Math.PI), 1e-6, context);
	}

	@Test
	void neverTurnsTighterAndNeverJumps() {
		long seed = 32;
		RandomPoses asked = new RandomPoses(seed);
		double[] last = new double[3];
		double[] pose = new double[3];
		for (int i = 0; i < 3000; i++) {
			asked.next();
			for (SteeringPath path : paths(asked).subList(0, 3)) {
				double step = path.length() / STEPS;
				path.at(0, last);
				for (int k = 1; k <= STEPS; k++) {
					path.at(k * step, pose);
					String context = "seed " + seed + ", " + asked + ", step " + k;
					assertTrue(Math.abs(pose[2] - last[2]) <= step / asked.radius + SAME, context);
					assertTrue(Math.hypot(pose[0] - last[0], pose[1] - last[1]) <= step + SAME, context);
					System.arraycopy(pose, 0, last, 0, 3);
				}
			}
		}
	}

	@Test
	void poseAtADistance() {
		SteeringPath path = Dubins.path(Pose.at(new Point(1, 2), 0), Pose.at(new Point(5, 2), 0), 1);
		assertEquals(Pose.at(new Point(1, 2), 0), path.at(0));
		assertEquals(Pose.at(new Point(2.5, 2), 0), path.at(1.5));
		assertEquals(Pose.at(new Point(5, 2), 0), path.at(4));
		assertEquals(Pose.at(new Point(5, 2), 0), path.at(9), "beyond the end");
	}

	@Test
	void turnsOnTheSpotTakeNoTime() {
		Trajectory trajectory = Dubins.path(Pose.at(new Point(0, 0), 0), Pose.at(new Point(0, 6), 0), 0).trajectory(3);
		assertEquals(2, trajectory.duration(), SAME);
		assertEquals(List.of(Move.Pivot.class, Move.Drive.class, Move.Pivot.class),
				trajectory.moves().stream().map(Object::getClass).toList());
	}
}
