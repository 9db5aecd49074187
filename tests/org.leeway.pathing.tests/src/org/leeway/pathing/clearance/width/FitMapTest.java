package org.leeway.pathing.clearance.width;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.ShapeMaps;

class FitMapTest {

	@ParameterizedTest
	@EnumSource
	void matchesAFloodForEachSizeOnRandomMaps(Diagonals diagonals) {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			assertMatches(grid, blocked, random.capability(), random.spawns(1, 3, grid.width(), grid.height()),
					diagonals, "seed " + seed);
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesAFloodForEachSizeOnAwkwardShapes(Diagonals diagonals) {
		ShapeMaps.all().forEach((name, grid) -> {
			List<Cell> spawns = List.of(new Cell(grid.width() / 2, grid.height() / 2),
					new Cell(grid.width() - 1, grid.height() - 1));
			BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
			assertMatches(grid, blocked, Capability.of(Pictures.GROUND), spawns, diagonals, name);
		});
	}

	private static void assertMatches(TerrainGrid grid, BitPlane blocked, Capability capability, List<Cell> spawns,
			Diagonals diagonals, String message) {
		int[][] expected = ReachabilityOracle.fit(ClearanceOracle.traversable(grid, blocked, capability), spawns,
				diagonals);
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
		FitMap fit = FitMap.of(clearance, spawns, diagonals, Progress.NONE);
		assertEquals(Pictures.digits(expected), Pictures.digits(fit), message);
		for (int size = 1; size <= clearance.max() + 1; size++) {
			Reachability reach = Reachability.of(clearance.atLeast(size), size, spawns, diagonals, Progress.NONE);
			assertEquals(reach.reachable(), fit.atLeast(size), message + ", size " + size);
		}
	}

	@Test
	void footprintMayCoverTheSpawnWithAnyOfItsCells() {
		TerrainGrid grid = Pictures.grid("""
				...@.
				...@.
				.....
				""");
		assertEquals("""
				32101
				22101
				11111
				""", Pictures.digits(fit(grid, new Cell(2, 2))));
		assertEquals("""
				11101
				11101
				11111
				""", Pictures.digits(fit(grid, new Cell(3, 2))));
	}

	@Test
	void narrowWayLetsNothingWideThrough() {
		assertEquals("""
				4321011
				3321011
				2221111
				1111011
				""", Pictures.digits(fit(Pictures.grid("""
				....@..
				....@..
				.......
				....@..
				"""), new Cell(0, 0))));
	}

	@Test
	void inputIsChecked() {
		TerrainGrid grid = TerrainGrid.filled(4, 3, 0);
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, BitPlane.empty(4, 3), Capability.of(0), Progress.NONE);
		List<Cell> spawns = List.of(new Cell(0, 0));
		assertThrows(IllegalArgumentException.class, () -> FitMap.of(clearance, List.of(), Diagonals.NEVER, Progress.NONE));
		assertThrows(IllegalArgumentException.class,
				() -> FitMap.of(clearance, List.of(new Cell(0, 3)), Diagonals.NEVER, Progress.NONE));
		assertThrows(IllegalArgumentException.class, () -> FitMap.of(clearance.centred(), spawns, Diagonals.NEVER, Progress.NONE));
		FitMap fit = FitMap.of(clearance, spawns, Diagonals.NEVER, Progress.NONE);
		assertThrows(IndexOutOfBoundsException.class, () -> fit.get(4, 0));
		assertThrows(IllegalArgumentException.class, () -> fit.atLeast(0));
		assertEquals(fit, FitMap.of(clearance, List.of(new Cell(0, 0), new Cell(0, 0)), Diagonals.NEVER, Progress.NONE));
	}

	private static FitMap fit(TerrainGrid grid, Cell spawn) {
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, BitPlane.empty(grid.width(), grid.height()),
				Capability.of(Pictures.GROUND), Progress.NONE);
		return FitMap.of(clearance, List.of(spawn), Diagonals.NEVER, Progress.NONE);
	}
}
