package org.leeway.pathing.steering.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.steering.repair.DubinsProvider;
import org.leeway.pathing.steering.repair.RecalculateProvider;
import org.leeway.pathing.steering.repair.ReverseProvider;
import org.leeway.pathing.steering.repair.SmoothProvider;
import org.leeway.pathing.steering.repair.TightenProvider;
import org.leeway.pathing.steering.search.DirectionalProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;

/** Tests of the speeds in the paths of all planners for units that turn. */
class PlannedSpeedsTest {

	private static final double SAME = 1e-9;
	private static final int SAMPLES = 2000;
	private static final OptionalDouble NONE = OptionalDouble.empty();
	private static final double RATE = 0.7;
	private static final double SPEED = 2;
	private static final double ACCELERATION = 1.5;

	private static final World YARD = new World(Pictures.grid("""
			..............
			..............
			....##........
			....##..SSS...
			........SSS...
			..............
			...###........
			...###........
			.............."""), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);

	static Stream<PlannerProvider> planners() {
		return Stream.of(new DirectionalProvider(), new DubinsProvider(), new SmoothProvider(), new RecalculateProvider(),
				new TightenProvider(), new ReverseProvider());
	}

	private static Agent agent(double turningRadius, OptionalDouble acceleration, OptionalDouble rate) {
		return new Agent("car", new GridUnit(1, Capability.of(Pictures.GROUND, Pictures.SWAMP)),
				new Body(NONE, OptionalDouble.of(1.4), OptionalDouble.of(0.8)),
				new Motion(turningRadius, true, SPEED, acceleration, rate));
	}

	private static PlanResult plan(PlannerProvider provider, Agent agent, Pose start, Pose goal) {
		return provider.prepare(Preparation.forAgents(YARD, List.of(agent)), OptionValues.STANDARD, Progress.NONE)
				.plan(new PlanQuery(agent, start, goal), Progress.NONE);
	}

	private static Pose random(Random random) {
		return Pose.at(new Point(random.nextDouble(1, 13), random.nextDouble(1, 8)), 7 * random.nextDouble());
	}

	@ParameterizedTest
	@MethodSource("planners")
	void thePathsAreTheSameAndTheirSpeedsWithinTheLimits(PlannerProvider provider) {
		long seed = 81;
		Random random = new Random(seed);
		int found = 0;
		for (int i = 0; i < 60; i++) {
			double turningRadius = random.nextInt(3) == 0 ? 0 : random.nextDouble(0.3, 2);
			Pose start = random(random);
			Pose goal = random(random);
			String context = provider.id() + ", seed " + seed + ", query " + i;
			PlanResult plain = plan(provider, agent(turningRadius, NONE, NONE), start, goal);
			PlanResult limited = plan(provider,
					agent(turningRadius, OptionalDouble.of(ACCELERATION), OptionalDouble.of(RATE)), start, goal);
			assertEquals(plain.outcome(), limited.outcome(), context);
			if (plain.isFound()) {
				found++;
				checkLimits(limited.trajectory().orElseThrow(), context);
				assertEquals(plain.trajectory().orElseThrow().segments(), limited.trajectory().orElseThrow().segments(), context);
				assertTrue(limited.cost() <= SPEED * limited.duration() + SAME, context);
				if (!provider.id().equals("tighten")) {
					assertEquals(plain.cost(), limited.cost(), SAME, context);
					assertTrue(plain.duration() <= limited.duration() + SAME, context);
				}
			}
		}
		assertTrue(found > 20, found + " found");
	}

	private static void checkLimits(Trajectory path, String context) {
		assertEquals(0, path.speedAtTime(0), context);
		assertEquals(0, path.speedAtTime(path.duration()), SAME, context);
		double step = path.duration() / SAMPLES;
		for (int k = 1; k <= SAMPLES; k++) {
			double before = path.speedAtTime((k - 1) * step);
			double after = path.speedAtTime(k * step);
			assertTrue(after <= SPEED + SAME, context);
			assertTrue(Math.abs(after - before) <= ACCELERATION * step + SAME, context);
			double turned = path.atTime(k * step).heading().getAsDouble()
					- path.atTime((k - 1) * step).heading().getAsDouble();
			assertTrue(Math.abs(Math.IEEEremainder(turned, 2 * Math.PI)) <= RATE * step + 1e-6, context);
		}
		for (Move move : path.moves()) {
			if (move instanceof Move.Pivot pivot) {
				double times = pivot.duration() * RATE / pivot.sweep();
				assertTrue(Math.abs(times - 1) < SAME || Math.abs(times - 2) < SAME, context + ", " + pivot);
			} else if (move instanceof Move.Drive drive && drive.segment() instanceof Arc arc) {
				assertTrue(drive.speed() <= RATE * arc.radius() + SAME, context + ", " + drive);
			}
		}
	}

	@Test
	void aTurnRateOfItsTightestCurveSlowsNothing() {
		OptionalDouble rate = OptionalDouble.of(SPEED / 1.25);
		for (PlannerProvider provider : planners().toList()) {
			Pose start = Pose.at(new Point(1.5, 1.5), 0);
			Pose goal = Pose.at(new Point(11.5, 7.5), 1);
			PlanResult plain = plan(provider, agent(1.25, NONE, NONE), start, goal);
			PlanResult same = plan(provider, agent(1.25, NONE, rate), start, goal);
			assertTrue(plain.isFound());
			assertEquals(plain.duration(), same.duration(), SAME, provider.id() + " has one rule for tight turns");
		}
	}

	@Test
	void onSlowTerrainItTurnsSlowerToo() {
		PlanResult turned = plan(new DubinsProvider(), agent(0, NONE, OptionalDouble.of(RATE)), Pose.at(new Point(9, 4), 0),
				Pose.at(new Point(9, 4), 1));
		assertEquals(1 / (RATE * 0.5), turned.duration(), SAME);
		assertEquals(0, turned.cost(), "the cost is that of constant speeds");
	}

	@Test
	void fromAPoseToItselfItTakesNoTime() {
		for (PlannerProvider provider : planners().toList()) {
			Pose pose = Pose.at(new Point(1.5, 1.5), 0);
			PlanResult result = plan(provider, agent(1, OptionalDouble.of(1), OptionalDouble.of(1)), pose, pose);
			assertEquals(0, result.duration(), provider.id());
			assertEquals(0, result.trajectory().orElseThrow().speedAtTime(0), provider.id());
		}
	}
}
