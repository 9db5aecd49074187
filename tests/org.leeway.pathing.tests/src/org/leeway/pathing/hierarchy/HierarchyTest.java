package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.ShapeMaps;

/** Hierarchical search finds a legal path if and only if plain Dijkstra finds one. */
@Tag("slow")
class HierarchyTest {

	private static List<Arguments> qualitiesAndRules() {
		return Stream.of(Quality.values()).flatMap(
				quality -> Stream.of(Diagonals.values()).map(diagonals -> Arguments.of(quality, diagonals))).toList();
	}

	@ParameterizedTest
	@MethodSource("qualitiesAndRules")
	void findsPathsOnRandomMaps(Quality quality, Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(250); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = grid(random, seed);
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Map<Integer, Double> speeds = seed % 3 == 0 ? speeds(random) : Map.of();
			assertFindsPaths(
					new Asked(grid, blocked, agents(random), speeds, diagonals, random.number(2, 12), quality, seed / 16 % 2 == 0),
					random.spawns(4, 8, grid.width(), grid.height()), "seed " + seed);
		}
	}

	private static TerrainGrid grid(RandomMaps random, int seed) {
		int width = random.number(15, 60);
		int height = random.number(15, 60);
		return switch (seed % 16) {
		case 0 -> random.noise(width, height, random.number(5, 45) / 100.0);
		case 1 -> random.rectangles(width, height);
		default -> random.grid();
		};
	}

	/** Returns a few agents that share some terrains. */
	private static Set<GridUnit> agents(RandomMaps random) {
		List<GridUnit> agents = new ArrayList<>();
		for (int i = random.number(1, 5); i > 0; i--) {
			agents.add(new GridUnit(random.number(1, 4), random.capability()));
		}
		return Set.copyOf(agents);
	}

	private static Map<Integer, Double> speeds(RandomMaps random) {
		Map<Integer, Double> speeds = new HashMap<>();
		for (int id = Pictures.GROUND; id <= Pictures.SOLID; id++) {
			speeds.put(id, random.number(1, 12) / 4.0);
		}
		return speeds;
	}

	@ParameterizedTest
	@MethodSource("qualitiesAndRules")
	void findsPathsOnAwkwardShapes(Quality quality, Diagonals diagonals) {
		Set<GridUnit> agents = Set.of(ground(1), ground(2), ground(3));
		ShapeMaps.all().forEach((name, grid) -> {
			RandomMaps random = new RandomMaps(name.hashCode());
			for (int side : new int[] { 2, 7, 15, 64 }) {
				assertFindsPaths(new Asked(grid, BitPlane.empty(grid.width(), grid.height()), agents, Map.of(),
						diagonals, side, quality, side % 2 == 0),
						random.spawns(5, 6, grid.width(), grid.height()), name + ", side " + side);
			}
		});
	}

	private static GridUnit ground(int size) {
		return new GridUnit(size, Capability.of(Pictures.GROUND));
	}

	private record Asked(TerrainGrid grid, BitPlane blocked, Set<GridUnit> agents, Map<Integer, Double> speeds,
			Diagonals diagonals, int side, Quality quality, boolean smooth) {

		HierarchicalAnnotatedAStar planner() {
			SearchMap map = SearchMap.of(grid, blocked, agents, TerrainSpeeds.of(speeds), diagonals, Progress.NONE);
			return new HierarchicalAnnotatedAStar(AbstractGraph.of(map, side, quality, Progress.NONE), smooth);
		}
	}

	/** Asserts that the planner finds paths for each agent, between all pairs of some cells. */
	private static void assertFindsPaths(Asked asked, List<Cell> cells, String message) {
		HierarchicalAnnotatedAStar planner = asked.planner();
		for (GridUnit agent : asked.agents) {
			PathOracle oracle = new PathOracle(asked.grid, asked.blocked, agent,
					id -> asked.speeds.getOrDefault(id, 1.0), asked.diagonals);
			for (Cell start : cells) {
				double[][] costs = oracle.costs(start);
				for (Cell goal : cells) {
					PathResult result = planner.find(new PathQuery(start, goal, agent), Progress.NONE);
					assertMatches(oracle, costs[goal.y()][goal.x()], result, message + ", side " + asked.side + ", "
							+ result.query());
				}
			}
		}
	}

	static void assertMatches(PathOracle oracle, double cost, PathResult result, String message) {
		Cell start = result.query().start();
		Cell goal = result.query().goal();
		assertEquals(outcome(oracle, start, goal, cost), result.outcome(), message);
		if (result.isFound()) {
			assertEquals(start, result.points().getFirst(), message);
			assertEquals(goal, result.points().getLast(), message);
			assertEquals(result.cost(), oracle.walk(result.points()), 1e-9 * (1 + cost), message);
			assertTrue(result.cost() > cost - 1e-9 * (1 + cost), message);
			assertTrue(result.metrics().generated() > 0, message);
			assertEquals(start.equals(goal), result.metrics().expanded() == 0, message);
		}
	}

	private static Outcome outcome(PathOracle oracle, Cell start, Cell goal, double cost) {
		return !oracle.isLegal(start) ? Outcome.START_BLOCKED : !oracle.isLegal(goal) ? Outcome.GOAL_BLOCKED
				: cost == Double.POSITIVE_INFINITY ? Outcome.NOT_CONNECTED : Outcome.FOUND;
	}
}
