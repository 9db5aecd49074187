package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;

/**
 * Tests of changes of random maps, repeated at the images of the changed cells. The expected terrain of each cell is worked out
 * from the cell and its images alone.
 */
class SymmetricChangeTest {

	@Test
	void aChangeIsRepeatedAtEachImage() {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Symmetry symmetry = Symmetry.values()[seed % Symmetry.values().length];
			int width = random.number(1, seed % 50 == 0 ? 150 : 12);
			TerrainGrid before = random.noise(width, symmetry.keeps(2, 1) ? random.number(1, 12) : width, 0.3);
			TerrainGrid after = changed(before, random);
			TerrainGrid all = SymmetricChange.of(before, after, symmetry);
			String message = "seed " + seed + ", " + symmetry + "\n" + Pictures.picture(before) + "\n"
					+ Pictures.picture(after) + "\n" + Pictures.picture(all);
			for (Set<Cell> orbit : orbits(before, symmetry)) {
				assertOrbit(orbit, before, after, all, message);
			}
			assertSame(all, SymmetricChange.of(before, all, symmetry), message);
		}
	}

	private static TerrainGrid changed(TerrainGrid before, RandomMaps random) {
		TerrainGridEditor editor = before.edit();
		for (int i = random.number(0, 6); i > 0; i--) {
			int x = random.number(0, before.width() - 1);
			int length = random.number(1, before.width() - x);
			editor.fillRow(x, random.number(0, before.height() - 1), length, random.number(0, 3));
		}
		return editor.build();
	}

	private static Set<Set<Cell>> orbits(TerrainGrid grid, Symmetry symmetry) {
		List<CellTransform> images = symmetry.images(grid.width(), grid.height());
		Set<Set<Cell>> orbits = new HashSet<>();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				Cell cell = new Cell(x, y);
				orbits.add(new HashSet<>(Stream.concat(Stream.of(cell), images.stream().map(image -> image.apply(cell))).toList()));
			}
		}
		return orbits;
	}

	private static void assertOrbit(Set<Cell> orbit, TerrainGrid before, TerrainGrid after, TerrainGrid all, String message) {
		List<Cell> changed = orbit.stream().filter(cell -> at(before, cell) != at(after, cell)).toList();
		if (changed.isEmpty()) {
			orbit.forEach(cell -> assertEquals(at(before, cell), at(all, cell), message));
			return;
		}
		assertEquals(1, orbit.stream().map(cell -> at(all, cell)).distinct().count(), message);
		assertTrue(changed.stream().anyMatch(cell -> at(after, cell) == at(all, cell)), message);
	}

	private static int at(TerrainGrid grid, Cell cell) {
		return grid.terrain(cell.x(), cell.y());
	}

	@Test
	void aMapThatCannotHaveTheSymmetryChangesAsItIs() {
		TerrainGrid before = TerrainGrid.filled(4, 3, 0);
		TerrainGridEditor editor = before.edit();
		editor.set(1, 0, 2);
		TerrainGrid after = editor.build();
		assertSame(after, SymmetricChange.of(before, after, Symmetry.DIAGONAL));
		assertSame(after, SymmetricChange.of(TerrainGrid.filled(3, 3, 0), after, Symmetry.HALF_TURN));
		assertSame(after, SymmetricChange.of(before, after, Symmetry.NONE));
	}

	@Test
	void ofTwoChangesTheFirstCellWins() {
		TerrainGrid before = TerrainGrid.filled(4, 2, 0);
		TerrainGridEditor editor = before.edit();
		editor.set(0, 0, 2);
		editor.set(3, 0, 3);
		TerrainGrid all = SymmetricChange.of(before, editor.build(), Symmetry.LEFT_RIGHT);
		assertEquals(2, all.terrain(0, 0));
		assertEquals(2, all.terrain(3, 0));
	}
}
