package org.leeway.pathing.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Rounds;

class ScaleChangesTest {

	private static BitPlane plane(String... rows) {
		BitPlaneEditor plane = BitPlane.empty(rows[0].length(), rows.length).edit();
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				if (rows[y].charAt(x) == '.') {
					plane.set(x, y);
				}
			}
		}
		return plane.build();
	}

	private static List<GateChange> changes(BitPlane free, int size, int factor, Shrink shrink) {
		return ScaleChanges.of(free, size, factor, shrink, Diagonals.NEVER, 1, Progress.NONE);
	}

	private static String text(BitPlane plane) {
		StringBuilder text = new StringBuilder();
		for (int y = 0; y < plane.height(); y++) {
			for (int x = 0; x < plane.width(); x++) {
				text.append(plane.get(x, y) ? '.' : '#');
			}
			text.append('\n');
		}
		return text.toString();
	}

	@Test
	void cellsShrinkByEachRule() {
		BitPlane free = plane("..#.#", ".##..", "...##");
		assertEquals("###\n###\n", text(Shrink.ANY.coarse(free, 2)));
		assertEquals("..#\n.##\n", text(Shrink.MAJORITY.coarse(free, 2)));
		assertEquals("#.#\n###\n", text(Shrink.CENTRE.coarse(free, 2)));
	}

	@Test
	void aGateOfOneCellClosesAtHalfTheScale() {
		BitPlane free = plane("..##..", "..##..", "......", "..##..", "..##..", "..##..");
		List<GateChange> closed = changes(free, 1, 2, Shrink.ANY);
		assertEquals(List.of(new GateChange(true, new CellRect(2, 2, 2, 1), new Cell(2, 2), 12)), closed);
		assertEquals(List.of(), changes(free, 1, 2, Shrink.MAJORITY));
	}

	@Test
	void aWallOfOneCellOpensWhereTheMajorityDecides() {
		BitPlane free = plane("...#..", "...#..", "...#..", "...#..");
		assertEquals(List.of(), changes(free, 1, 2, Shrink.ANY));
		List<GateChange> opened = changes(free, 1, 2, Shrink.MAJORITY);
		assertEquals(1, opened.size());
		assertEquals(false, opened.getFirst().isClosed());
		assertEquals(new CellRect(3, 0, 1, 1).width(), opened.getFirst().place().width());
		assertEquals(3, opened.getFirst().sample().x());
		assertEquals(8, opened.getFirst().cells());
	}

	@Test
	void mapsWithoutGatesHaveNoChanges() {
		BitPlane free = plane("....", "....", "....");
		for (Shrink shrink : Shrink.values()) {
			assertEquals(List.of(), changes(free, 2, 2, shrink));
		}
	}

	/**
	 * Compares the reported changes with flood fills, which find the connected areas of the map and of its coarser copy. A
	 * closed gate must be reported if several areas of the copy lie in one area of the map. Otherwise, no closed gate may be
	 * reported. An opened gate may be reported only if several areas of the map lie in one area of the copy.
	 */
	@Test
	void changesExistWhereFloodsTellThem() {
		Set<String> kinds = new TreeSet<>();
		for (int seed = 0; seed < Rounds.of(300); seed++) {
			Random random = new Random(seed);
			int width = 4 + random.nextInt(14);
			int height = 4 + random.nextInt(14);
			int percent = 50 + random.nextInt(45);
			BitPlaneEditor editor = BitPlane.empty(width, height).edit();
			for (int i = 0; i < width * height; i++) {
				if (random.nextInt(100) < percent) {
					editor.set(i % width, i / width);
				}
			}
			BitPlane free = editor.build();
			int size = 1 + random.nextInt(3);
			int factor = 2 + random.nextInt(3);
			Shrink shrink = Shrink.values()[random.nextInt(3)];
			String where = "seed " + seed + ", size " + size + ", 1/" + factor + " " + shrink + "\n" + text(free);
			List<GateChange> found = changes(free, size, factor, shrink);
			List<Set<Cell>> fine = areas(free, size);
			int coarseSize = Math.ceilDiv(size, factor);
			List<Set<Cell>> coarse = areas(shrink.coarse(free, factor), coarseSize).stream().map(area -> cells(area, coarseSize)).toList();
			boolean loses = fine.stream().anyMatch(area -> coarse.stream()
					.filter(part -> area.stream().anyMatch(anchor -> holds(part, anchor, size, factor))).count() > 1);
			assertEquals(loses, found.stream().anyMatch(GateChange::isClosed), where);
			boolean splits = coarse.stream().anyMatch(area -> fine.stream().filter(part -> cells(part, size).stream()
					.anyMatch(cell -> area.contains(new Cell(cell.x() / factor, cell.y() / factor)))).count() > 1);
			assertTrue(splits || found.stream().allMatch(GateChange::isClosed), where);
			found.forEach(change -> kinds.add(shrink + " " + change.isClosed()));
			for (GateChange change : found) {
				assertTrue(change.place().contains(change.sample().x(), change.sample().y()), where);
				assertTrue(change.place().x() + change.place().width() <= width && change.place().y() + change.place().height() <= height, where);
			}
		}
		assertEquals(Set.of("ANY true", "CENTRE false", "CENTRE true", "MAJORITY false", "MAJORITY true"), kinds);
	}

	/**
	 * Returns whether all cells of a unit's footprint lie in given cells of a coarser copy of the map.
	 *
	 * @param coarse the cells of the copy
	 * @param anchor the anchor of the unit on the map
	 * @param factor the side of a cell of the copy, in cells of the map
	 */
	private static boolean holds(Set<Cell> coarse, Cell anchor, int size, int factor) {
		return cells(Set.of(anchor), size).stream().allMatch(cell -> coarse.contains(new Cell(cell.x() / factor, cell.y() / factor)));
	}

	private static Set<Cell> cells(Set<Cell> anchors, int size) {
		Set<Cell> cells = new HashSet<>();
		for (Cell anchor : anchors) {
			for (int i = 0; i < size * size; i++) {
				cells.add(new Cell(anchor.x() + i % size, anchor.y() + i / size));
			}
		}
		return cells;
	}

	/** Returns the sets of connected anchors of a unit, by flood fills. */
	private static List<Set<Cell>> areas(BitPlane free, int size) {
		List<Set<Cell>> areas = new ArrayList<>();
		Set<Cell> known = new HashSet<>();
		for (int y = 0; y + size <= free.height(); y++) {
			for (int x = 0; x + size <= free.width(); x++) {
				Cell start = new Cell(x, y);
				if (!fits(free, start, size) || !known.add(start)) {
					continue;
				}
				Set<Cell> area = new HashSet<>();
				Deque<Cell> open = new ArrayDeque<>(List.of(start));
				while (!open.isEmpty()) {
					Cell anchor = open.removeLast();
					area.add(anchor);
					for (Cell next : List.of(new Cell(anchor.x() + 1, anchor.y()), new Cell(anchor.x() - 1, anchor.y()),
							new Cell(anchor.x(), anchor.y() + 1), new Cell(anchor.x(), anchor.y() - 1))) {
						if (fits(free, next, size) && known.add(next)) {
							open.add(next);
						}
					}
				}
				areas.add(area);
			}
		}
		return areas;
	}

	private static boolean fits(BitPlane free, Cell anchor, int size) {
		for (int i = 0; i < size * size; i++) {
			int x = anchor.x() + i % size;
			int y = anchor.y() + i / size;
			if (x < 0 || y < 0 || x >= free.width() || y >= free.height() || !free.get(x, y)) {
				return false;
			}
		}
		return true;
	}
}
