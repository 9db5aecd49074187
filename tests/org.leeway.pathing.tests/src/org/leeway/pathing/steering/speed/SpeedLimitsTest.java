package org.leeway.pathing.steering.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;

/**
 * Tests of the planned speeds on random paths. The tests sample each path at many times. The duration of a path is compared
 * with the least duration on a fine grid of speeds.
 */
class SpeedLimitsTest {

	private static final int PATHS = 100;
	private static final int SAMPLES = 10_000;

	/**
	 * A random path, with the limits of the agent and the planned speeds.
	 *
	 * @param moves the moves at the speeds of the agent, before acceleration limits them
	 * @param speed the speed of the agent, in cells per second
	 * @param rate the turn rate, in radians per second
	 * @param acceleration in cells per square second
	 * @param path the moves at the planned speeds
	 */
	private record Case(List<Move> moves, double speed, double rate, double acceleration, Trajectory path, String context) {

		static Case of(Random random, boolean pivots, String context) {
			double speed = Math.pow(10, random.nextDouble(-1, 1));
			double rate = Math.pow(10, random.nextDouble(-1, 1));
			double acceleration = Math.pow(10, random.nextDouble(-1, 1));
			List<Move> moves = RandomDrive.moves(random, 1 + random.nextInt(15), pivots).stream()
					.map(new TurnSlowing(speed / rate)::slowed).map(move -> move.faster(speed)).toList();
			return new Case(moves, speed, rate, acceleration, new Trajectory(RandomDrive.start(moves),
					SpeedPlan.of(moves, OptionalDouble.of(acceleration))), context);
		}
	}

	@Test
	void noLimitIsExceededAtAnyTime() {
		long seed = 71;
		Random random = new Random(seed);
		for (int i = 0; i < PATHS; i++) {
			Case each = Case.of(random, true, "seed " + seed + ", path " + i);
			assertEquals(0, each.path.speedAtTime(0), each.context);
			assertEquals(0, each.path.speedAtTime(each.path.duration()), 1e-9 * each.speed, each.context);
			double step = each.path.duration() / SAMPLES;
			for (int k = 1; k <= SAMPLES && step > 0; k++) {
				checkStep(each, (k - 1) * step, k * step);
			}
		}
	}

	private static void checkStep(Case each, double from, double to) {
		double before = each.path.speedAtTime(from);
		double after = each.path.speedAtTime(to);
		double time = to - from;
		String context = each.context + ", from " + from + " to " + to;
		double rounding = 1e-9 * each.speed;
		assertTrue(after <= each.speed + rounding, context);
		assertTrue(Math.abs(after - before) <= each.acceleration * time + rounding, context);
		Pose start = each.path.atTime(from);
		Pose end = each.path.atTime(to);
		double most = Math.max(before, after) + each.acceleration * time;
		assertTrue(start.position().distance(end.position()) <= Math.min(each.speed, most) * time + 1e-9 * each.path.length(),
				context + ": too far");
		double turned = Math.IEEEremainder(end.heading().getAsDouble() - start.heading().getAsDouble(), 2 * Math.PI);
		assertTrue(Math.abs(turned) <= each.rate * time + 1e-7, context + ": turned by " + turned);
	}

	@Test
	void timeAndDistanceAgree() {
		long seed = 72;
		Random random = new Random(seed);
		for (int i = 0; i < PATHS; i++) {
			Case each = Case.of(random, true, "seed " + seed + ", path " + i);
			for (Move move : each.path.moves()) {
				double share = 0;
				double step = move.duration() / 1000;
				for (int k = 0; k < 1000; k++) {
					double before = move.speedAt(k * step);
					double after = move.speedAt((k + 1) * step);
					double next = move.shareAt((k + 1) * step);
					double done = (next - share) * move.length();
					double rounding = 1e-9 * (move.length() + each.speed * step);
					String context = each.context + ", " + move + " in step " + k;
					assertTrue(next >= share && next <= 1, context);
					assertTrue(done >= Math.min(before, after) * step - rounding, context);
					assertTrue(done <= ((before + after) / 2 + each.acceleration * step / 2) * step + rounding, context);
					share = next;
				}
				assertEquals(1, share, 1e-9, each.context);
			}
		}
	}

	/**
	 * Returns a case in which the unit brakes slowly. A stop from the speed of the slowest move takes 3 to 30 % of the path. So
	 * {@link #bestOnGrid} with 500 steps has at least 15 steps for a stop, and its result is precise.
	 */
	private static Case ofLongStops(Random random, String context) {
		while (true) {
			List<Move> moves = RandomDrive.moves(random, 1 + random.nextInt(15), false).stream()
					.map(new TurnSlowing(Math.pow(10, random.nextDouble(-2, 2)))::slowed).toList();
			double slowest = moves.stream().mapToDouble(move -> ((Move.Drive) move).speed()).min().orElseThrow();
			double length = moves.stream().mapToDouble(Move::length).sum();
			if (length > 0) {
				double acceleration = slowest * slowest / (2 * length * random.nextDouble(0.03, 0.3));
				return new Case(moves, 1, Double.POSITIVE_INFINITY, acceleration, new Trajectory(RandomDrive.start(moves),
						SpeedPlan.of(moves, OptionalDouble.of(acceleration))), context);
			}
		}
	}

	@Test
	void noMotionOnAGridIsFasterAndTheBestIsHardlySlower() {
		long seed = 73;
		Random random = new Random(seed);
		for (int i = 0; i < 100; i++) {
			Case each = ofLongStops(random, "seed " + seed + ", path " + i);
			assertNearBest(each, 500, 0.2);
		}
	}

	@Test
	void theFinerTheGridTheNearerItsBest() {
		long seed = 74;
		Random random = new Random(seed);
		for (int i = 0; i < 10; i++) {
			Case each = ofLongStops(random, "seed " + seed + ", path " + i);
			assertNearBest(each, 2_000, 0.06);
			assertNearBest(each, 8_000, 0.02);
		}
	}

	private static void assertNearBest(Case each, int steps, double tolerance) {
		double best = 0;
		int from = 0;
		for (int to = 1; to <= each.moves.size(); to++) {
			if (to == each.moves.size() || gear(each.moves.get(to)) != gear(each.moves.get(from))) {
				best += bestOnGrid(each.moves.subList(from, to), each.acceleration, steps);
				from = to;
			}
		}
		double duration = each.path.duration();
		String context = each.context + ": " + duration + ", but " + best + " on a grid of " + steps;
		assertTrue(duration <= best * (1 + 1e-9), context);
		assertTrue(best <= duration * (1 + tolerance), context);
	}

	private static Gear gear(Move move) {
		return ((Move.Drive) move).gear();
	}

	/**
	 * Returns the least time of a path in one gear, with rest at both ends, by dynamic programming (Bellman's principle). A
	 * state is a place on the path and a squared speed. The places are evenly spaced. Between neighbouring places, full
	 * acceleration always changes the squared speed by the same amount. The squared speeds of the states are multiples of this
	 * amount.
	 *
	 * @param steps number of equal parts into which the places divide the path
	 */
	private static double bestOnGrid(List<Move> moves, double acceleration, int steps) {
		double step = moves.stream().mapToDouble(Move::length).sum() / steps;
		if (step == 0) {
			return 0;
		}
		double rise = 2 * acceleration * step;
		int levels = steps / 2 + 1;
		double[] speeds = new double[levels + 2];
		Arrays.setAll(speeds, level -> Math.sqrt(level * rise));
		double[] times = new double[levels + 2];
		Arrays.fill(times, Double.POSITIVE_INFINITY);
		times[0] = 0;
		for (int i = 1; i <= steps; i++) {
			double[] next = new double[levels + 2];
			Arrays.fill(next, Double.POSITIVE_INFINITY);
			int most = i == steps ? 0 : Math.min(levels, most(moves, (i - 1) * step, (i + 1) * step, rise));
			for (int level = 0; level <= most; level++) {
				for (int before = Math.max(0, level - 1); before <= level + 1; before++) {
					next[level] = Math.min(next[level], times[before] + 2 * step / (speeds[level] + speeds[before]));
				}
			}
			times = next;
		}
		return times[0];
	}

	/**
	 * Returns the largest speed that all moves between two places of the path allow. The result is the square of this speed, as
	 * a multiple of {@code rise}, rounded down.
	 *
	 * @param from the distance from the beginning of the path to the first place, in cells
	 * @param to the distance from the beginning of the path to the second place, in cells
	 * @param rise the distance between neighbouring squared speeds of the states
	 */
	private static int most(List<Move> moves, double from, double to, double rise) {
		double most = Double.POSITIVE_INFINITY;
		double at = 0;
		for (Move move : moves) {
			if (at <= to && at + move.length() >= from) {
				double speed = ((Move.Drive) move).speed();
				most = Math.min(most, speed * speed);
			}
			at += move.length();
		}
		return (int) Math.floor(most / rise);
	}
}
