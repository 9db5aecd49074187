package org.leeway.pathing.grid.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.testing.RandomMaps;

class PatchesTest {

	@Test
	void areTheCellsThatTouchBySidesAndCorners() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 70);
			int height = random.number(1, 12);
			int share = random.number(1, 9);
			BitPlaneEditor edit = BitPlane.empty(width, height).edit();
			for (int i = 0; i < width * height; i++) {
				if (random.number(0, 9) < share) {
					edit.set(i % width, i / width);
				}
			}
			assertMatches(edit.build(), "seed " + seed);
		}
	}

	private static void assertMatches(BitPlane plane, String message) {
		Patches patches = new Patches(plane, Progress.NONE);
		int[][] numbers = new int[plane.height()][plane.width()];
		List<Long> cells = new ArrayList<>();
		List<CellRect> bounds = new ArrayList<>();
		for (int y = 0; y < plane.height(); y++) {
			for (int x = 0; x < plane.width(); x++) {
				if (plane.get(x, y) && numbers[y][x] == 0) {
					bounds.add(new CellRect(x, y, 1, 1));
					cells.add(0L);
					flood(plane, x, y, numbers, cells, bounds);
				}
				if (plane.get(x, y)) {
					assertEquals(numbers[y][x] - 1, patches.at(new Cell(x, y)), message + " at " + x + "," + y);
				}
			}
		}
		assertEquals(cells.size(), patches.count(), message);
		assertEquals(cells, Arrays.stream(patches.cells()).boxed().toList(), message);
		assertEquals(bounds, List.of(patches.bounds()), message);
	}

	private static void flood(BitPlane plane, int x, int y, int[][] numbers, List<Long> cells, List<CellRect> bounds) {
		if (x < 0 || y < 0 || x >= plane.width() || y >= plane.height() || !plane.get(x, y) || numbers[y][x] > 0) {
			return;
		}
		int last = cells.size() - 1;
		numbers[y][x] = cells.size();
		cells.set(last, cells.get(last) + 1);
		bounds.set(last, bounds.get(last).union(new CellRect(x, y, 1, 1)));
		for (int i = 0; i < 9; i++) {
			flood(plane, x + i % 3 - 1, y + i / 3 - 1, numbers, cells, bounds);
		}
	}
}
