package org.leeway.pathing.clearance.width;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The clearance of each cell: the side of the largest traversable square with this top-left cell. Clearance is limited
 * to the side of a tile. Nothing is stored: each call computes the clearance of the requested cells.
 */
record ClearanceWidths(BitPlane traversable) implements AnchoredWidths {

	@Override
	public int limit() {
		return SizeField.COVERING;
	}

	@Override
	public int width() {
		return traversable.width();
	}

	@Override
	public int height() {
		return traversable.height();
	}

	@Override
	public void read(CellRect cells, short[] target) {
		int right = Math.min(width(), cells.right() + limit() - 1);
		int bottom = Math.min(height(), cells.bottom() + limit() - 1);
		int length = right - cells.x();
		short[] runs = new short[length];
		short[] lowerRight = new short[length];
		short[] row = new short[length + 1];
		for (int y = bottom - 1; y >= cells.y(); y--) {
			measureRuns(cells.x(), y, runs);
			System.arraycopy(row, 1, lowerRight, 0, length);
			for (int x = 0; x < length; x++) {
				row[x] = (short) Math.min(runs[x], Math.min(row[x], lowerRight[x]) + 1);
			}
			if (y < cells.bottom()) {
				System.arraycopy(row, 0, target, (y - cells.y()) * cells.width(), cells.width());
			}
		}
	}

	/**
	 * Measures the runs of traversable cells in a row. The run of a cell is the number of consecutive traversable cells
	 * from this cell to the right. Runs are limited to {@link #limit}.
	 *
	 * @param left the column of the first cell to measure
	 * @param runs receives the runs, one for each cell from {@code left} on
	 */
	private void measureRuns(int left, int y, short[] runs) {
		int run = 0;
		long word = 0;
		for (int x = left + runs.length - 1; x >= left; x--) {
			if (x == left + runs.length - 1 || x % BitPlane.TILE == BitPlane.TILE - 1) {
				word = traversable.word(x / BitPlane.TILE, y);
			}
			run = Math.min(run + 1, limit()) & -(int) (word >>> x & 1);
			runs[x - left] = (short) run;
		}
	}

	@Override
	public int covering(int column, int row) {
		long[] tile = traversable.words().tile(column, row);
		return tile == TileWords.EMPTY ? 0 : tile == TileWords.FULL ? limit() : -1;
	}

	/**
	 * Returns the tiles that an edit has changed, and their eight neighbours. No square is larger than a tile, so only squares
	 * in these tiles can cover a changed cell.
	 */
	@Override
	public TileSet affectedSince(AnchoredWidths old) {
		return traversable.changedSince(((ClearanceWidths) old).traversable).around(-1, 1, traversable.columns());
	}
}
