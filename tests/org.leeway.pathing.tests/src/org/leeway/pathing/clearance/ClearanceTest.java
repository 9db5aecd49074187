package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ShapeMaps;

class ClearanceTest {

	@Test
	void matchesGrownSquaresOnRandomMaps() {
		for (int seed = 0; seed < 5000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			assertMatches(grid, blocked, random.capability(), "seed " + seed);
		}
	}

	@Test
	void matchesGrownSquaresOnAwkwardShapes() {
		ShapeMaps.all().forEach((name, grid) -> assertMatches(grid, BitPlane.empty(grid.width(), grid.height()),
				Capability.of(Pictures.GROUND), name));
	}

	private static void assertMatches(TerrainGrid grid, BitPlane blocked, Capability capability, String message) {
		boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, capability);
		assertEquals(Pictures.picture(traversable),
				Pictures.picture(ClearanceAnnotator.traversable(grid, blocked, capability)), message);
		ClearanceMap map = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
		int[][] clearance = ClearanceOracle.clearance(traversable);
		assertValues(clearance, map, message);
		assertValues(ClearanceOracle.centred(traversable), map.centred(), "centred, " + message);
		for (int size = 1; size <= map.max() + 1; size++) {
			assertEquals(Pictures.picture(atLeast(clearance, size)), Pictures.picture(map.atLeast(size)), message);
		}
	}

	private static void assertValues(int[][] expected, ClearanceMap map, String message) {
		assertEquals(Pictures.digits(expected), Pictures.digits(map), message);
		assertEquals(Arrays.stream(expected).flatMapToInt(Arrays::stream).max().orElseThrow(), map.max(), message);
	}

	private static boolean[][] atLeast(int[][] values, int limit) {
		boolean[][] cells = new boolean[values.length][values[0].length];
		for (int y = 0; y < values.length; y++) {
			for (int x = 0; x < values[y].length; x++) {
				cells[y][x] = values[y][x] >= limit;
			}
		}
		return cells;
	}

	@Test
	void windowsAreLikeTheWholeMap() {
		for (int seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			ClearanceMap map = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
			int x = random.number(0, grid.width() - 1);
			int y = random.number(0, grid.height() - 1);
			CellRect window = new CellRect(x, y, random.number(1, grid.width() - x), random.number(1, grid.height() - y));
			int[] values = ClearanceAnnotator.annotate(ClearanceAnnotator.traversable(grid, blocked, capability), window);
			for (int i = 0; i < values.length; i++) {
				assertEquals(map.get(x + i % window.width(), y + i / window.width()), values[i], "seed " + seed);
			}
		}
	}

	@Test
	void clearanceTakesAByteACellTwoWhereItIsGreatAndNoneWhereNothingFits() {
		TerrainGridEditor editor = TerrainGrid.filled(640, 640, Pictures.SOLID).edit();
		for (int y = 0; y < 300; y++) {
			editor.fillRow(0, y, 300, Pictures.GROUND);
		}
		ClearanceMap map = annotate(editor.build(), Pictures.GROUND);
		assertEquals(300, map.get(0, 0));
		assertEquals(255, map.get(45, 45));
		assertEquals((25 + 1) * 64 * 64, map.bytes());
	}

	@Test
	void onlyTilesWithAMultipleOf256KeepTheirHigherBytes() {
		ClearanceMap map = annotate(TerrainGrid.filled(1024, 1024, 0), 0);
		int fourBands = 1 + 9 + 17 + 25;
		assertEquals((16 * 16 + fourBands) * 64 * 64, map.bytes());
		assertEquals(768, map.get(256, 256));
		assertEquals(767, map.get(257, 3));
	}

	@Test
	void clearanceOfALargeFreeMapIsTheWayToItsEdge() {
		ClearanceMap map = annotate(TerrainGrid.filled(700, 600, 0), 0);
		assertEquals(600, map.max());
		assertEquals(600, map.get(100, 0));
		assertEquals(599, map.get(101, 0));
		assertEquals(1, map.get(699, 599));
		assertEquals(600, map.centred().max());
	}

	@Test
	void mapsOfEqualValuesAreEqual() {
		TerrainGrid grid = TerrainGrid.filled(3, 3, 0);
		ClearanceMap map = annotate(grid, 0);
		assertEquals(map, annotate(grid, 0));
		assertEquals(map.hashCode(), annotate(grid, 0).hashCode());
		assertNotEquals(map, annotate(grid, 1));
		assertNotEquals(map, map.centred());
		assertSame(map.centred().isCentred(), true);
	}

	@Test
	void inputIsChecked() {
		TerrainGrid grid = TerrainGrid.filled(3, 2, 0);
		assertThrows(IllegalArgumentException.class, () -> ClearanceAnnotator.annotate(grid, BitPlane.empty(2, 3),
				Capability.of(0), Progress.NONE));
		ClearanceMap map = annotate(grid, 0);
		assertThrows(IllegalArgumentException.class, () -> map.atLeast(0));
		assertThrows(IndexOutOfBoundsException.class, () -> map.get(3, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> map.get(0, -1));
	}

	private static ClearanceMap annotate(TerrainGrid grid, int terrain) {
		return ClearanceAnnotator.annotate(grid, BitPlane.empty(grid.width(), grid.height()), Capability.of(terrain),
				Progress.NONE);
	}
}
