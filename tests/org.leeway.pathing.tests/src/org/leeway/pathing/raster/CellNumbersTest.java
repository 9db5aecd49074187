package org.leeway.pathing.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;

/**
 * Tests of {@link CellNumbers}, by comparison with a random array. In most tiles of the array, all cells have the same
 * number.
 */
class CellNumbersTest {

	private static final int[] TYPICAL = { 0, 1, 255, 256, 257, 0x0303, 0xFFFF };

	@Test
	void numbersAreThoseOfAnArray() {
		for (int seed = 0; seed < 200; seed++) {
			Random random = new Random(seed);
			int width = random.nextInt(1, 200);
			int height = random.nextInt(1, 200);
			int[][] values = values(random, width, height);
			CellNumbers numbers = CellNumbers.of(width, height,
					(row, y) -> System.arraycopy(values[y], 0, row, 0, width));
			assertSame(values, numbers, "seed " + seed);
			int x = random.nextInt(width);
			int length = random.nextInt(width - x + 1);
			int y = random.nextInt(height);
			int[] row = new int[length];
			numbers.read(x, y, length, row);
			assertArrayEquals(Arrays.copyOfRange(values[y], x, x + length), row, "seed " + seed);
		}
	}

	/**
	 * Returns random numbers of cells, indexed by row, then by column. First gives all cells of a tile the same number. Then
	 * changes the numbers of up to three cells of the map.
	 */
	private static int[][] values(Random random, int width, int height) {
		int[] tiles = random.ints(16, 0, TYPICAL.length).map(i -> TYPICAL[i]).toArray();
		int[][] values = new int[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				values[y][x] = tiles[y / BitPlane.TILE * 4 + x / BitPlane.TILE];
			}
		}
		for (int i = random.nextInt(4); i > 0; i--) {
			values[random.nextInt(height)][random.nextInt(width)] = random.nextInt(1 << Short.SIZE);
		}
		return values;
	}

	private static void assertSame(int[][] values, CellNumbers numbers, String message) {
		int max = Arrays.stream(values).flatMapToInt(Arrays::stream).max().orElseThrow();
		assertEquals(max, numbers.max(), message);
		for (int limit : new int[] { 1, 2, 256, 257, 0x0303, 0xFFFF }) {
			BitPlane plane = numbers.atLeast(limit);
			for (int y = 0; y < values.length; y++) {
				for (int x = 0; x < values[y].length; x++) {
					assertEquals(values[y][x], numbers.get(x, y), message);
					assertEquals(values[y][x] >= limit, plane.get(x, y), message);
				}
			}
		}
	}

	@Test
	void tilesOfOneNumberTakeNoMemory() {
		CellNumbers numbers = CellNumbers.of(128, 64, (row, y) -> Arrays.fill(row, 0x0302));
		assertEquals(0, numbers.bytes());
		assertEquals(0x0302, numbers.max());
	}
}
