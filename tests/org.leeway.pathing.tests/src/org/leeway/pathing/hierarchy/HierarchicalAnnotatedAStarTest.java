package org.leeway.pathing.hierarchy;

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

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

/** How hierarchical search answers, refuses, and stands many threads. */
class HierarchicalAnnotatedAStarTest {

	private static final AgentProfile SMALL = agent(1);

	private static AgentProfile agent(int size) {
		return new AgentProfile("a", size, Capability.of(Pictures.GROUND, Pictures.SWAMP));
	}

	private static PathPlanner planner(TerrainGrid grid, int side) {
		SearchMap map = SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()),
				List.of(SMALL, agent(2), agent(4)), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)), Progress.NONE);
		return new HierarchicalAnnotatedAStar(AbstractGraph.of(map, side, Quality.HIGH, Progress.NONE), false);
	}

	private static PathResult find(PathPlanner planner, int x, int y, int toX, int toY, AgentProfile agent) {
		return planner.find(new PathQuery(new Cell(x, y), new Cell(toX, toY), agent), Progress.NONE);
	}

	@Test
	void aPathLeadsThroughTransitions() {
		PathPlanner asked = planner(Pictures.grid("""
				........
				.@@@@@@.
				.......W
				"""), 4);
		PathResult result = find(asked, 0, 2, 7, 1, SMALL);
		assertEquals(List.of(new Cell(0, 2), new Cell(0, 0), new Cell(7, 0), new Cell(7, 1)), result.points());
		assertEquals(10, result.cost());
	}

	@Test
	void slowTerrainIsWorthADetour() {
		PathPlanner asked = planner(Pictures.grid("""
				...............
				.SSSSSSSSSSSSS.
				.SSSSSSSSSSSSS.
				"""), 64);
		assertEquals(14 - 2 + 2 * Math.sqrt(2), find(asked, 0, 1, 14, 1, SMALL).cost(), 1e-12);
		assertEquals(2 * 13, find(asked, 0, 1, 13, 1, agent(2)).cost(), 1e-12);
	}

	@Test
	void extremeSpeedsAreNoProblem() {
		SearchMap map = SearchMap.of(Pictures.grid("""
				..SSSS..
				..SSSS..
				"""), BitPlane.empty(8, 2), List.of(SMALL),
				TerrainSpeeds.of(Map.of(Pictures.SWAMP, Double.MIN_VALUE, Pictures.GROUND, 1e300)), Progress.NONE);
		PathPlanner asked = new HierarchicalAnnotatedAStar(AbstractGraph.of(map, 3, Quality.LOW, Progress.NONE), true);
		assertEquals(5e9, find(asked, 0, 0, 7, 0, SMALL).cost(), 1);
	}

	@Test
	void noPathHasAReason() {
		PathPlanner asked = planner(Pictures.grid("""
				...@...
				...@...
				"""), 3);
		assertEquals("the start -1,0 lies outside the map", find(asked, -1, 0, 0, 0, SMALL).reason());
		assertEquals("the goal 0,2 lies outside the map", find(asked, 0, 0, 0, 2, SMALL).reason());
		assertEquals("a unit of size 2 does not fit at the start 2,0", find(asked, 2, 0, 0, 0, agent(2)).reason());
		assertEquals("a unit of size 1 does not fit at the goal 3,1", find(asked, 2, 0, 3, 1, SMALL).reason());
		assertEquals("a unit of size 4 does not fit at the start 0,0", find(asked, 0, 0, 0, 0, agent(4)).reason());
		PathResult cutOff = find(asked, 0, 0, 6, 0, SMALL);
		assertEquals("no way leads from 0,0 to 6,0 for a unit of size 1", cutOff.reason());
		assertEquals(0, cutOff.metrics().expanded(), "components tell at once");
		assertThrows(IllegalArgumentException.class, () -> find(asked, 0, 0, 1, 0, agent(3)));
	}

	@Test
	void startIsGoal() {
		PathResult result = find(planner(Pictures.grid("..."), 2), 1, 0, 1, 0, SMALL);
		assertTrue(result.isFound());
		assertEquals(0, result.cost());
		assertEquals(List.of(new Cell(1, 0)), result.points());
		assertEquals(0, result.metrics().expanded());
		assertEquals(1, result.metrics().generated());
	}

	@Test
	void canBeCancelled() {
		PathPlanner asked = planner(Pictures.grid("..........\n".repeat(10)), 3);
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
		assertTrue(asked.find(query, Progress.NONE).isFound());
	}

	@Test
	void aQueryHasOneAnswerFromAnyThreadAtAnyTime() throws Exception {
		RandomMaps random = new RandomMaps(1);
		PathPlanner asked = planner(random.noise(200, 200, 0.25), 10);
		List<PathQuery> queries = new ArrayList<>();
		for (int i = 0; i < 300; i++) {
			List<Cell> ends = random.spawns(2, 2, 200, 200);
			queries.add(new PathQuery(ends.get(0), ends.get(1), SMALL));
		}
		List<String> expected = answers(asked, queries);
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
		return queries.stream().map(query -> planner.find(query, Progress.NONE)).map(result -> result.reason()
				+ result.cost() + result.points() + result.metrics().expanded() + "/" + result.metrics().generated())
				.toList();
	}
}
