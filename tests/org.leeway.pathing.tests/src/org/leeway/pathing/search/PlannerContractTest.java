package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

/** Tests of the contract of every planner: answers, exceptions, and use from several threads. */
class PlannerContractTest {

	private static final GridUnit SMALL = agent(1);

	private static GridUnit agent(int size) {
		return new GridUnit(size, Capability.of(Pictures.GROUND, Pictures.SWAMP));
	}

	private static PathPlanner planner(Function<SearchMap, PathPlanner> planner, String picture) {
		return planner(planner, Diagonals.NEVER, picture);
	}

	private static PathPlanner planner(Function<SearchMap, PathPlanner> planner, Diagonals diagonals, String picture) {
		TerrainGrid grid = Pictures.grid(picture);
		return planner.apply(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()),
				List.of(SMALL, agent(2), agent(4)), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)), diagonals, Progress.NONE));
	}

	private static PathResult find(PathPlanner planner, int x, int y, int toX, int toY, GridUnit agent) {
		return planner.find(new PathQuery(new Cell(x, y), new Cell(toX, toY), agent), Progress.NONE);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimal")
	void turningPointsAndCost(Function<SearchMap, PathPlanner> planner) {
		PathPlanner asked = planner(planner, """
				......
				.@@@@.
				.....W
				""");
		PathResult result = find(asked, 0, 2, 5, 1, SMALL);
		assertEquals(List.of(new Cell(0, 2), new Cell(0, 0), new Cell(5, 0), new Cell(5, 1)), result.points());
		assertEquals(8, result.cost());
		assertEquals("there is a path", result.reason());
	}

	/**
	 * The path goes around the wall ({@code @}). The rule of diagonal steps decides whether the path cuts corners of the wall. If
	 * units cut every corner, the path passes diagonally between the wall and the water ({@code W}).
	 */
	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimalByRule")
	void theRuleDecidesWhichCornersAreCut(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		PathPlanner asked = planner(planner, diagonals, """
				......
				.@@@@.
				.....W
				""");
		double cost = switch (diagonals) {
		case NEVER, STRAIGHT -> 8;
		case ONE -> 4 + 2 * Math.sqrt(2);
		case ALWAYS -> 4 + Math.sqrt(2);
		};
		assertEquals(cost, find(asked, 0, 2, 5, 1, SMALL).cost(), 1e-12);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimal")
	void slowTerrainIsWorthADetour(Function<SearchMap, PathPlanner> planner) {
		PathPlanner asked = planner(planner, """
				...............
				.SSSSSSSSSSSSS.
				.SSSSSSSSSSSSS.
				""");
		assertEquals(14 - 2 + 2 * Math.sqrt(2), find(asked, 0, 1, 14, 1, SMALL).cost(), 1e-12);
		assertEquals(2 * 13, find(asked, 0, 1, 13, 1, agent(2)).cost(), 1e-12);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimal")
	void extremeSpeedsAreNoProblem(Function<SearchMap, PathPlanner> planner) {
		TerrainGrid grid = Pictures.grid("""
				..SSSS..
				..SSSS..
				""");
		PathPlanner asked = planner.apply(SearchMap.of(grid, BitPlane.empty(8, 2), List.of(SMALL),
				TerrainSpeeds.of(Map.of(Pictures.SWAMP, Double.MIN_VALUE, Pictures.GROUND, 1e300)), Diagonals.NEVER, Progress.NONE));
		assertEquals(5e9, find(asked, 0, 0, 7, 0, SMALL).cost(), 1);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#allByRule")
	void noPathHasAReason(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		PathPlanner asked = planner(planner, diagonals, """
				...@...
				...@...
				""");
		assertEquals("the start -1,0 lies outside the map", find(asked, -1, 0, 0, 0, SMALL).reason());
		assertEquals("the goal 0,2 lies outside the map", find(asked, 0, 0, 0, 2, SMALL).reason());
		assertEquals("a unit of size 2 does not fit at the start 2,0", find(asked, 2, 0, 0, 0, agent(2)).reason());
		assertEquals("a unit of size 1 does not fit at the goal 3,1", find(asked, 2, 0, 3, 1, SMALL).reason());
		assertEquals("a unit of size 4 does not fit at the start 0,0", find(asked, 0, 0, 0, 0, agent(4)).reason());
		PathResult cutOff = find(asked, 0, 0, 6, 0, SMALL);
		assertEquals("no path leads from 0,0 to 6,0 for a unit of size 1", cutOff.reason());
		assertEquals(0, cutOff.metrics().expanded(), "components tell at once");
		assertThrows(IllegalArgumentException.class, () -> find(asked, 0, 0, 1, 0, agent(3)));
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#allByRule")
	void startIsGoal(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		PathResult result = find(planner(planner, diagonals, "..."), 1, 0, 1, 0, SMALL);
		assertTrue(result.isFound());
		assertEquals(0, result.cost());
		assertEquals(List.of(new Cell(1, 0)), result.points());
		assertEquals(0, result.metrics().expanded());
		assertEquals(1, result.metrics().generated());
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimalByRule")
	void canBeCancelled(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) {
		PathPlanner asked = planner(planner, diagonals, "..........\n".repeat(10));
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		PathQuery query = new PathQuery(new Cell(0, 0), new Cell(9, 5), SMALL);
		assertThrows(CancellationException.class, () -> asked.find(query, cancelled));
		double cost = diagonals == Diagonals.STRAIGHT ? 14 : 4 + 5 * Math.sqrt(2);
		assertEquals(cost, asked.find(query, Progress.NONE).cost(), 1e-12);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#allByRule")
	void aQueryHasOneAnswerFromAnyThreadAtAnyTime(Function<SearchMap, PathPlanner> planner, Diagonals diagonals) throws Exception {
		RandomMaps random = new RandomMaps(1);
		TerrainGrid grid = random.noise(200, 200, 0.25);
		PathPlanner asked = planner.apply(SearchMap.of(grid, BitPlane.empty(200, 200), List.of(SMALL),
				TerrainSpeeds.UNIFORM, diagonals, Progress.NONE));
		List<PathQuery> queries = new ArrayList<>();
		for (int i = 0; i < 300; i++) {
			List<Cell> ends = random.spawns(2, 2, 200, 200);
			queries.add(new PathQuery(ends.get(0), ends.get(1), SMALL));
		}
		List<String> expected = answers(asked, queries);
		assertEquals(expected, answers(asked, queries));
		try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
			List<Future<List<String>>> all = new ArrayList<>();
			for (int i = 0; i < 8; i++) {
				all.add(threads.submit(() -> answers(asked, queries)));
			}
			for (Future<List<String>> each : all) {
				assertEquals(expected, each.get());
			}
		}
	}

	private static List<String> answers(PathPlanner planner, List<PathQuery> queries) {
		return queries.stream().map(query -> planner.find(query, Progress.NONE)).map(result -> result.reason() + result.cost()
				+ result.points() + result.metrics().expanded() + "/" + result.metrics().generated()).toList();
	}
}
