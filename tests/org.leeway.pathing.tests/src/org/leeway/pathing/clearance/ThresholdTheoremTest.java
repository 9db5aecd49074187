package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

/**
 * Tests of the theorem of Harabor and Botea: a unit of any size moves like a unit of one cell on another map. A cell of
 * this map is free if the clearance there is at least the size of the unit. So both units must have the same
 * components.
 */
class ThresholdTheoremTest {

	@Test
	void sizeAndCapabilityAreAThreshold() {
		for (int seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			int size = random.number(1, 4);
			boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, capability);
			BitPlane plain = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE).atLeast(size);
			assertEquals(ways(traversable, size), ways(cells(plain), 1), "seed " + seed + ", size " + size);
		}
	}

	/**
	 * Returns which connected component each cell belongs to, row by row. An entry is the number of the component, or 0 if the
	 * unit cannot stand with its top-left cell there.
	 */
	private static List<Integer> ways(boolean[][] traversable, int size) {
		List<Integer> ways = new ArrayList<>();
		ReachabilityOracle all = new ReachabilityOracle(traversable, size, List.of());
		for (int y = 0; y < traversable.length; y++) {
			for (int x = 0; x < traversable[y].length; x++) {
				ways.add(all.legal()[y][x] ? all.component(new Cell(x, y)) : 0);
			}
		}
		return ways;
	}

	private static boolean[][] cells(BitPlane plane) {
		boolean[][] cells = new boolean[plane.height()][plane.width()];
		for (int y = 0; y < plane.height(); y++) {
			for (int x = 0; x < plane.width(); x++) {
				cells[y][x] = plane.get(x, y);
			}
		}
		return cells;
	}
}
