package org.leeway.pathing.compare;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.scan.Patches;

/** The cells that differ between two maps. Cells that touch form a group, a {@link CellChange}. */
public final class CellChanges {

	/** A function that returns the value of each cell of a map. */
	@FunctionalInterface
	public interface Values {
		int at(int x, int y);
	}

	private CellChanges() {
	}

	/**
	 * Returns a reader of the terrain ids of a grid's cells. The reader is fast if it reads cells row by row. Not
	 * thread-safe.
	 */
	public static Values rows(TerrainGrid grid) {
		return new GridRows(grid);
	}

	/** A reader of terrain ids that keeps the current row of a grid in memory. */
	private static final class GridRows implements Values {

		private final TerrainGrid grid;
		private final byte[] terrains;
		private int row = -1;

		GridRows(TerrainGrid grid) {
			this.grid = grid;
			this.terrains = new byte[grid.width()];
		}

		@Override
		public int at(int x, int y) {
			if (y != row) {
				grid.copyRow(0, y, terrains.length, terrains, 0);
				row = y;
			}
			return terrains[x] & 0xFF;
		}
	}

	/**
	 * Returns the groups of at least {@code minCells} cells. Cells that touch by sides or corners are in one group. The
	 * group with the most cells comes first. Ties go to the group whose first cell comes first, row by row.
	 *
	 * @param cells the cells that differ
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<CellChange> of(BitPlane cells, Values before, Values after, long minCells, Progress progress) {
		if (cells.count() < minCells) {
			return List.of();
		}
		Patches patches = new Patches(cells, progress);
		long[] counts = patches.cells();
		if (Arrays.stream(counts).noneMatch(count -> count >= minCells)) {
			return List.of();
		}
		CellRect[] bounds = patches.bounds();
		CellChange[] worst = new CellChange[patches.count()];
		patches.forEachRun((patch, x, y, length) -> {
			for (int i = x; counts[patch] >= minCells && i < x + length; i++) {
				int old = before.at(i, y);
				int now = after.at(i, y);
				if (worst[patch] == null || Math.abs(old - now) > worst[patch].difference()) {
					worst[patch] = new CellChange(bounds[patch], counts[patch], new Cell(i, y), old, now);
				}
			}
		});
		return Arrays.stream(worst).filter(Objects::nonNull)
				.sorted(Comparator.comparingLong(CellChange::cells).reversed()).toList();
	}
}
