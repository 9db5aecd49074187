package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.ShapeMaps;

/** A comparison of the paths of every planner with paths of Dijkstra's algorithm. */
@Tag("slow")
class PlannerTest {

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimalByRule")
	void findsShortestPathsOnRandomMaps(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(500); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 4 == 0 ? random.noise(random.number(15, 80), random.number(15, 80), 0.2)
					: random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			GridUnit agent = new GridUnit(random.number(1, 3), random.capability());
			Map<Integer, Double> speeds = seed % 3 == 0 ? speeds(random) : Map.of();
			assertFindsShortestPaths(planner, diagonals, grid, blocked, agent, speeds,
					random.spawns(4, 8, grid.width(), grid.height()), "seed " + seed);
		}
	}

	private static Map<Integer, Double> speeds(RandomMaps random) {
		Map<Integer, Double> speeds = new HashMap<>();
		for (int id = Pictures.GROUND; id <= Pictures.SOLID; id++) {
			speeds.put(id, random.number(1, 12) / 4.0);
		}
		return speeds;
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimalByRule")
	void findsShortestPathsOnAwkwardShapes(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		ShapeMaps.all().forEach((name, grid) -> {
			RandomMaps random = new RandomMaps(name.hashCode());
			for (int size = 1; size <= 3; size++) {
				assertFindsShortestPaths(planner, diagonals, grid, BitPlane.empty(grid.width(), grid.height()),
						new GridUnit(size, Capability.of(Pictures.GROUND)), Map.of(),
						random.spawns(7, 9, grid.width(), grid.height()), name + ", size " + size);
			}
		});
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimalByRule")
	void findsShortestPathsOnTheLongestMaps(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		GridUnit agent = new GridUnit(1, Capability.of(Pictures.GROUND));
		for (boolean across : new boolean[] {true, false}) {
			int side = TerrainGrid.MAX_SIDE;
			TerrainGridEditor editor = TerrainGrid.filled(across ? side : 3, across ? 3 : side, Pictures.GROUND).edit();
			for (int i = 0; i < side; i++) {
				editor.set(across ? i : 1, across ? 1 : i, i == 60000 ? Pictures.GROUND : Pictures.SOLID);
			}
			TerrainGrid grid = editor.build();
			SearchMap map = SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(agent),
					TerrainSpeeds.UNIFORM, diagonals, Progress.NONE);
			Cell goal = across ? new Cell(0, 2) : new Cell(2, 0);
			PathResult result = planner.apply(map).find(new PathQuery(new Cell(0, 0), goal, agent), Progress.NONE);
			double cost = diagonals.allow(true, false) ? 2 * 59999 + 2 * Math.sqrt(2) : 2 * 60000 + 2;
			assertEquals(cost, result.cost(), 1e-9 * cost);
		}
	}

	/** Asserts that a planner finds shortest paths between all pairs of some cells. */
	private static void assertFindsShortestPaths(Function<SearchMap, PathPlanner> planner, Diagonals diagonals,
			TerrainGrid grid, BitPlane blocked, GridUnit agent, Map<Integer, Double> speeds, List<Cell> cells, String message) {
		PathOracle oracle = new PathOracle(grid, blocked, agent, id -> speeds.getOrDefault(id, 1.0), diagonals);
		SearchMap map = SearchMap.of(grid, blocked, List.of(agent), TerrainSpeeds.of(speeds), diagonals, Progress.NONE);
		PathPlanner asked = planner.apply(map);
		for (Cell start : cells) {
			double[][] costs = oracle.costs(start);
			for (Cell goal : cells) {
				PathResult result = asked.find(new PathQuery(start, goal, agent), Progress.NONE);
				assertMatches(oracle, costs[goal.y()][goal.x()], result, message + ", " + start + " to " + goal);
			}
		}
	}

	static void assertMatches(PathOracle oracle, double cost, PathResult result, String message) {
		Cell start = result.query().start();
		Cell goal = result.query().goal();
		assertEquals(outcome(oracle, start, goal, cost), result.outcome(), message);
		if (!result.isFound()) {
			assertEquals(List.of(), result.points(), message);
			assertEquals(Double.POSITIVE_INFINITY, result.cost(), message);
			return;
		}
		assertEquals(cost, result.cost(), 1e-9 * (1 + cost), message);
		assertEquals(start, result.points().getFirst(), message);
		assertEquals(goal, result.points().getLast(), message);
		assertEquals(result.cost(), oracle.walk(result.points()), 1e-9 * (1 + cost), message);
		assertTrue(result.metrics().generated() > 0, message);
		assertEquals(start.equals(goal), result.metrics().expanded() == 0, message);
	}

	private static Outcome outcome(PathOracle oracle, Cell start, Cell goal, double cost) {
		return !oracle.isLegal(start) ? Outcome.START_BLOCKED : !oracle.isLegal(goal) ? Outcome.GOAL_BLOCKED
				: cost == Double.POSITIVE_INFINITY ? Outcome.NOT_CONNECTED : Outcome.FOUND;
	}
}
