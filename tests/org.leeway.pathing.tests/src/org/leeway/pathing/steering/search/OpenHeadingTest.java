package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.steering.repair.DubinsProvider;
import org.leeway.pathing.steering.repair.SmoothProvider;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.OpenHeadingOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.Rounds;
import org.leeway.testing.SteeringWords;

/**
 * Tests of the answers of planners for poses with an open heading, where any heading will do. The map has no obstacles. The
 * best path over all headings is known for comparison.
 */
class OpenHeadingTest {

	private static final double NEAR = 1e-6;
	private static final int SIDE = 40;
	private static final World OPEN = World.of(Pictures.grid(String.join("\n", Collections.nCopies(SIDE, ".".repeat(SIDE)))),
			Scene.EMPTY);

	private static double cost(PlannerProvider provider, Agent agent, Pose start, Pose goal, Map<String, String> options) {
		return provider.prepare(Preparation.forAgents(OPEN, List.of(agent)),
				OptionValues.parse(provider.options(), options), Progress.NONE)
				.plan(new PlanQuery(agent, start, goal), Progress.NONE).cost();
	}

	private static Agent agent(double turningRadius, boolean reverses) {
		return new Agent("", new GridUnit(1, Capability.of(Pictures.GROUND)), Body.disc(0.3),
				new Motion(turningRadius, reverses, 1, OptionalDouble.empty()));
	}

	/** Returns a random place near the middle of the map. Half of the places are middles of cells, which are on the lattice. */
	private static Point place(SplittableRandom random) {
		return random.nextBoolean() ? new Point(random.nextInt(16, 24) + 0.5, random.nextInt(16, 24) + 0.5)
				: new Point(16 + 7 * random.nextDouble(), 16 + 7 * random.nextDouble());
	}

	private static double heading(SplittableRandom random) {
		return random.nextBoolean() ? random.nextInt(8) * Math.PI / 4 : 2 * Math.PI * random.nextDouble();
	}

	/**
	 * Returns the length of the shortest curve, found by trying all kinds of curves. If the heading at one end is open, tries
	 * all headings there. If both headings are open, the path is a straight line.
	 */
	private static double shortest(Pose start, Pose goal, double radius, boolean reverses) {
		SteeringWords words = new SteeringWords();
		if (start.heading().isEmpty() && goal.heading().isEmpty()) {
			return start.position().distance(goal.position());
		}
		return radius * OpenHeadingOracle.least(open -> {
			double from = start.heading().orElse(open);
			double dx = (goal.position().x() - start.position().x()) / radius;
			double dy = (goal.position().y() - start.position().y()) / radius;
			double along = dx * Math.cos(from) + dy * Math.sin(from);
			double across = dy * Math.cos(from) - dx * Math.sin(from);
			double turn = goal.heading().orElse(open) - from;
			return reverses ? words.reedsShepp(along, across, turn) : words.dubins(along, across, turn);
		});
	}

	@ParameterizedTest
	@CsvSource({"directional, false", "directional, true", "dubins, false", "dubins, true"})
	void noOtherHeadingHasAShorterPath(String planner, boolean reverses) {
		PlannerProvider provider = planner.equals("dubins") ? new DubinsProvider() : new DirectionalProvider();
		long seed = 71;
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < 40; i++) {
			double radius = 0.5 + random.nextDouble();
			Pose start = Pose.at(place(random), heading(random));
			Pose goal = Pose.at(place(random), heading(random));
			int open = random.nextInt(3);
			Pose from = open == 0 ? start : Pose.at(start.position());
			Pose to = open == 1 ? goal : Pose.at(goal.position());
			Map<String, String> options = planner.equals("dubins") ? Map.of() : Map.of("reverse-cost", "100");
			assertEquals(shortest(from, to, radius, reverses), cost(provider, agent(radius, reverses), from, to, options), NEAR,
					() -> planner + ", seed " + seed + ", radius " + radius + ", " + from + " to " + to);
		}
	}

	@ParameterizedTest
	@ValueSource(ints = {150, 200})
	void noOtherPathTakesLessTimeWithADearerReverse(int percent) {
		long seed = 72;
		SplittableRandom random = new SplittableRandom(seed);
		for (int i = 0; i < Rounds.of(20); i++) {
			double radius = 0.5 + random.nextDouble();
			Pose pose = Pose.at(place(random), heading(random));
			Pose place = Pose.at(place(random));
			boolean atStart = random.nextBoolean();
			double heading = pose.heading().getAsDouble() + (atStart ? Math.PI : 0);
			double dx = (place.position().x() - pose.position().x()) / radius;
			double dy = (place.position().y() - pose.position().y()) / radius;
			double least = OpenHeadingOracle.leastOfArcs(dx * Math.cos(heading) + dy * Math.sin(heading),
					dy * Math.cos(heading) - dx * Math.sin(heading), percent / 100.0);
			assertEquals(radius * least,
					cost(new DirectionalProvider(), agent(radius, true), atStart ? place : pose, atStart ? pose : place,
							Map.of("reverse-cost", Integer.toString(percent))),
					NEAR, () -> "seed " + seed + ", radius " + radius + ", " + pose + ", " + place + ", open at start " + atStart);
		}
	}

	/**
	 * The last leg of a smoothed route is the shortest curve to the goal, over all headings at the goal. In this test, start
	 * and goal are in one row of cells, so the route has only one leg. The cost of the route must be the length of the shortest
	 * curve.
	 */
	@ParameterizedTest
	@ValueSource(ints = {3, 7, 15})
	void theLegOfASmoothRouteIsShortest(int cells) {
		for (double degrees : new double[] {0, 30, 75, 90, 135, 180, 215, 300}) {
			Pose start = Pose.at(new Point(20.5, 20.5), Math.toRadians(degrees));
			Pose goal = Pose.at(new Point(20.5 + cells, 20.5));
			assertEquals(shortest(start, goal, 1.2, false), cost(new SmoothProvider(), agent(1.2, false), start, goal, Map.of()),
					NEAR, degrees + " degrees, " + cells + " cells");
		}
	}
}
