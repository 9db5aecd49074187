package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/**
 * Tests that paths over terrains of different speeds cost as much as the paths of Dijkstra's algorithm, before and after
 * brush strokes. With {@code -Dleeway.test.rounds=10}, the tests try ten times as many maps.
 */
@Tag("slow")
class SpeedsOnPathsTest {

	private static final int STARTS = 2;
	private static final int GOALS = 25;
	/** The speeds of a map are drawn from few numbers, so that many paths have equal costs. */
	private static final double[] SPEEDS = {1, 0.5, 0.25, 2, 1.0 / 3, 0.7};

	/** A map with a unit. */
	private record Level(TerrainGrid grid, GridUnit unit, Map<Integer, Double> speeds, Diagonals diagonals) {

		SearchMap map(SearchMap before) {
			BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
			TerrainSpeeds all = TerrainSpeeds.of(speeds);
			return before == null ? SearchMap.of(grid, nothing, List.of(unit), all, diagonals, Progress.NONE)
					: before.with(grid, ObstacleMap.of(nothing), List.of(unit), all, diagonals, Progress.NONE);
		}

		PathOracle oracle() {
			return new PathOracle(grid, BitPlane.empty(grid.width(), grid.height()), unit, id -> speeds.getOrDefault(id, 1.0),
					diagonals);
		}
	}

	@ParameterizedTest
	@EnumSource
	void pathsAreCheapest(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(25); seed++) {
			RandomMaps random = new RandomMaps(4 * seed + diagonals.ordinal());
			Level level = level(random, diagonals, seed % 5 == 0 ? 150 : 45);
			SearchMap map = level.map(null);
			JumpPointSearch planner = new JumpPointSearch(map);
			for (int stroke = 0; stroke < 2; stroke++) {
				assertCheapest(planner, level, random, diagonals + ", seed " + seed + ", stroke " + stroke);
				level = new Level(painted(level.grid(), random, random.number(1, 32), level.speeds().size()), level.unit(),
						level.speeds(), diagonals);
				map = level.map(map);
				planner = planner.with(map);
			}
		}
	}

	private static Level level(RandomMaps random, Diagonals diagonals, int side) {
		int terrains = random.number(1, 6);
		Map<Integer, Double> speeds = new HashMap<>();
		for (int id = 0; id < terrains; id++) {
			speeds.put(id, SPEEDS[random.number(0, SPEEDS.length - 1)]);
		}
		TerrainGrid grid = TerrainGrid.filled(random.number(1, side), random.number(1, side), 0);
		int largest = random.number(1, 20);
		for (int i = random.number(0, side); i > 0; i--) {
			grid = painted(grid, random, random.number(1, largest), terrains);
		}
		int[] ids = IntStream.range(0, terrains).toArray();
		return new Level(grid, new GridUnit(random.number(1, 4), Capability.of(ids)), speeds, diagonals);
	}

	/**
	 * Returns a copy of a map with one more rectangle of a random terrain.
	 *
	 * @param largest the largest side of the rectangle, in cells
	 * @param terrains the number of terrains that the unit can cross. The rectangle may also have one further terrain, which
	 * blocks the unit
	 */
	private static TerrainGrid painted(TerrainGrid grid, RandomMaps random, int largest, int terrains) {
		TerrainGridEditor editor = grid.edit();
		int left = random.number(0, grid.width() - 1);
		int top = random.number(0, grid.height() - 1);
		int width = Math.min(grid.width() - left, random.number(1, largest));
		int terrain = random.number(0, terrains);
		for (int y = top; y < Math.min(grid.height(), top + random.number(1, largest)); y++) {
			editor.fillRow(left, y, width, terrain);
		}
		return editor.build();
	}

	private static void assertCheapest(PathPlanner planner, Level level, RandomMaps random, String message) {
		PathOracle oracle = level.oracle();
		for (int i = 0; i < STARTS; i++) {
			Cell start = cell(random, level.grid());
			double[][] costs = oracle.costs(start);
			for (int j = 0; j < GOALS; j++) {
				Cell goal = cell(random, level.grid());
				PathResult result = planner.find(new PathQuery(start, goal, level.unit()), Progress.NONE);
				PlannerTest.assertMatches(oracle, costs[goal.y()][goal.x()], result, message + ", " + start + " to " + goal);
			}
		}
	}

	private static Cell cell(RandomMaps random, TerrainGrid grid) {
		return new Cell(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1));
	}
}
