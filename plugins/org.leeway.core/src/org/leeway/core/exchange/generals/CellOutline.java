package org.leeway.core.exchange.generals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;

/**
 * The polygons that cover a set of cells exactly. The cells of a rotated rectangle have steps along its sides. A polygon is made of
 * rows of one run each that share sides, so cells that form several runs in a row become several polygons:
 *
 * <pre>
 *   . # # .
 *   # # # #      one polygon
 *   . . # #
 * </pre>
 */
final class CellOutline {

	private final SortedMap<Integer, BitSet> rows = new TreeMap<>();
	private final List<Polygon> polygons = new ArrayList<>();
	/** The runs of the polygon that grows: the column range [start, end) of each row. */
	private final List<int[]> runs = new ArrayList<>();
	/** The row of the first run. */
	private int first;

	/**
	 * Adds a cell.
	 *
	 * @param x at least 0
	 */
	void add(int x, int y) {
		rows.computeIfAbsent(y, row -> new BitSet()).set(x);
	}

	/** Returns the polygons. */
	List<Polygon> polygons() {
		rows.forEach((y, row) -> {
			int from = row.nextSetBit(0);
			int to = row.nextClearBit(from);
			boolean isOne = row.nextSetBit(to) < 0;
			if (!isOne || y != first + runs.size() || !isBesideLast(from, to)) {
				finish();
			}
			while (from >= 0) {
				first = runs.isEmpty() ? y : first;
				runs.add(new int[] {from, to});
				from = row.nextSetBit(to);
				to = row.nextClearBit(Math.max(from, 0));
				if (!isOne) {
					finish();
				}
			}
		});
		finish();
		return polygons;
	}

	/** Returns whether a run shares a side with the last run of the polygon that grows. */
	private boolean isBesideLast(int from, int to) {
		return runs.isEmpty() || from < runs.getLast()[1] && to > runs.getLast()[0];
	}

	/** Adds the polygon of the runs: down along their right ends, and up along their left ends. */
	private void finish() {
		if (runs.isEmpty()) {
			return;
		}
		List<int[]> corners = new ArrayList<>();
		for (int i = 0; i < runs.size(); i++) {
			add(corners, runs.get(i)[1], first + i);
			add(corners, runs.get(i)[1], first + i + 1);
		}
		for (int i = runs.size() - 1; i >= 0; i--) {
			add(corners, runs.get(i)[0], first + i + 1);
			add(corners, runs.get(i)[0], first + i);
		}
		polygons.add(Polygon.of(corners.stream().flatMapToInt(IntStream::of).asDoubleStream().toArray()));
		runs.clear();
	}

	/** Adds a corner. Where three corners lie in a column, the middle one is left out. */
	private static void add(List<int[]> corners, int x, int y) {
		int size = corners.size();
		if (size > 1 && corners.get(size - 1)[0] == x && corners.get(size - 2)[0] == x) {
			corners.remove(size - 1);
		}
		if (size == 0 || corners.getLast()[0] != x || corners.getLast()[1] != y) {
			corners.add(new int[] {x, y});
		}
	}
}
