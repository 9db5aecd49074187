package org.leeway.pathing.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.testing.RandomMaps;

class TerrainGridTest {

	@Test
	void randomEditsMatchAnArray() {
		for (int seed = 0; seed < 600; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 150);
			int height = random.number(1, 150);
			byte[][] expected = new byte[height][width];
			TerrainGrid grid = TerrainGrid.filled(width, height, 0);
			TerrainGridEditor editor = grid.edit();
			for (int stroke = 0; stroke < 4; stroke++) {
				byte[][] before = copy(expected);
				for (int i = random.number(0, 6); i > 0; i--) {
					edit(random, editor, expected);
				}
				TerrainGrid built = editor.build();
				assertCells(expected, built, "seed " + seed);
				assertCells(before, grid, "the old grid, seed " + seed);
				assertChanges(grid, built, "seed " + seed);
				assertSharing(grid, built, "seed " + seed);
				grid = built;
			}
		}
	}

	private static void edit(RandomMaps random, TerrainGridEditor editor, byte[][] expected) {
		int width = expected[0].length;
		int x = random.number(0, width - 1);
		int y = random.number(0, expected.length - 1);
		int length = random.number(0, width - x);
		int terrain = random.number(0, 2) * 100;
		switch (random.number(0, 2)) {
			case 0 -> {
				editor.set(x, y, terrain);
				expected[y][x] = (byte) terrain;
			}
			case 1 -> {
				editor.fillRow(x, y, length, terrain);
				Arrays.fill(expected[y], x, x + length, (byte) terrain);
			}
			default -> {
				byte[] ids = new byte[length + 3];
				for (int i = 0; i < ids.length; i++) {
					ids[i] = (byte) random.number(0, 255);
				}
				editor.setRow(x, y, ids, 2, length);
				System.arraycopy(ids, 2, expected[y], x, length);
			}
		}
		assertEquals(expected[y][x] & 0xFF, editor.terrain(x, y));
	}

	private static void assertCells(byte[][] expected, TerrainGrid grid, String message) {
		for (int y = 0; y < expected.length; y++) {
			byte[] row = new byte[expected[y].length];
			grid.copyRow(0, y, row.length, row, 0);
			assertTrue(Arrays.equals(expected[y], row), message + ", row " + y);
			assertEquals(expected[y][row.length - 1] & 0xFF, grid.terrain(row.length - 1, y), message);
		}
	}

	/**
	 * Asserts that the changed rectangles contain all changed cells. Each rectangle must be as small as possible: at each of
	 * its sides, some cell has changed.
	 */
	private static void assertChanges(TerrainGrid old, TerrainGrid grid, String message) {
		List<CellRect> changes = grid.changedSince(old);
		assertEquals(changes, old.changedSince(grid), message);
		assertEquals(changes.isEmpty(), grid.equals(old), message);
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (grid.terrain(x, y) != old.terrain(x, y)) {
					int cellX = x;
					int cellY = y;
					assertTrue(changes.stream().anyMatch(rect -> rect.contains(cellX, cellY)), message);
				}
			}
		}
		for (CellRect rect : changes) {
			assertTrue(differs(old, grid, rect.x(), rect.y(), 1, rect.height()), message + ", left of " + rect);
			int last = rect.right() - 1;
			assertTrue(differs(old, grid, last, rect.y(), 1, rect.height()), message + ", right of " + rect);
			assertTrue(differs(old, grid, rect.x(), rect.y(), rect.width(), 1), message + ", top of " + rect);
			assertTrue(differs(old, grid, rect.x(), rect.bottom() - 1, rect.width(), 1), message + ", end of " + rect);
		}
	}

	private static boolean differs(TerrainGrid old, TerrainGrid grid, int left, int top, int width, int height) {
		for (int y = top; y < top + height; y++) {
			for (int x = left; x < left + width; x++) {
				if (grid.terrain(x, y) != old.terrain(x, y)) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Asserts that a grid has its own array for each tile that has changed since the old grid. If no tile has changed,
	 * both grids must share all arrays.
	 */
	private static void assertSharing(TerrainGrid old, TerrainGrid grid, String message) {
		List<CellRect> changes = grid.changedSince(old);
		int columns = (grid.width() + 63) / 64;
		int shared = 0;
		byte[][] tiles = tiles(grid);
		byte[][] oldTiles = tiles(old);
		for (int i = 0; i < tiles.length; i++) {
			CellRect tile = new CellRect(i % columns * 64, i / columns * 64, 64, 64);
			boolean changed = changes.stream().anyMatch(rect -> tile.contains(rect.x(), rect.y()));
			assertTrue(!changed || tiles[i] != oldTiles[i], message + ": a changed tile is shared");
			shared += tiles[i] == oldTiles[i] ? 1 : 0;
		}
		assertTrue(!changes.isEmpty() || shared == tiles.length, message + ": an unchanged grid was copied");
	}

	private static byte[][] tiles(TerrainGrid grid) {
		try {
			Field tiles = TerrainGrid.class.getDeclaredField("tiles");
			tiles.setAccessible(true);
			return Arrays.stream((byte[][][]) tiles.get(grid)).flatMap(Arrays::stream).toArray(byte[][]::new);
		} catch (ReflectiveOperationException e) {
			throw new AssertionError(e);
		}
	}

	private static byte[][] copy(byte[][] rows) {
		return Arrays.stream(rows).map(byte[]::clone).toArray(byte[][]::new);
	}

	@Test
	void editOfOneCellCopiesOneTile() {
		TerrainGrid grid = TerrainGrid.filled(640, 640, 7);
		TerrainGridEditor editor = grid.edit();
		editor.set(130, 70, 8);
		TerrainGrid edited = editor.build();
		long copied = 0;
		for (int i = 0; i < 100; i++) {
			copied += tiles(grid)[i] == tiles(edited)[i] ? 0 : 1;
		}
		assertEquals(1, copied);
		assertEquals(List.of(new CellRect(130, 70, 1, 1)), edited.changedSince(grid));
	}

	@Test
	void editThatChangesNothingGivesTheSameGrid() {
		TerrainGrid grid = TerrainGrid.filled(100, 100, 1);
		TerrainGridEditor editor = grid.edit();
		editor.set(5, 5, 2);
		editor.set(5, 5, 1);
		editor.fillRow(0, 9, 100, 1);
		assertSame(grid, editor.build());
		editor.set(99, 99, 2);
		assertNotSame(grid, editor.build());
	}

	@Test
	void equalGridsOfDifferentOriginAreEqual() {
		TerrainGridEditor editor = TerrainGrid.filled(65, 65, 1).edit();
		for (int y = 0; y < 65; y++) {
			editor.fillRow(0, y, 65, 2);
		}
		TerrainGrid painted = editor.build();
		TerrainGrid filled = TerrainGrid.filled(65, 65, 2);
		assertEquals(filled, painted);
		assertEquals(filled.hashCode(), painted.hashCode());
		assertNotEquals(filled, TerrainGrid.filled(65, 66, 2));
		assertEquals(List.of(filled.bounds()), filled.changedSince(TerrainGrid.filled(66, 65, 2)));
	}

	@Test
	void histogramCountsEveryCell() {
		TerrainGridEditor editor = TerrainGrid.filled(130, 3, 255).edit();
		editor.fillRow(60, 1, 70, 9);
		long[] counts = editor.build().histogram();
		assertEquals(70, counts[9]);
		assertEquals(320, counts[255]);
		assertEquals(390, Arrays.stream(counts).sum());
	}

	@Test
	void terrainsAreThoseOfSomeCell() {
		for (int seed = 0; seed < 50; seed++) {
			Random random = new Random(seed);
			int width = 1 + random.nextInt(140);
			int height = 1 + random.nextInt(140);
			TerrainGridEditor editor = TerrainGrid.filled(width, height, random.nextInt(256)).edit();
			for (int i = random.nextInt(9); i > 0; i--) {
				editor.set(random.nextInt(width), random.nextInt(height), random.nextInt(256));
			}
			TerrainGrid grid = editor.build();
			long[] counts = grid.histogram();
			boolean[] terrains = grid.terrains();
			for (int id = 0; id < 256; id++) {
				assertEquals(counts[id] > 0, terrains[id], "seed " + seed + ", terrain " + id);
			}
		}
	}

	@Test
	void sizesAndIndicesAreChecked() {
		for (int[] size : new int[][] { { 0, 1 }, { 1, 0 }, { -1, 5 }, { 65537, 1 }, { 1, 65537 }, { 65536, 4097 } }) {
			assertThrows(IllegalArgumentException.class, () -> TerrainGrid.filled(size[0], size[1], 0));
		}
		assertEquals(65536, TerrainGrid.filled(65536, 4096, 0).width());
		TerrainGrid grid = TerrainGrid.filled(3, 2, 0);
		assertThrows(IndexOutOfBoundsException.class, () -> grid.terrain(3, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> grid.terrain(0, -1));
		assertThrows(IndexOutOfBoundsException.class, () -> grid.edit().set(0, 2, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> grid.edit().set(0, 0, 256));
		assertThrows(IndexOutOfBoundsException.class, () -> grid.edit().fillRow(2, 0, 2, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> TerrainGrid.filled(3, 2, -1));
	}

	@Test
	void rectanglesKnowTheirCells() {
		CellRect rect = new CellRect(2, 3, 4, 1);
		assertTrue(rect.contains(5, 3));
		assertTrue(!rect.contains(6, 3) && !rect.contains(5, 4) && !rect.contains(1, 3));
		assertEquals(new CellRect(0, 3, 6, 5), rect.union(new CellRect(0, 7, 1, 1)));
		assertThrows(IllegalArgumentException.class, () -> new CellRect(0, 0, 0, 1));
	}
}
