package org.leeway.core.exchange.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.testing.Rounds;

/** Tests of outlines of cells. */
class CellOutlinesTest {

	private static List<String> outlines(String... rows) {
		List<Cell> cells = new ArrayList<>();
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				if (rows[y].charAt(x) == '#') {
					cells.add(new Cell(x, y));
				}
			}
		}
		return CellOutlines.of(cells).stream().map(Polygon::format).toList();
	}

	@Test
	void anOutlineHasOnlyCorners() {
		assertEquals(List.of("0,0 3,0 3,1 1,1 1,2 0,2"), outlines("###", "#.."));
		assertEquals(List.of("-2,-1 -1,-1 -1,0 -2,0"),
				CellOutlines.of(List.of(new Cell(-2, -1), new Cell(-2, -1))).stream().map(Polygon::format).toList());
		assertEquals(List.of(), outlines());
	}

	@Test
	void cellsJoinedBySidesHaveOneOutline() {
		assertEquals(List.of("1,0 2,0 2,1 3,1 3,0 4,0 4,2 0,2 0,1 1,1"), outlines(".#.#", "####"));
		assertEquals(List.of("0,0 1,0 1,1 0,1", "1,1 2,1 2,2 1,2"), outlines("#.", ".#"));
		// the outline touches itself at 2,2, but encloses nothing
		assertEquals(List.of("0,0 3,0 3,2 2,2 2,1 1,1 1,2 2,2 2,3 0,3"), outlines("###", "#.#", "##."));
	}

	@Test
	void cellsAroundOthersAreHalved() {
		assertEquals(List.of("2,0 3,0 3,3 2,3", "0,0 2,0 2,1 1,1 1,2 2,2 2,3 0,3"), outlines("###", "#.#", "###"));
	}

	@Test
	void outlinesHoldTheCellsAndNoOthers() {
		for (int seed = 0; seed < Rounds.of(3000); seed++) {
			Random random = new Random(seed);
			int width = 1 + random.nextInt(12);
			int height = 1 + random.nextInt(12);
			int percent = 10 + random.nextInt(90);
			List<Cell> cells = new ArrayList<>();
			for (int i = 0; i < width * height; i++) {
				if (random.nextInt(100) < percent) {
					cells.add(new Cell(i % width - 3, i / width - 3));
				}
			}
			List<Polygon> outlines = CellOutlines.of(cells);
			String where = "seed " + seed + ": " + outlines;
			for (int y = -4; y <= height - 3; y++) {
				for (int x = -4; x <= width - 3; x++) {
					double middleX = x + 0.5;
					double middleY = y + 0.5;
					long holding = outlines.stream().filter(outline -> outline.contains(middleX, middleY)).count();
					assertEquals(cells.contains(new Cell(x, y)) ? 1 : 0, holding, x + "," + y + ", " + where);
				}
			}
			outlines.forEach(outline -> assertSimple(outline, where));
			assertTrue(outlines.size() <= most(new HashSet<>(cells)), where);
		}
	}

	/**
	 * Asserts that an outline turns at each corner, and does not cross itself. To find crossings, compares the area of the
	 * outline with the number of cells inside. If the outline crossed itself, it would run round a part in the opposite
	 * direction, and the area of this part would count as negative.
	 */
	private static void assertSimple(Polygon outline, String where) {
		int size = outline.size();
		Set<String> sides = new HashSet<>();
		double area = 0;
		int inside = 0;
		for (int i = 0; i < size; i++) {
			int next = (i + 1) % size;
			boolean flat = outline.y(i) == outline.y(next);
			assertTrue(flat != (outline.x(i) == outline.x(next)), where);
			assertTrue(flat != (outline.y(next) == outline.y((i + 2) % size)), where);
			area += (outline.x(i) * outline.y(next) - outline.x(next) * outline.y(i)) / 2;
			for (double x = Math.min(outline.x(i), outline.x(next)); flat && x < Math.max(outline.x(i), outline.x(next)); x++) {
				assertTrue(sides.add(x + "," + outline.y(i)), "a side twice, " + where);
			}
		}
		for (int y = -3; y < 12; y++) {
			for (int x = -3; x < 12; x++) {
				inside += outline.contains(x + 0.5, y + 0.5) ? 1 : 0;
			}
		}
		assertEquals(inside, area, where);
	}

	/**
	 * Returns an upper bound for the number of outlines. A part is a set of cells that are connected by common sides. A part
	 * without holes has one outline. A part with holes has several outlines, because an outline has no hole. At most, such a
	 * part has one outline for each horizontal run of cells.
	 */
	private static int most(Set<Cell> cells) {
		int count = 0;
		Set<Cell> left = new HashSet<>(cells);
		while (!left.isEmpty()) {
			Set<Cell> part = flood(left.iterator().next(), cells, false);
			left.removeAll(part);
			Set<Cell> others = new HashSet<>();
			for (int i = 0; i < 16 * 16; i++) {
				others.add(new Cell(i % 16 - 4, i / 16 - 4));
			}
			others.removeAll(part);
			boolean encloses = flood(new Cell(-4, -4), others, true).size() < others.size();
			count += encloses ? part.stream().filter(cell -> !part.contains(new Cell(cell.x() - 1, cell.y()))).count() : 1;
		}
		return count;
	}

	private static Set<Cell> flood(Cell start, Set<Cell> cells, boolean diagonally) {
		Set<Cell> found = new HashSet<>(Set.of(start));
		Deque<Cell> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			Cell cell = open.removeLast();
			for (int dy = -1; dy <= 1; dy++) {
				for (int dx = -1; dx <= 1; dx++) {
					Cell next = new Cell(cell.x() + dx, cell.y() + dy);
					if ((diagonally || dx == 0 || dy == 0) && cells.contains(next) && found.add(next)) {
						open.add(next);
					}
				}
			}
		}
		return found;
	}
}
