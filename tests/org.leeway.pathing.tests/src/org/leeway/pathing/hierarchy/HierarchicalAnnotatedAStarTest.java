package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;

/** Tests of properties that only hierarchical search has. The tests of all planners cover the common properties. */
class HierarchicalAnnotatedAStarTest {

	private static final GridUnit SMALL = agent(1);

	private static GridUnit agent(int size) {
		return new GridUnit(size, Capability.of(Pictures.GROUND, Pictures.SWAMP));
	}

	private static PathPlanner planner(TerrainGrid grid, int side) {
		SearchMap map = SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()),
				List.of(SMALL, agent(2), agent(4)), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5)), Diagonals.NEVER, Progress.NONE);
		return new HierarchicalAnnotatedAStar(AbstractGraph.of(map, side, Quality.HIGH, Progress.NONE), false);
	}

	private static PathResult find(PathPlanner planner, int x, int y, int toX, int toY, GridUnit agent) {
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
				TerrainSpeeds.of(Map.of(Pictures.SWAMP, Double.MIN_VALUE, Pictures.GROUND, 1e300)), Diagonals.NEVER, Progress.NONE);
		PathPlanner asked = new HierarchicalAnnotatedAStar(AbstractGraph.of(map, 3, Quality.LOW, Progress.NONE), true);
		assertEquals(5e9, find(asked, 0, 0, 7, 0, SMALL).cost(), 1);
	}

	@Test
	void canBeCancelled() {
		PathPlanner asked = planner(Pictures.grid("..........\n".repeat(10)), 3);
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// the test does not count units of work
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
}
