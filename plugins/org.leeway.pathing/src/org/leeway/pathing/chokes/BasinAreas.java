package org.leeway.pathing.chokes;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * Counts of the cells and of the starts of each basin. A basin is a wide place of the map, with the narrow places that
 * are nearest to it.
 * <p>
 * An anchor is a position of the unit, given by its top-left cell. A footprint is the square of cells that the unit
 * covers there. Footprints overlap, but each cell counts only once: for the first anchor, row by row, whose footprint
 * covers the cell.
 */
final class BasinAreas {

	private static final int ROWS_A_CHECK = 16;

	private final BasinMap map;
	private final BitPlane reachable;
	private final int size;
	/** Indexed by basin: the number of its cells. */
	private final long[] cells;
	/** Indexed by basin: how often the unit can start there, see {@link #starts(int)}. */
	private final int[] starts;
	/** Indexed by column: the end of the rows that were counted in this column, exclusive. */
	private final int[] bottoms;

	BasinAreas(BasinMap map, int basins, Reachability reachability, Progress progress) {
		this.map = map;
		this.reachable = reachability.reachable();
		this.size = reachability.size();
		this.cells = new long[basins];
		this.starts = new int[basins];
		this.bottoms = new int[reachable.width()];
		for (int y = 0; y < reachable.height(); y++) {
			if (y % ROWS_A_CHECK == 0) {
				progress.check();
			}
			countRow(y);
		}
		reachability.spawns().forEach(this::start);
	}

	private void countRow(int y) {
		int end = 0;
		for (int x = reachable.nextSet(0, y); x < reachable.width(); x = reachable.nextSet(end, y)) {
			end = reachable.nextClear(x, y);
			countRun(x, end, y);
		}
	}

	/**
	 * Counts the cells that the unit covers on its positions in row {@code y} and the columns [from, end). Leaves
	 * out cells that were counted before.
	 */
	private void countRun(int from, int end, int y) {
		int covered = from;
		for (int x = from; x < end;) {
			int anchor = map.anchor(x, y);
			x++;
			while (x < end && map.continues(map.anchor(x, y) - 1)) {
				x++;
			}
			add(map.basin(anchor), covered, x + size - 1, y);
			covered = x + size - 1;
		}
	}

	/**
	 * Adds the cells of a rectangle to the count of a basin, except cells that were counted before. The rectangle
	 * has the columns [from, beyond). Its height is the unit's size, from row {@code y} down.
	 *
	 * @param basin the basin. If it is {@link BasinMap#NONE}, the cells are only marked as counted
	 */
	private void add(int basin, int from, int beyond, int y) {
		int end = Math.min(beyond, reachable.width());
		int bottom = Math.min(y + size, reachable.height());
		int count = 0;
		for (int x = from; x < end; x++) {
			count += bottom - Math.max(bottoms[x], y);
		}
		Arrays.fill(bottoms, Math.min(from, end), end, bottom);
		if (basin != BasinMap.NONE) {
			cells[basin] += count;
		}
	}

	private void start(Cell spawn) {
		for (int y = Math.max(0, spawn.y() - size + 1); y <= spawn.y(); y++) {
			for (int x = Math.max(0, spawn.x() - size + 1); x <= spawn.x(); x++) {
				int anchor = map.anchor(x, y);
				if (map.slack(anchor) >= 0 && map.basin(anchor) != BasinMap.NONE) {
					starts[map.basin(anchor)]++;
				}
			}
		}
	}

	long cells(int basin) {
		return cells[basin];
	}

	/**
	 * Returns how often a unit can start in a basin, that is, in a wide place. Each position of the unit counts
	 * once for each spawn that the unit covers there. So a position with two spawns counts twice.
	 */
	int starts(int basin) {
		return starts[basin];
	}
}
