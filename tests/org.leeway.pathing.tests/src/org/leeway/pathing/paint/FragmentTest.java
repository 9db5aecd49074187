package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

class FragmentTest {

	private static final TerrainGrid LETTER = Pictures.grid("""
			WWW
			W..
			WW.
			W..
			W..
			""");

	@Test
	void piecesAreTurnedAndFlipped() {
		Fragment letter = Fragment.of(LETTER, whole(LETTER));
		assertEquals("""
				WWWWW
				..W.W
				....W
				""", Pictures.picture(letter.turnedRight().terrain()));
		assertEquals("""
				W....
				W.W..
				WWWWW
				""", Pictures.picture(letter.turnedLeft().terrain()));
		assertEquals("""
				WWW
				..W
				.WW
				..W
				..W
				""", Pictures.picture(letter.flippedLeftRight().terrain()));
		assertEquals("""
				W..
				W..
				WW.
				W..
				WWW
				""", Pictures.picture(letter.flippedTopBottom().terrain()));
	}

	@Test
	void onlyTheCellsOfThePieceArePasted() {
		Fragment letter = Fragment.of(LETTER, Areas.alike(LETTER, new Cell(0, 0), true));
		TerrainGrid map = TerrainGrid.filled(5, 4, Pictures.TREES);
		assertEquals("""
				TWWWT
				TWTTT
				TWWTT
				TWTTT
				""", Pictures.picture(letter.pastedOn(map, 1, 0)));
		assertEquals(7, letter.cellsOn(map, 1, 0).count(), "one cell lies below the map");
		assertSame(map, letter.pastedOn(map, 5, 0), "beside the map");
	}

	@Test
	void turnsAndFlipsUndoEachOther() {
		for (int seed = 0; seed < 1000; seed++) {
			Fragment piece = piece(new RandomMaps(seed));
			String message = "seed " + seed;
			assertEquals(piece, piece.turnedRight().turnedLeft(), message);
			assertEquals(piece, piece.flippedLeftRight().flippedLeftRight(), message);
			assertEquals(piece, piece.flippedTopBottom().flippedTopBottom(), message);
			assertEquals(piece.turnedRight().turnedRight(), piece.flippedLeftRight().flippedTopBottom(), message);
			assertEquals(piece.turnedLeft(), piece.turnedRight().turnedRight().turnedRight(), message);
		}
	}

	@Test
	void aTurnedPieceHasTheCellsThatTheTransformationMoves() {
		for (int seed = 0; seed < 200; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Fragment piece = piece(random);
			for (CellTransform transform : Symmetry.ALL.images(random.number(1, 99), random.number(1, 99))) {
				CellRect image = transform.apply(piece.terrain().bounds());
				Fragment turned = piece.turned(transform);
				assertEquals(piece.cells().count(), turned.cells().count());
				Areas.runs(piece.cells(), (x, y, length) -> {
					for (int i = 0; i < length; i++) {
						Cell to = transform.apply(new Cell(x + i, y));
						assertTrue(turned.cells().get(to.x() - image.x(), to.y() - image.y()));
						assertEquals(piece.terrain().terrain(x + i, y),
								turned.terrain().terrain(to.x() - image.x(), to.y() - image.y()));
					}
				});
			}
		}
	}

	@Test
	void pastingIsThatOfEveryCell() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Fragment piece = piece(random);
			TerrainGrid map = random.grid();
			int left = random.number(-9, map.width());
			int top = random.number(-9, map.height());
			TerrainGridEditor expected = map.edit();
			BitPlaneEditor covered = BitPlane.empty(map.width(), map.height()).edit();
			for (int y = 0; y < piece.height(); y++) {
				for (int x = 0; x < piece.width(); x++) {
					if (piece.cells().get(x, y) && map.contains(left + x, top + y)) {
						expected.set(left + x, top + y, piece.terrain().terrain(x, y));
						covered.set(left + x, top + y);
					}
				}
			}
			assertEquals(expected.build(), piece.pastedOn(map, left, top), "seed " + seed);
			assertEquals(covered.build(), piece.cellsOn(map, left, top), "seed " + seed);
		}
	}

	private static Fragment piece(RandomMaps random) {
		TerrainGrid grid = random.grid();
		Cell cell = new Cell(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1));
		Fragment piece = Fragment.of(grid, Areas.alike(grid, cell, false));
		// terrain outside the cells of the piece has no meaning. Set it to 0, so that equal pieces compare as equal
		return new Fragment(Areas.painted(TerrainGrid.filled(piece.width(), piece.height(), 0), piece.cells(),
				grid.terrain(cell.x(), cell.y())), piece.cells());
	}

	private static BitPlane whole(TerrainGrid grid) {
		return Areas.rectangle(grid.bounds(), grid.width(), grid.height());
	}

	@Test
	void aResizedGridShowsWhatTheWindowShows() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			CellRect window = new CellRect(random.number(-20, 20), random.number(-20, 20), random.number(1, 90),
					random.number(1, 30));
			TerrainGrid resized = ResizedGrid.of(grid, window, Pictures.TREES);
			for (int y = 0; y < window.height(); y++) {
				for (int x = 0; x < window.width(); x++) {
					int oldX = x + window.x();
					int oldY = y + window.y();
					int expected = grid.contains(oldX, oldY) ? grid.terrain(oldX, oldY) : Pictures.TREES;
					assertEquals(expected, resized.terrain(x, y), "seed " + seed + ": " + x + "," + y);
				}
			}
		}
	}

	@Test
	void areasAlikeAreThoseOfTheTerrain() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			Cell start = new Cell(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1));
			BitPlane alike = Areas.alike(grid, start, false);
			BitPlaneEditor expected = BitPlane.empty(grid.width(), grid.height()).edit();
			for (int y = 0; y < grid.height(); y++) {
				for (int x = 0; x < grid.width(); x++) {
					if (grid.terrain(x, y) == grid.terrain(start.x(), start.y())) {
						expected.set(x, y);
					}
				}
			}
			assertEquals(expected.build(), alike, "seed " + seed);
			assertEquals(alike.or(Areas.alike(grid, start, true)), alike, "seed " + seed);
		}
	}

	@Test
	void anAreaWithItsImages() {
		TerrainGrid grid = Pictures.grid("""
				WW.@@
				W...@
				.....
				""");
		assertEquals(6, Areas.alike(grid, new Cell(0, 0), true, Symmetry.LEFT_RIGHT).count());
		assertEquals(3, Areas.alike(grid, new Cell(0, 0), true, Symmetry.NONE).count());
	}

	@Test
	void nothingHasNoBounds() {
		assertThrows(IllegalArgumentException.class, () -> Areas.bounds(BitPlane.empty(4, 4)));
		assertEquals(new CellRect(0, 0, 2, 2), Areas.bounds(Areas.rectangle(new CellRect(-3, -3, 5, 5), 9, 9)));
	}
}
