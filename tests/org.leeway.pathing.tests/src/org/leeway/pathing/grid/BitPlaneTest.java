package org.leeway.pathing.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.bits.TileWords;
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
			assertEquals(bounds(expected), plane.bounds(), "seed " + seed);
			assertNextCells(expected, plane, "seed " + seed);
			assertNothingOutside(plane, "seed " + seed);
		}
	}

	private static BitPlane plane(RandomMaps random, boolean[][] cells) {
		BitPlaneEditor plane = BitPlane.empty(cells[0].length, cells.length).edit();
		for (int i = random.number(0, 8); i > 0; i--) {
			int y = random.number(0, plane.height() - 1);
			int x = random.number(0, plane.width() - 1);
			int length = random.number(0, plane.width() - x);
			plane.setRun(x, y, length);
			Arrays.fill(cells[y], x, x + length, true);
			int alone = random.number(0, plane.width() - 1);
			plane.set(alone, y);
			cells[y][alone] = true;
			int cleared = random.number(0, plane.width() - x);
			plane.clearRun(x, y, cleared / 4);
			Arrays.fill(cells[y], x, x + cleared / 4, false);
		}
		return plane.build();
	}

	private static Optional<CellRect> bounds(boolean[][] cells) {
		Optional<CellRect> bounds = Optional.empty();
		for (int i = 0; i < cells.length * cells[0].length; i++) {
			int x = i % cells[0].length;
			int y = i / cells[0].length;
			if (cells[y][x]) {
				CellRect cell = new CellRect(x, y, 1, 1);
				bounds = Optional.of(bounds.map(cell::union).orElse(cell));
			}
		}
		return bounds;
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
			int before = -1;
			assertEquals(-1, plane.previousSet(-1, y), message);
			for (int x = 0; x < plane.width(); x++) {
				before = expected[y][x] ? x : before;
				assertEquals(before, plane.previousSet(x, y), message);
			}
		}
	}

	private static void assertNothingOutside(BitPlane plane, String message) {
		int last = plane.columns() - 1;
		for (int y = 0; y < BitPlane.TILE; y++) {
			long inside = plane.inside(last, y);
			assertEquals(0, plane.words().tile(last, 0)[y] & ~inside, message);
			assertEquals(y < plane.height() ? plane.width() - 64 * last : 0, Long.bitCount(inside), message);
		}
	}

	@Test
	void setOperationsMatchTheirDefinitions() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			boolean[][] a = new boolean[random.number(1, 4)][WIDTHS[seed % WIDTHS.length]];
			boolean[][] b = new boolean[a.length][a[0].length];
			BitPlane planeA = plane(random, a);
			BitPlane planeB = plane(random, b);
			BitPlane and = planeA.and(planeB);
			BitPlane or = planeA.or(planeB);
			BitPlane without = planeA.andNot(planeB);
			for (int y = 0; y < a.length; y++) {
				for (int x = 0; x < a[y].length; x++) {
					assertEquals(a[y][x] && b[y][x], and.get(x, y), "seed " + seed);
					assertEquals(a[y][x] || b[y][x], or.get(x, y), "seed " + seed);
					assertEquals(a[y][x] && !b[y][x], without.get(x, y), "seed " + seed);
				}
			}
			assertEquals(Pictures.picture(a), Pictures.picture(planeA), "an operation wrote to its source, seed " + seed);
		}
	}

	@Test
	void planesOfEqualCellsAreEqual() {
		BitPlane plane = run(65, 2, 60, 1, 5);
		BitPlane same = run(65, 2, 60, 1, 5);
		assertEquals(plane, same);
		assertEquals(plane.hashCode(), same.hashCode());
		assertSame(same, same.or(plane));
		assertNotEquals(plane, run(65, 2, 0, 0, 1));
		assertNotEquals(BitPlane.empty(64, 2), BitPlane.empty(63, 2));
		assertTrue(plane.toString().startsWith("65 x 2 cells, 5 set"));
	}

	private static BitPlane run(int width, int height, int x, int y, int length) {
		BitPlaneEditor edit = BitPlane.empty(width, height).edit();
		edit.setRun(x, y, length);
		return edit.build();
	}

	@Test
	void editsShareWhatTheyDoNotTouch() {
		BitPlane plane = run(300, 200, 70, 100, 150);
		BitPlaneEditor edit = plane.edit();
		edit.setRun(0, 0, 3);
		edit.clearRun(0, 0, 3);
		assertSame(plane, edit.build(), "nothing differs");
		edit.set(299, 199);
		BitPlane changed = edit.build();
		TileSet tiles = changed.changedSince(plane);
		assertEquals("{4}", tiles.columns(3).toString());
		assertTrue(tiles.columns(0).isEmpty() && tiles.columns(1).isEmpty() && tiles.columns(2).isEmpty());
		assertSame(plane.words().tile(1, 1), changed.words().tile(1, 1));
		assertEquals(150, plane.count(), "the source stays as it is");
		edit.clearRun(64, 100, 64);
		edit.clearRun(128, 100, 100);
		assertSame(TileWords.EMPTY, edit.build().words().tile(1, 1));
		for (int y = 64; y < 128; y++) {
			edit.setRun(64, y, 64);
		}
		assertSame(TileWords.FULL, edit.build().words().tile(1, 1));
		assertEquals(151, changed.count(), "a plane that was built stays as it is");
	}

	@Test
	void equalTilesCanBeShared() {
		BitPlane plane = run(300, 200, 70, 100, 150);
		assertSame(plane, run(300, 200, 70, 100, 150).sharingWith(plane));
		BitPlane other = run(300, 200, 70, 100, 151);
		BitPlane shared = other.sharingWith(plane);
		assertEquals(other, shared);
		assertSame(plane.words().tile(1, 1), shared.words().tile(1, 1));
		assertEquals("{3}", shared.changedSince(plane).columns(1).toString());
	}

	@Test
	void sizesAndIndicesAreChecked() {
		BitPlane plane = BitPlane.empty(65, 2);
		BitPlaneEditor edit = plane.edit();
		assertThrows(IndexOutOfBoundsException.class, () -> plane.get(65, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> edit.set(-1, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> edit.set(0, 2));
		assertThrows(IndexOutOfBoundsException.class, () -> edit.setRun(60, 0, 6));
		assertThrows(IllegalArgumentException.class, () -> plane.and(BitPlane.empty(64, 2)));
		assertThrows(IllegalArgumentException.class, () -> BitPlane.empty(0, 2));
	}
}
