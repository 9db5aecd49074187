package org.leeway.pathing.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

class BitPlaneTest {

	private static final int[] WIDTHS = { 1, 2, 63, 64, 65, 127, 128, 129, 200 };

	@Test
	void runsMatchAnArray() {
		for (int seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			boolean[][] expected = new boolean[random.number(1, 6)][WIDTHS[seed % WIDTHS.length]];
			BitPlane plane = plane(random, expected);
			assertEquals(Pictures.picture(expected), Pictures.picture(plane), "seed " + seed);
			assertEquals(count(expected), plane.count(), "seed " + seed);
			assertEquals(count(expected) == 0, plane.isEmpty(), "seed " + seed);
			assertNextCells(expected, plane, "seed " + seed);
			assertNothingBehindRows(plane, "seed " + seed);
		}
	}

	private static BitPlane plane(RandomMaps random, boolean[][] cells) {
		BitPlane plane = new BitPlane(cells[0].length, cells.length);
		for (int i = random.number(0, 8); i > 0; i--) {
			int y = random.number(0, plane.height() - 1);
			int x = random.number(0, plane.width() - 1);
			int length = random.number(0, plane.width() - x);
			plane.setRun(x, y, length);
			Arrays.fill(cells[y], x, x + length, true);
			int alone = random.number(0, plane.width() - 1);
			plane.set(alone, y);
			cells[y][alone] = true;
		}
		return plane;
	}

	private static long count(boolean[][] cells) {
		return Pictures.picture(cells).chars().filter(c -> c == '#').count();
	}

	private static void assertNextCells(boolean[][] expected, BitPlane plane, String message) {
		for (int y = 0; y < plane.height(); y++) {
			int set = plane.width();
			int clear = plane.width();
			assertEquals(plane.width(), plane.nextSet(plane.width(), y), message);
			for (int x = plane.width() - 1; x >= 0; x--) {
				set = expected[y][x] ? x : set;
				clear = expected[y][x] ? clear : x;
				assertEquals(set, plane.nextSet(x, y), message);
				assertEquals(clear, plane.nextClear(x, y), message);
			}
		}
	}

	private static void assertNothingBehindRows(BitPlane plane, String message) {
		for (int y = 0; y < plane.height(); y++) {
			long last = plane.words()[(y + 1) * plane.wordsPerRow() - 1];
			assertEquals(0, last & ~plane.lastWordMask(), message);
		}
		assertEquals(plane.width() - 64 * (plane.wordsPerRow() - 1), Long.bitCount(plane.lastWordMask()), message);
	}

	@Test
	void setOperationsMatchTheirDefinitions() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			boolean[][] a = new boolean[random.number(1, 4)][WIDTHS[seed % WIDTHS.length]];
			boolean[][] b = new boolean[a.length][a[0].length];
			BitPlane planeA = plane(random, a);
			BitPlane planeB = plane(random, b);
			BitPlane and = planeA.copy().and(planeB);
			BitPlane or = planeA.copy().or(planeB);
			BitPlane without = planeA.copy().andNot(planeB);
			for (int y = 0; y < a.length; y++) {
				for (int x = 0; x < a[y].length; x++) {
					assertEquals(a[y][x] && b[y][x], and.get(x, y), "seed " + seed);
					assertEquals(a[y][x] || b[y][x], or.get(x, y), "seed " + seed);
					assertEquals(a[y][x] && !b[y][x], without.get(x, y), "seed " + seed);
				}
			}
			assertEquals(Pictures.picture(a), Pictures.picture(planeA), "a copy wrote to its source, seed " + seed);
		}
	}

	@Test
	void planesOfEqualCellsAreEqual() {
		BitPlane plane = new BitPlane(65, 2);
		plane.setRun(60, 1, 5);
		BitPlane copy = plane.copy();
		assertEquals(plane, copy);
		assertEquals(plane.hashCode(), copy.hashCode());
		assertSame(copy, copy.or(plane));
		copy.set(0, 0);
		assertNotEquals(plane, copy);
		assertNotEquals(new BitPlane(64, 2), new BitPlane(63, 2));
		assertTrue(plane.toString().startsWith("65 x 2 cells, 5 set"));
	}

	@Test
	void sizesAndIndicesAreChecked() {
		BitPlane plane = new BitPlane(65, 2);
		assertThrows(IndexOutOfBoundsException.class, () -> plane.get(65, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> plane.set(-1, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> plane.set(0, 2));
		assertThrows(IndexOutOfBoundsException.class, () -> plane.setRun(60, 0, 6));
		assertThrows(IllegalArgumentException.class, () -> plane.and(new BitPlane(64, 2)));
		assertThrows(IllegalArgumentException.class, () -> new BitPlane(0, 2));
	}
}
