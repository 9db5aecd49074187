package org.leeway.core.layer;

import java.util.Arrays;

import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.CellRect;

/**
 * The values of cells in a window of the map. Cells outside of the window have the value 0.
 *
 * @param known the values in the window, row by row
 * @param limit the largest value in {@code known}, which also stands for larger values
 */
record WindowRows(CellRect window, int[] known, int limit) implements LayerRows {

	/** Copies the values of a window from other rows. */
	static WindowRows of(LayerRows rows, CellRect window) {
		int[] known = new int[(int) window.cells()];
		int[] row = new int[window.width()];
		for (int y = 0; y < window.height(); y++) {
			rows.values(window.x(), window.y() + y, row.length, row);
			System.arraycopy(row, 0, known, y * row.length, row.length);
		}
		return new WindowRows(window, known, rows.limit());
	}

	/**
	 * Returns rows with values in a window of the map. The value of a cell is the side of the largest traversable square that
	 * covers the cell.
	 */
	static WindowRows covering(AnchoredWidths widths, CellRect window) {
		return new WindowRows(window, CoveringMap.sides(window, widths), widths.limit());
	}

	@Override
	public void values(int x, int y, int length, int[] target) {
		Arrays.fill(target, 0, length, 0);
		int from = Math.max(x, window.x());
		int to = Math.min(x + length, window.right());
		if (from < to && y >= window.y() && y < window.bottom()) {
			System.arraycopy(known, (y - window.y()) * window.width() + from - window.x(), target, from - x, to - from);
		}
	}
}
