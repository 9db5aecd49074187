package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ShapeMaps;

class BrushfireTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@Test
	void matchesTheDefinitionOnRandomMaps() {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			assertMatches(grid, random.blocked(grid.width(), grid.height()), random.capability(), "seed " + seed);
		}
	}

	@Test
	void matchesTheDefinitionOnAwkwardShapes() {
		ShapeMaps.all().forEach((name, grid) -> assertMatches(grid, BitPlane.empty(grid.width(), grid.height()), GROUND,
				name));
	}

	@Test
	void windowHasTheDistancesOfTheMap() {
		for (int seed = 0; seed < 400; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 4 == 0 ? random.noise(300, 400, 0.0001 * (seed % 8)) : random.grid();
			BitPlane cells = ClearanceAnnotator.traversable(grid, BitPlane.empty(grid.width(), grid.height()), GROUND);
			Brushfire whole = Brushfire.of(ClearanceAnnotator.annotate(cells, Progress.NONE));
			CellRect window = random.window(grid.width(), grid.height());
			assertArrayEquals(Pictures.values(window, whole::get), Brushfire.of(cells, window).orElseThrow(),
					"seed " + seed + ", " + window);
		}
	}

	@Test
	void windowOfGreatDistancesIsLeftToTheMap() {
		BitPlane open = ClearanceAnnotator.traversable(TerrainGrid.filled(1200, 1100, Pictures.GROUND),
				BitPlane.empty(1200, 1100), GROUND);
		assertTrue(Brushfire.of(open, new CellRect(590, 540, 20, 20)).isEmpty());
		assertEquals(100, Brushfire.of(open, new CellRect(99, 500, 1, 1)).orElseThrow()[0]);
	}

	private static void assertMatches(TerrainGrid grid, BitPlane blocked, Capability capability, String message) {
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
		int[][] expected = ClearanceOracle.brushfire(ClearanceOracle.traversable(grid, blocked, capability));
		assertEquals(Pictures.digits(expected), digits(clearance), message);
		assertEquals(Pictures.digits(expected), digits(clearance.centred()), message);
	}

	/** A passage two cells wide: true clearance lets a unit of size 2 through, Brushfire does not. */
	@Test
	void closesPassagesThatAreOpen() {
		TerrainGrid grid = Pictures.grid("""
				...@@@...
				.........
				.........
				...@@@...
				""");
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, BitPlane.empty(9, 4), GROUND, Progress.NONE);
		assertEquals("""
				321000321
				322222321
				221111221
				111000111
				""", Pictures.digits(clearance));
		assertEquals("""
				111000111
				121111121
				121111121
				111000111
				""", digits(clearance));
	}

	@Test
	void cellsOutsideAreRefused() {
		Brushfire brushfire = Brushfire.of(ClearanceAnnotator.annotate(TerrainGrid.filled(4, 3, Pictures.GROUND),
				BitPlane.empty(4, 3), GROUND, Progress.NONE));
		assertThrows(IndexOutOfBoundsException.class, () -> brushfire.get(4, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> brushfire.get(0, -1));
	}

	private static String digits(ClearanceMap clearance) {
		Brushfire brushfire = Brushfire.of(clearance);
		return Pictures.digits(clearance.width(), clearance.height(), brushfire::get);
	}
}
