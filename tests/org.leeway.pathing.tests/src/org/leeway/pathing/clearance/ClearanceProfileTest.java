package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

class ClearanceProfileTest {

	@Test
	void countsWhatTheOracleDoes() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			List<Cell> spawns = random.spawns(0, 2, grid.width(), grid.height());
			int limit = random.number(1, 5);
			ClearanceProfile profile = ClearanceProfile.of(ClearanceAnnotator.traversable(grid, blocked, capability),
					spawns, limit, Diagonals.NEVER, Progress.NONE);
			assertEquals(expected(ClearanceOracle.traversable(grid, blocked, capability), spawns, limit), profile,
					"seed " + seed);
		}
	}

	private static ClearanceProfile expected(boolean[][] traversable, List<Cell> spawns, int limit) {
		int[][] sides = ClearanceOracle.covering(ClearanceOracle.clearance(traversable));
		List<Long> cells = new ArrayList<>();
		List<Long> area = new ArrayList<>();
		for (int size = 1; size <= limit; size++) {
			int number = size;
			cells.add(Arrays.stream(sides).flatMapToInt(Arrays::stream)
					.filter(value -> Math.min(value, limit) == number).count());
			area.add(count(new ReachabilityOracle(traversable, size, spawns).covered()));
		}
		return new ClearanceProfile(cells, area);
	}

	private static long count(boolean[][] cells) {
		long count = 0;
		for (boolean[] row : cells) {
			for (boolean cell : row) {
				count += cell ? 1 : 0;
			}
		}
		return count;
	}
}
