package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Tests of explorations. An exploration lists the places of the unit that a planner examines for a query. */
@Tag("slow")
class ExplorationTest {

	private static final GridUnit SMALL = new GridUnit(1, Capability.of(Pictures.GROUND));

	private static Exploration explore(Function<SearchMap, PathPlanner> planner, String picture, Cell start, Cell goal) {
		TerrainGrid grid = Pictures.grid(picture);
		return planner.apply(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(SMALL),
				TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE)).explore(new PathQuery(start, goal, SMALL), Progress.NONE);
	}

	@Test
	void annotatedAStarExploresAnchorByAnchor() {
		assertEquals("""
				........
				.####...
				....#...
				........
				""", Pictures.picture(explore(AnnotatedAStar::new, """
				........
				........
				..@@....
				........
				""", new Cell(1, 1), new Cell(4, 2)).explored()));
	}

	@Test
	void jumpPointSearchExploresJumpPointsOnly() {
		assertEquals("""
				........
				#...#...
				.....#..
				....#...
				""", Pictures.picture(explore(JumpPointSearch::new, """
				...@....
				........
				...@....
				........
				""", new Cell(0, 1), new Cell(5, 2)).explored()), "gaps open beyond the walls");
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#all")
	void withoutAPathAllThatIsConnectedIsExploredAndTheNearestTold(Function<SearchMap, PathPlanner> planner) {
		String picture = """
				....@...
				...@@...
				..@@....
				.@.@....
				""";
		Exploration cutOff = explore(planner, picture, new Cell(0, 0), new Cell(6, 2));
		assertEquals("""
				####....
				###.....
				##......
				#.......
				""", Pictures.picture(cutOff.explored()));
		assertEquals(Optional.of(new Cell(3, 0)), cutOff.nearest());
		assertEquals(Optional.of(new Cell(3, 0)),
				explore(planner, picture, new Cell(1, 1), new Cell(4, 0)).nearest(), "the goal is a wall");
		assertEquals(Optional.of(new Cell(0, 3)),
				explore(planner, picture, new Cell(1, 1), new Cell(-5, 90)).nearest(), "the goal is outside");
		assertEquals(Optional.empty(), explore(planner, picture, new Cell(4, 0), new Cell(0, 0)).nearest());
		assertTrue(explore(planner, picture, new Cell(-1, 0), new Cell(0, 0)).explored().isEmpty());
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#all")
	void explorationsFitTheirAnswersOnRandomMaps(Function<SearchMap, PathPlanner> planner) {
		for (int seed = 0; seed < Rounds.of(120); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(1, 80), random.number(1, 80), random.number(0, 35) / 100.0);
			GridUnit agent = new GridUnit(random.number(1, 2), random.capability());
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			double slow = seed % 3 == 0 ? 0.5 : 1;
			PathOracle oracle = new PathOracle(grid, blocked, agent, id -> id == Pictures.WATER ? slow : 1);
			PathPlanner asked = planner.apply(SearchMap.of(grid, blocked, List.of(agent),
					TerrainSpeeds.of(Map.of(Pictures.WATER, slow)), Diagonals.NEVER, Progress.NONE));
			List<Cell> ends = random.spawns(2, 6, grid.width(), grid.height());
			for (Cell start : ends) {
				double[][] costs = oracle.costs(start);
				for (Cell goal : ends) {
					PathQuery query = new PathQuery(start, goal, agent);
					assertFits(costs, asked.find(query, Progress.NONE), asked.explore(query, Progress.NONE),
							"seed " + seed + ", " + start + " to " + goal);
				}
			}
		}
	}

	private static void assertFits(double[][] costs, PathResult found, Exploration exploration, String message) {
		PathResult result = exploration.result();
		assertEquals(found.outcome(), result.outcome(), message);
		assertEquals(found.points(), result.points(), message);
		assertEquals(found.metrics().expanded(), result.metrics().expanded(), message);
		BitPlane explored = exploration.explored();
		Cell goal = found.query().goal();
		double nearest = Double.POSITIVE_INFINITY;
		for (int y = 0; y < explored.height(); y++) {
			for (int x = 0; x < explored.width(); x++) {
				boolean connected = costs[y][x] < Double.POSITIVE_INFINITY;
				assertTrue(connected || !explored.get(x, y), message);
				assertTrue(found.isFound() || connected == explored.get(x, y), message);
				nearest = connected ? Math.min(nearest, Math.hypot(x - goal.x(), y - goal.y())) : nearest;
			}
		}
		if (found.isFound()) {
			assertTrue(explored.get(goal.x(), goal.y()), message);
			assertTrue(explored.count() <= found.metrics().expanded() + 1, message);
			assertEquals(Optional.empty(), exploration.nearest(), message);
		} else {
			assertEquals(nearest, exploration.nearest().map(at -> Math.hypot(at.x() - goal.x(), at.y() - goal.y()))
					.orElse(Double.POSITIVE_INFINITY), message);
		}
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimal")
	void eachExpansionIsOfAnAnchorOfItsOwn(Function<SearchMap, PathPlanner> planner) {
		for (int seed = 0; seed < Rounds.of(100); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(60, 60, 0.2);
			PathPlanner asked = planner.apply(SearchMap.of(grid, BitPlane.empty(60, 60), List.of(SMALL),
					TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE));
			List<Cell> ends = random.spawns(2, 2, 60, 60);
			Exploration exploration = asked.explore(new PathQuery(ends.get(0), ends.get(1), SMALL), Progress.NONE);
			if (exploration.result().isFound()) {
				assertEquals(exploration.result().metrics().expanded() + 1, exploration.explored().count(), "seed " + seed);
			}
		}
	}
}
