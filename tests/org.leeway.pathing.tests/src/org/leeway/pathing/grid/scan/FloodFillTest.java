package org.leeway.pathing.grid.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Areas;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ShapeMaps;

class FloodFillTest {

	@Test
	void fillsAcrossSidesAndNotAcrossCorners() {
		TerrainGrid filled = fill(Pictures.grid("""
				..@....
				..@.@@.
				@@..@.@
				..@.@@.
				"""), new Cell(3, 3), Pictures.WATER);
		assertEquals("""
				..@WWWW
				..@W@@W
				@@WW@.@
				..@W@@.
				""", Pictures.picture(filled));
	}

	@Test
	void matchesAFloodCellByCell() {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			Cell start = random.spawns(1, 1, grid.width(), grid.height()).getFirst();
			assertMatches(grid, start, random.number(0, 4), "seed " + seed);
		}
		ShapeMaps.all().forEach((name, grid) -> assertMatches(grid, new Cell(0, 0), Pictures.TREES, name));
	}

	private static void assertMatches(TerrainGrid grid, Cell start, int terrain, String message) {
		assertEquals(Pictures.picture(flood(grid, start, terrain)),
				Pictures.picture(fill(grid, start, terrain)), message);
	}

	private static TerrainGrid fill(TerrainGrid grid, Cell start, int terrain) {
		return Areas.painted(grid, FloodFill.area(grid, start), terrain);
	}

	private static TerrainGrid flood(TerrainGrid grid, Cell start, int terrain) {
		int old = grid.terrain(start.x(), start.y());
		TerrainGridEditor editor = grid.edit();
		Deque<Cell> open = new ArrayDeque<>(List.of(start));
		while (old != terrain && !open.isEmpty()) {
			Cell cell = open.remove();
			if (grid.contains(cell.x(), cell.y()) && editor.terrain(cell.x(), cell.y()) == old) {
				editor.set(cell.x(), cell.y(), terrain);
				open.addAll(List.of(new Cell(cell.x() + 1, cell.y()), new Cell(cell.x() - 1, cell.y()),
						new Cell(cell.x(), cell.y() + 1), new Cell(cell.x(), cell.y() - 1)));
			}
		}
		return editor.build();
	}

	@Test
	void fillsALargeMapWithoutRecursion() {
		assertEquals(TerrainGrid.filled(1500, 1500, 3),
				fill(TerrainGrid.filled(1500, 1500, 0), new Cell(700, 700), 3));
	}

	@Test
	void fillWithTheSameTerrainGivesTheSameGrid() {
		TerrainGrid grid = TerrainGrid.filled(9, 9, 3);
		assertSame(grid, fill(grid, new Cell(4, 4), 3));
	}

	@Test
	void startAndTerrainAreChecked() {
		TerrainGrid grid = TerrainGrid.filled(9, 9, 3);
		assertThrows(IndexOutOfBoundsException.class, () -> fill(grid, new Cell(9, 0), 1));
		assertThrows(IndexOutOfBoundsException.class, () -> fill(grid, new Cell(0, 0), 256));
	}
}
