package org.leeway.pathing.search.bounded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Rounds;

/** Tests of routes with a proved lower bound, against a naive search over many places of each edge. */
class BoundedPlannerTest {

	private static final int TERRAINS = 4;
	private static final int WALL = 9;
	private static final int PARTS = 10;

	private static List<Long> seeds() {
		return IntStream.range(0, Rounds.of(60)).mapToObj(seed -> (long) seed).toList();
	}

	@ParameterizedTest
	@MethodSource("seeds")
	void theCostIsWithinOnePercentOfABoundThatNoRouteUndercuts(long seed) {
		Random random = new Random(seed);
		Map<Integer, Double> speeds = new HashMap<>();
		IntStream.range(0, TERRAINS).forEach(id -> speeds.put(id, random.nextBoolean() ? 1 + random.nextInt(5)
				: random.nextDouble(1, 5)));
		TerrainGrid grid = grid(random);
		int size = 1 + random.nextInt(3);
		Agent agent = new Agent("unit", size, Capability.of(IntStream.range(0, TERRAINS).toArray()));
		World world = new World(grid, TerrainSpeeds.of(speeds), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
		Planner planner = new BoundedProvider().prepare(Preparation.forAgents(world, List.of(agent)), OptionValues.STANDARD,
				Progress.NONE);
		FineOracle oracle = new FineOracle(grid, agent.unit(), speeds::get);
		for (int i = 0; i < 4; i++) {
			Cell start = new Cell(random.nextInt(grid.width()), random.nextInt(grid.height()));
			Cell goal = new Cell(random.nextInt(grid.width()), random.nextInt(grid.height()));
			PlanResult result = planner.plan(new PlanQuery(agent, Pose.at(agent.centre(start)), Pose.at(agent.centre(goal))),
					Progress.NONE);
			check(result, oracle, start, goal, "seed " + seed + ", size " + size + ", from " + start + " to " + goal);
		}
	}

	private static void check(PlanResult result, FineOracle oracle, Cell start, Cell goal, String context) {
		Point from = new Point(start.x(), start.y());
		Point to = new Point(goal.x(), goal.y());
		if (oracle.speed(from.x(), from.y()) == 0 || oracle.speed(to.x(), to.y()) == 0) {
			assertTrue(!result.isFound(), context);
			return;
		}
		double best = oracle.best(from, to, PARTS);
		assertEquals(Double.isFinite(best), result.isFound(), context);
		if (!result.isFound()) {
			return;
		}
		double bound = result.lowerBound().orElseThrow();
		double cost = 0;
		double half = result.query().agent().size() / 2.0;
		for (PathSegment segment : result.trajectory().orElseThrow().segments()) {
			Segment line = (Segment) segment;
			cost += oracle.cost(new Segment(new Point(line.from().x() - half, line.from().y() - half),
					new Point(line.to().x() - half, line.to().y() - half)));
		}
		assertEquals(cost, result.cost(), 1e-9 * Math.max(1, cost), context);
		assertTrue(bound <= best, context + ": bound " + bound + ", but a route of cost " + best);
		assertTrue(bound <= result.cost(), context);
		assertTrue(result.cost() <= 1.01 * bound, context + ": cost " + result.cost() + ", bound " + bound);
	}

	/** The unit has to cross terrain that is 1e18 times slower. The lower bound may be far below the cost, but not above. */
	@Test
	void extremeSpeedsHaveABoundThatIsTrue() {
		TerrainGridEditor grid = TerrainGrid.filled(9, 5, 0).edit();
		for (int y = 0; y < 5; y++) {
			grid.fillRow(4, y, 2, 1);
		}
		Agent agent = new Agent("unit", 1, Capability.of(0, 1));
		World world = new World(grid.build(), TerrainSpeeds.of(Map.of(0, 1e9, 1, 1e-9)), Scene.EMPTY, Map.of(), 1, Diagonals.ONE);
		Planner planner = new BoundedProvider().prepare(Preparation.forAgents(world, List.of(agent)), OptionValues.STANDARD,
				Progress.NONE);
		PlanResult result = planner.plan(new PlanQuery(agent, Pose.at(new Point(0.5, 0.5)), Pose.at(new Point(8.5, 4.5))),
				Progress.NONE);
		assertEquals(3e9, result.cost(), 1, "three cells of slow terrain");
		assertTrue(result.lowerBound().orElseThrow() <= result.cost());
		assertTrue(result.lowerBound().orElseThrow() > 0);
	}

	/** Returns a grid of at most 12 x 12 cells, with rectangles or single cells of random terrains. Some cells are walls. */
	private static TerrainGrid grid(Random random) {
		int width = 1 + random.nextInt(12);
		int height = 1 + random.nextInt(12);
		TerrainGridEditor grid = TerrainGrid.filled(width, height, random.nextInt(TERRAINS)).edit();
		int most = random.nextBoolean() ? 1 : 5;
		double walls = random.nextDouble(0.3);
		for (int i = random.nextInt(width * height); i > 0; i--) {
			int x = random.nextInt(width);
			int y = random.nextInt(height);
			int rows = 1 + random.nextInt(most);
			int length = Math.min(width - x, 1 + random.nextInt(most));
			int terrain = random.nextDouble() < walls ? WALL : random.nextInt(TERRAINS);
			for (int row = y; row < Math.min(height, y + rows); row++) {
				grid.fillRow(x, row, length, terrain);
			}
		}
		return grid.build();
	}
}
