package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;

/** Outlines of cells. */
class CellOutlinesTest {

	private static final int SIDE = 6;
	private static final long SEED = 4;

	@Test
	void anOutlineHasOnlyCorners() {
		assertEquals(List.of("0,0 3,0 3,1 1,1 1,2 0,2"), CellOutlines.of(List.of(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0),
				new Cell(0, 1))).stream().map(Polygon::format).toList());
		assertEquals(List.of(), CellOutlines.of(List.of()));
	}

	@Test
	void outlinesHoldTheCellsAndNoOthers() {
		Random random = new Random(SEED);
		for (int round = 0; round < 2000; round++) {
			List<Cell> cells = new ArrayList<>();
			int percent = 20 + random.nextInt(75);
			for (int i = 0; i < SIDE * SIDE; i++) {
				if (random.nextInt(100) < percent) {
					cells.add(new Cell(i % SIDE, i / SIDE));
				}
			}
			List<Polygon> outlines = CellOutlines.of(cells);
			for (int i = 0; i < SIDE * SIDE; i++) {
				Cell cell = new Cell(i % SIDE, i / SIDE);
				long holding = outlines.stream().filter(outline -> outline.contains(cell.x() + 0.5, cell.y() + 0.5)).count();
				assertEquals(cells.contains(cell) ? 1 : 0, holding, "seed " + SEED + ", round " + round + ", " + cell + ": " + outlines);
			}
		}
	}
}
