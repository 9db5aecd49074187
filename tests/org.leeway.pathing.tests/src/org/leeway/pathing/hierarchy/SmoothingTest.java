package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Smoothing makes no path dearer, at any speeds. An oracle that shares no code walks each path and adds up its cost. */
class SmoothingTest {

	private static final Capability ALL = Capability.of(Pictures.GROUND, Pictures.SWAMP, Pictures.WATER);
	private static final Map<Integer, Double> SPEEDS = Map.of(Pictures.SWAMP, 0.5, Pictures.WATER, 2.0);

	private record Planners(HierarchicalAnnotatedAStar rough, HierarchicalAnnotatedAStar smooth) {

		static Planners of(TerrainGrid grid, BitPlane blocked, List<GridUnit> units, Map<Integer, Double> speeds,
				Diagonals diagonals, int side) {
			SearchMap map = SearchMap.of(grid, blocked, units, TerrainSpeeds.of(speeds), diagonals, Progress.NONE);
			AbstractGraph graph = AbstractGraph.of(map, side, Quality.HIGH, Progress.NONE);
			return new Planners(new HierarchicalAnnotatedAStar(graph, false), new HierarchicalAnnotatedAStar(graph, true));
		}
	}

	@ParameterizedTest
	@EnumSource
	void isNeverDearer(Diagonals diagonals) {
		int cheaper = 0;
		int count = 0;
		for (int seed = 0; seed < Rounds.of(80); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(15, 70);
			int height = random.number(15, 50);
			TerrainGrid grid = seed % 2 == 0 ? random.rectangles(width, height)
					: random.noise(width, height, random.number(5, 40) / 100.0);
			BitPlane blocked = random.blocked(width, height);
			Map<Integer, Double> speeds = speeds(random);
			List<GridUnit> units = units(random);
			Planners planners = Planners.of(grid, blocked, units, speeds, diagonals, random.number(3, 15));
			List<Cell> ends = random.spawns(8, 12, width, height);
			for (GridUnit unit : units) {
				PathOracle oracle = new PathOracle(grid, blocked, unit, id -> speeds.getOrDefault(id, 1.0), diagonals);
				for (int i = 1; i < ends.size(); i++) {
					PathQuery query = new PathQuery(ends.get(i - 1), ends.get(i), unit);
					PathResult rough = planners.rough.find(query, Progress.NONE);
					PathResult smooth = planners.smooth.find(query, Progress.NONE);
					String message = "seed " + seed + ", " + query;
					assertEquals(rough.outcome(), smooth.outcome(), message);
					if (rough.isFound()) {
						assertEquals(query.start(), smooth.points().getFirst(), message);
						assertEquals(query.goal(), smooth.points().getLast(), message);
						double cost = oracle.walk(rough.points());
						double smoothed = oracle.walk(smooth.points());
						assertEquals(smoothed, smooth.cost(), 1e-9 * (1 + cost), message);
						assertTrue(smoothed <= cost * (1 + 1e-9), () -> message + ": " + smoothed + " after " + cost);
						cheaper += smoothed < cost * (1 - 1e-9) ? 1 : 0;
						count++;
					}
				}
			}
		}
		assertTrue(30 * cheaper > count, "smoothing made only " + cheaper + " of " + count + " paths cheaper");
	}

	/** Returns units of the sizes 1 to 4. All of them can cross the same two or more terrains. */
	private static List<GridUnit> units(RandomMaps random) {
		Capability capability = random.capability();
		while (capability.terrains().length < 2) {
			capability = random.capability();
		}
		List<GridUnit> units = new ArrayList<>();
		for (int size = 1; size <= 4; size++) {
			units.add(new GridUnit(size, capability));
		}
		return units;
	}

	private static Map<Integer, Double> speeds(RandomMaps random) {
		Map<Integer, Double> speeds = new HashMap<>();
		for (int id = Pictures.GROUND; id <= Pictures.SOLID; id++) {
			speeds.put(id, random.number(0, 9) == 0 ? Math.pow(10, random.number(-9, 9)) : random.number(1, 12) / 4.0);
		}
		return speeds;
	}

	@Test
	void aShortcutThroughSlowTerrainIsLeftOut() {
		String picture = """
				............
				............
				..SSSSSSSS..
				..SSSSSSSS..
				..SSSSSSSS..
				............
				............
				""";
		Cell start = new Cell(0, 3);
		Cell goal = new Cell(11, 3);
		assertEquals(7 + 4 * Math.sqrt(2), smooth(picture, 1, start, goal).cost(), 1e-9);
		assertEquals(List.of(start, goal), smooth(picture.replace('S', '.'), 1, start, goal).points());
	}

	@Test
	void straightensWhereSpeedsDiffer() {
		String picture = """
				.............
				.............
				.............
				.............
				.............
				.............
				.............
				SSSSSSSSSSSSS
				""";
		assertEquals(6 + 6 * Math.sqrt(2), smooth(picture, 1, new Cell(0, 6), new Cell(12, 0)).cost(), 1e-9);
		assertEquals(5 + 5 * Math.sqrt(2), smooth(picture, 2, new Cell(0, 5), new Cell(10, 0)).cost(), 1e-9);
	}

	private static PathResult smooth(String picture, int size, Cell start, Cell goal) {
		TerrainGrid grid = Pictures.grid(picture);
		GridUnit unit = new GridUnit(size, ALL);
		Planners planners = Planners.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(unit), SPEEDS,
				Diagonals.NEVER, 4);
		return planners.smooth.find(new PathQuery(start, goal, unit), Progress.NONE);
	}
}
