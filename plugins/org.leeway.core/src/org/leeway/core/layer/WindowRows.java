package org.leeway.core.layer;

import java.util.Arrays;

import org.leeway.pathing.grid.CellRect;

/**
 * The values in a window of the map, row by row; 0 elsewhere.
 *
 * @param limit greater values count as this one
 */
record WindowRows(CellRect window, int[] known, int limit) implements LayerRows {

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
