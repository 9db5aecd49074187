package org.leeway.pathing.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class CellRectTest {

	private static final int SIDE = 5;

	/**
	 * Removing a hole from a rectangle leaves a list of rectangles. For each possible hole, each cell outside the hole must
	 * be in exactly one rectangle of this list.
	 */
	@Test
	void theRestOfARectangleHasEachOtherCellOnce() {
		CellRect whole = new CellRect(-2, 3, SIDE, SIDE);
		for (int left = whole.x(); left < whole.right(); left++) {
			for (int top = whole.y(); top < whole.bottom(); top++) {
				for (int right = left + 1; right <= whole.right(); right++) {
					for (int bottom = top + 1; bottom <= whole.bottom(); bottom++) {
						assertRest(whole, new CellRect(left, top, right - left, bottom - top));
					}
				}
			}
		}
	}

	private static void assertRest(CellRect whole, CellRect hole) {
		List<CellRect> rest = whole.without(hole);
		for (int y = whole.y() - 1; y <= whole.bottom(); y++) {
			for (int x = whole.x() - 1; x <= whole.right(); x++) {
				int cellX = x;
				int cellY = y;
				boolean isLeft = whole.contains(x, y) && !hole.contains(x, y);
				assertEquals(isLeft ? 1 : 0, rest.stream().filter(each -> each.contains(cellX, cellY)).count(), hole.toString());
			}
		}
	}
}
