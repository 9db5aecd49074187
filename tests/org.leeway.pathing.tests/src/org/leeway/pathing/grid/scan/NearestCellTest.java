package org.leeway.pathing.grid.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

class NearestCellTest {

	private static double distance(Cell a, Cell b) {
		return Math.hypot((double) a.x() - b.x(), (double) a.y() - b.y());
	}

	@Test
	void isAsNearAsAnyCellThatPasses() {
		Random random = new Random(7);
		for (int i = 0; i < 5000; i++) {
			CellRect area = new CellRect(random.nextInt(9) - 4, random.nextInt(9) - 4, 1 + random.nextInt(12),
					1 + random.nextInt(12));
			List<Cell> passing = new ArrayList<>();
			int passes = random.nextInt(6);
			for (int j = 0; j < passes; j++) {
				passing.add(new Cell(area.x() + random.nextInt(area.width()), area.y() + random.nextInt(area.height())));
			}
			Cell to = new Cell(random.nextInt(40) - 20, random.nextInt(40) - 20);
			Optional<Cell> found = NearestCell.of(to, area, passing::contains);
			assertEquals(passing.stream().mapToDouble(each -> distance(each, to)).min().orElse(-1),
					found.map(each -> distance(each, to)).orElse(-1.0), to + " in " + area + " of " + passing);
			assertTrue(found.isEmpty() || passing.contains(found.get()));
		}
	}

	@Test
	void looksAtEachCellOnceAndAtNoneBeyondTheNearest() {
		List<Cell> seen = new ArrayList<>();
		CellRect area = new CellRect(0, 0, 100, 100);
		NearestCell.of(new Cell(50, 50), area, cell -> {
			seen.add(cell);
			return cell.equals(new Cell(53, 50));
		});
		assertEquals(seen.size(), seen.stream().distinct().count());
		assertTrue(seen.size() <= 49, () -> seen.size() + " cells");
		seen.clear();
		assertEquals(Optional.empty(), NearestCell.of(new Cell(-7, 3), area, cell -> !seen.add(cell)));
		assertEquals(area.cells(), seen.stream().distinct().count());
		assertEquals(area.cells(), seen.size());
	}

	@Test
	void worksFromAsFarAwayAsAnIntegerCanBe() {
		CellRect area = new CellRect(0, 0, 5, 4);
		assertEquals(4, NearestCell.of(new Cell(Integer.MAX_VALUE, 2), area, cell -> true).orElseThrow().x());
		assertEquals(Optional.of(new Cell(0, 0)),
				NearestCell.of(new Cell(Integer.MIN_VALUE, Integer.MIN_VALUE), area, cell -> true));
		assertEquals(Optional.empty(), NearestCell.of(new Cell(3, Integer.MAX_VALUE), area, cell -> false));
	}
}
