package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.TrajectoryChecker;

/**
 * Tests of Directional A*. Each path must cost as much as the path of Dijkstra's algorithm on the same graph, and must be
 * legal at every pose.
 */
class OptimalityTest {

	private static final int SIZE = 12;
	private static final int SLOW = 1;
	private static final int WALL = 2;
	private static final int SLOWER = 3;
	private static final Capability LAND = Capability.of(0, SLOW, SLOWER);
	private static final double NEAR = 1e-8;

	private static World world(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		for (int i = random.nextInt(20); i > 0; i--) {
			grid.set(random.nextInt(SIZE), random.nextInt(SIZE), random.nextInt(4) == 0 ? SLOW : WALL);
		}
		for (int i = random.nextInt(4) == 0 ? SIZE * SIZE : 0; i > 0; i--) {
			grid.set(random.nextInt(SIZE), random.nextInt(SIZE), random.nextInt(12) == 0 ? WALL : random.nextInt(2) * SLOWER);
		}
		List<Circle> circles = IntStream.range(0, random.nextInt(3)).mapToObj(
				i -> new Circle(SIZE * random.nextDouble(), SIZE * random.nextDouble(), random.nextDouble())).toList();
		List<Polygon> polygons = random.nextInt(3) > 0 ? List.of() : List.of(new RandomMaps(random.nextLong()).star(SIZE, SIZE));
		TerrainSpeeds speeds = random.nextBoolean() ? TerrainSpeeds.UNIFORM : TerrainSpeeds.of(Map.of(SLOW, 0.3, SLOWER, 0.2));
		return new World(grid.build(), speeds, Scene.of(circles, polygons, SIZE, SIZE), Map.of(), 1, Diagonals.NEVER);
	}

	private static TurningUnit unit(Random random, Headings headings) {
		Footprint footprint = random.nextInt(3) > 0 ? new Footprint.Disc(0.3 + random.nextInt(3) * 0.35)
				: new Footprint.Rectangle(0.6 + random.nextDouble(), 0.4 + random.nextDouble());
		double radius = random.nextInt(5) == 0 ? 0 : random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0.1 + 2 * random.nextDouble();
		return new TurningUnit(LAND, footprint, radius, random.nextBoolean() ? 0 : 1 + random.nextInt(2), headings);
	}

	private static Pose pose(Random random, TurningUnit unit) {
		Pose pose = random.nextBoolean()
				? Pose.at(new Point(random.nextInt(SIZE) + unit.offset(), random.nextInt(SIZE) + unit.offset()),
						unit.headings().angle(random.nextInt(unit.headings().count())))
				: Pose.at(new Point(SIZE * random.nextDouble(), SIZE * random.nextDouble()), 7 * random.nextDouble());
		return random.nextInt(4) == 0 ? Pose.at(pose.position()) : pose;
	}

	private static boolean fits(World world, TurningUnit unit, Pose pose) {
		if (pose.heading().isEmpty()) {
			return IntStream.range(0, unit.headings().count())
					.anyMatch(i -> fits(world, unit, Pose.at(pose.position(), unit.headings().angle(i))));
		}
		return CollisionWorld.of(world, unit.capability()).isFree(unit.footprint(), pose);
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3})
	void costsAreThoseOfDijkstra(long seed) {
		Random random = new Random(seed);
		int found = 0;
		for (int i = 0; i < 20; i++) {
			World world = world(random);
			Headings headings = i % 10 == 0 ? Headings.FORTY_EIGHT : i % 4 == 0 ? Headings.SIXTEEN : Headings.EIGHT;
			TurningUnit unit = unit(random, headings);
			TurningMap map = new TurningMap(world, unit, Primitives.of(unit, world.grid().width(), world.grid().height()));
			LatticeOracle oracle = new LatticeOracle(world, unit);
			Pose goal = pose(random, unit);
			for (int j = 0; j < 3; j++) {
				Pose start = pose(random, unit);
				boolean lastShot = random.nextBoolean();
				if (!fits(world, unit, start) || !fits(world, unit, goal)) {
					continue;
				}
				String context = "seed " + seed + ", " + i + ": " + unit + ", " + start + " to " + goal + ", " + lastShot;
				Agent agent = new Agent("", new GridUnit(1, LAND), Body.OF_FOOTPRINT,
						new Motion(unit.turningRadius(), false, 1, OptionalDouble.empty()));
				DirectionalAnswer answer = new DirectionalAnswer(map, new PlanQuery(agent, start, goal), lastShot);
				PlanResult result = answer.find(Progress.NONE);
				double least = oracle.cost(start, goal, answer.joinRange(), answer.shotRange());
				assertEquals(least, result.cost(), Double.isInfinite(least) ? 0 : NEAR, context);
				new TrajectoryChecker(world, BitPlane.empty(SIZE, SIZE), agent, context).offTerrain().check(result);
				if (result.isFound()) {
					assertHeading(start, result.trajectory().orElseThrow().start(), context);
					assertHeading(goal, result.trajectory().orElseThrow().end(), context);
					found++;
				}
			}
		}
		assertTrue(found > 8, "found " + found);
	}

	private static void assertHeading(Pose expected, Pose actual, String context) {
		if (expected.heading().isEmpty()) {
			return;
		}
		double off = expected.heading().getAsDouble() - actual.heading().getAsDouble();
		assertEquals(0, Math.IEEEremainder(off, 2 * Math.PI), NEAR, context);
	}
}
