package org.leeway.pathing.steering.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.SpeedProfile;
import org.leeway.pathing.plan.Trajectory;

/** Tests of planned speeds on paths for which the speeds and times can be worked out by hand. */
class SpeedPlanTest {

	private static final double SAME = 1e-9;

	private static Move line(double from, double to, double speed) {
		return new Move.Drive(new Segment(new Point(from, 0), new Point(to, 0)), to < from ? Gear.REVERSE : Gear.FORWARD,
				speed);
	}

	private static Trajectory driven(double acceleration, Move... moves) {
		return new Trajectory(Pose.at(new Point(0, 0), 0), SpeedPlan.of(List.of(moves), OptionalDouble.of(acceleration)));
	}

	private static SpeedProfile speeds(Trajectory path, int move) {
		return ((Move.Drive) path.moves().get(move)).speeds();
	}

	@Test
	void aTrapezoid() {
		Trajectory path = driven(1, line(0, 10, 2));
		assertEquals(new SpeedProfile(0, 2, 0, 1), speeds(path, 0));
		assertEquals(2 + 3 + 2, path.duration(), SAME);
		assertX(0, 0, path, 0);
		assertX(0.5, 1, path, 1);
		assertX(2, 2, path, 2);
		assertX(5, 2, path, 3.5);
		assertX(8, 2, path, 5);
		assertX(9.5, 1, path, 6);
		assertX(10, 0, path, 7);
		assertX(10, 0, path, 99);
	}

	private static void assertX(double x, double speed, Trajectory path, double seconds) {
		assertEquals(x, path.atTime(seconds).position().x(), SAME, "place after " + seconds);
		assertEquals(speed, path.speedAtTime(seconds), SAME, "speed after " + seconds);
	}

	@Test
	void aTriangleWhereTheTopSpeedIsNotReached() {
		Trajectory path = driven(2, line(0, 2, 5));
		assertEquals(new SpeedProfile(0, 2, 0, 2), speeds(path, 0));
		assertEquals(2, path.duration(), SAME);
		assertX(0.25, 1, path, 0.5);
		assertX(1, 2, path, 1);
		assertX(1.75, 1, path, 1.5);
	}

	@Test
	void aSlowMoveIsEnteredAndLeftAtItsSpeed() {
		Trajectory path = driven(1, line(0, 7.5, 3), line(7.5, 9.5, 1), line(9.5, 17, 3));
		assertEquals(new SpeedProfile(0, Math.sqrt(8), 1, 1), speeds(path, 0));
		assertEquals(new SpeedProfile(1, 1, 1, 1), speeds(path, 1));
		assertEquals(new SpeedProfile(1, Math.sqrt(8), 0, 1), speeds(path, 2));
		assertEquals(2 * (Math.sqrt(8) + Math.sqrt(8) - 1) + 2, path.duration(), SAME);
	}

	@Test
	void itSlowsDownAheadOverSeveralMoves() {
		Trajectory path = driven(0.5, line(0, 12, 4), line(12, 13, 4), line(13, 16, 4), line(16, 17, 1));
		assertEquals(Math.sqrt(1 + 3), speeds(path, 2).from(), SAME);
		assertEquals(Math.sqrt(1 + 4), speeds(path, 1).from(), SAME);
		assertEquals(1, speeds(path, 3).from(), SAME);
		assertEquals(0, speeds(path, 3).to());
	}

	@Test
	void itStandsWhereItChangesGearAndWhereItTurnsOnTheSpot() {
		Trajectory there = driven(1, line(0, 4, 9), line(4, 0, 9));
		assertEquals(8, there.duration(), SAME);
		assertX(4, 0, there, 4);
		Move pivot = new Move.Pivot(new Point(4, 0), 0, Math.PI, TurnDirection.CLOCKWISE, 3);
		Trajectory turned = driven(1, line(0, 4, 9), pivot, line(4, 8, 9));
		assertEquals(8 + 3, turned.duration(), SAME);
		assertX(4, 0, turned, 5.5);
		assertEquals(Math.PI / 2, turned.atTime(5.5).heading().getAsDouble(), SAME);
	}

	@Test
	void withoutAccelerationAllStaysAsItIs() {
		List<Move> moves = RandomDrive.moves(new Random(5), 20, true);
		assertSame(moves, SpeedPlan.of(moves, OptionalDouble.empty()));
	}

	@Test
	void pathsAndMovesWithoutLength() {
		assertEquals(List.of(), SpeedPlan.of(List.of(), OptionalDouble.of(1)));
		Trajectory none = driven(1, line(0, 0, 2));
		assertEquals(0, none.duration());
		assertX(0, 0, none, 0);
		Trajectory between = driven(1, line(0, 4, 9), line(4, 4, 9), line(4, 8, 9));
		assertEquals(2 * Math.sqrt(8), between.duration(), SAME);
		assertX(4, Math.sqrt(8), between, Math.sqrt(8));
		assertEquals(8, driven(1, line(0, 4, 9), line(4, 4, 9), line(4, 0, 9)).duration(), SAME);
	}

	@Test
	void aTightCurveIsSlowAndATurnOnTheSpotTakesTime() {
		TurnSlowing slowing = new TurnSlowing(3);
		Move.Drive tight = (Move.Drive) slowing.slowed(arc(1.5, 0.5));
		assertEquals(0.25, tight.speed(), SAME);
		assertEquals(arc(3, 0.5), slowing.slowed(arc(3, 0.5)));
		assertEquals(arc(9, 0.5), slowing.slowed(arc(9, 0.5)));
		assertEquals(line(0, 4, 0.5), slowing.slowed(line(0, 4, 0.5)));
		Move pivot = new Move.Pivot(new Point(0, 0), 0, 2, TurnDirection.CLOCKWISE, 0);
		assertEquals(6, slowing.slowed(pivot).duration(), SAME);
		assertEquals(pivot, new TurnSlowing(0).slowed(pivot));
	}

	private static Move arc(double radius, double speed) {
		return new Move.Drive(new Arc(new Point(0, 0), radius, 0, 1, TurnDirection.CLOCKWISE), Gear.FORWARD, speed);
	}

	@Test
	void timesScale() {
		long seed = 6;
		Random random = new Random(seed);
		for (int i = 0; i < 500; i++) {
			List<Move> moves = RandomDrive.moves(random, 1 + random.nextInt(20), false);
			double acceleration = Math.pow(10, random.nextDouble(-2, 2));
			double duration = duration(moves, acceleration);
			String context = "seed " + seed + ", path " + i;
			List<Move> twice = moves.stream().map(move -> move.faster(2)).toList();
			assertEquals(duration / 2, duration(twice, 4 * acceleration), SAME * duration, context);
			assertEquals(duration / 2, new Trajectory(RandomDrive.start(moves), SpeedPlan.of(moves,
					OptionalDouble.of(acceleration)).stream().map(move -> move.faster(2)).toList()).duration(), SAME * duration,
					context);
			double unlimited = moves.stream().mapToDouble(Move::duration).sum();
			assertEquals(unlimited, duration(moves, 1e12 * acceleration), 1e-6 * duration, context);
		}
	}

	private static double duration(List<Move> moves, double acceleration) {
		return new Trajectory(RandomDrive.start(moves), SpeedPlan.of(moves, OptionalDouble.of(acceleration))).duration();
	}

	@Test
	void speedsThatAreNoneAreRefused() {
		assertThrows(IllegalArgumentException.class, () -> new SpeedProfile(-1, 1, 1, 1));
		assertThrows(IllegalArgumentException.class, () -> new SpeedProfile(2, 1, 0, 1));
		assertThrows(IllegalArgumentException.class, () -> new SpeedProfile(0, 1, 0, 0));
		assertThrows(IllegalArgumentException.class, () -> new SpeedProfile(0, Double.NaN, 0, 1));
		assertThrows(IllegalArgumentException.class, () -> SpeedProfile.constant(0));
	}
}
