package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

class SymmetryTest {

	@Test
	void strokesAreRepeated() {
		assertEquals("""
				.W....W.
				........
				........
				........
				""", Pictures.picture(dotted(8, 4, Symmetry.LEFT_RIGHT)));
		assertEquals("""
				.W......
				........
				........
				......W.
				""", Pictures.picture(dotted(8, 4, Symmetry.HALF_TURN)));
		assertEquals("""
				.W...
				....W
				.....
				W....
				...W.
				""", Pictures.picture(dotted(5, 5, Symmetry.QUARTER_TURNS)));
		assertEquals("""
				.W...
				W....
				.....
				.....
				.....
				""", Pictures.picture(dotted(5, 5, Symmetry.DIAGONAL)));
		assertEquals("""
				.W...
				.....
				.....
				....W
				.....
				""", Pictures.picture(dotted(5, 5, Symmetry.ANTIDIAGONAL)));
	}

	private static TerrainGrid dotted(int width, int height, Symmetry symmetry) {
		TerrainGrid grid = TerrainGrid.filled(width, height, Pictures.GROUND);
		TerrainGridEditor editor = grid.edit();
		new Pen(grid, editor, Pictures.WATER, symmetry).run(1, 0, 1);
		return editor.build();
	}

	/** A map that was painted with a symmetry equals each of its images. Images outside of the map are not compared. */
	@Test
	void theResultIsSymmetric() {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Symmetry symmetry = Symmetry.values()[seed % Symmetry.values().length];
			TerrainGrid grid = TerrainGrid.filled(random.number(1, 20), random.number(1, 20), 0);
			TerrainGridEditor editor = grid.edit();
			for (int stroke = 0; stroke < 3; stroke++) {
				CellRect area = new CellRect(random.number(-5, 20), random.number(-5, 20), random.number(1, 9),
						random.number(1, 9));
				CellShape.ellipse(area).fill(new Pen(grid, editor, stroke + 1, symmetry));
			}
			TerrainGrid painted = editor.build();
			for (CellTransform image : symmetry.images(grid.width(), grid.height())) {
				assertImage(painted, image, "seed " + seed + ", " + symmetry);
			}
		}
	}

	private static void assertImage(TerrainGrid grid, CellTransform image, String message) {
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				Cell other = image.apply(new Cell(x, y));
				if (grid.contains(other.x(), other.y())) {
					assertEquals(grid.terrain(x, y), grid.terrain(other.x(), other.y()),
							message + ", " + x + "," + y + " and " + other + "\n" + Pictures.picture(grid));
				}
			}
		}
	}

	/**
	 * A stroke on a cell paints a set of cells: the cell and its images. A stroke on any cell of this set must paint
	 * the same set. Otherwise, the result of several strokes would depend on their order.
	 */
	@Test
	void imagesMakeAGroup() {
		for (Symmetry symmetry : Symmetry.values()) {
			for (int width = 1; width < 8; width++) {
				for (int height = 1; height < 8; height++) {
					List<CellTransform> images = symmetry.images(width, height);
					Set<Cell> orbit = orbit(new Cell(2, 0), images);
					for (Cell cell : orbit) {
						assertEquals(orbit, orbit(cell, images), symmetry + " of " + width + " x " + height);
					}
				}
			}
		}
	}

	private static Set<Cell> orbit(Cell cell, List<CellTransform> images) {
		Set<Cell> orbit = new HashSet<>(Set.of(cell));
		images.forEach(image -> orbit.add(image.apply(cell)));
		return orbit;
	}

	/**
	 * A symmetry must map the whole map onto itself. Tests all symmetries on a square map, and mirroring at both axes on a map
	 * that is not square.
	 */
	@Test
	void aMapIsItsOwnImage() {
		for (Symmetry symmetry : Symmetry.values()) {
			TerrainGrid square = TerrainGrid.filled(6, 6, 0);
			for (CellTransform image : symmetry.images(6, 6)) {
				assertEquals(square.bounds(), image.apply(square.bounds()), symmetry.label());
			}
		}
		assertTrue(Symmetry.BOTH_AXES.images(7, 4).stream()
				.allMatch(image -> image.apply(new CellRect(0, 0, 7, 4)).equals(new CellRect(0, 0, 7, 4))));
	}
}
