package org.leeway.pathing.clearance.width;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * The size of the largest unit that can get from a spawn to each cell. The cell is the unit's top-left cell. Larger sizes than
 * the limit of {@code planes} count as this limit.
 */
record FitWidths(FitPlanes planes) implements AnchoredWidths {

	FitWidths {
		if (planes.limit() > SizeField.COVERING) {
			throw new IllegalArgumentException("sizes up to " + planes.limit() + ", expected at most "
					+ SizeField.COVERING);
		}
	}

	private BitPlane any() {
		return planes.reachable(1);
	}

	@Override
	public int limit() {
		return planes.limit();
	}

	@Override
	public int width() {
		return any().width();
	}

	@Override
	public int height() {
		return any().height();
	}

	@Override
	public void read(CellRect cells, short[] target) {
		Arrays.fill(target, 0, (int) cells.cells(), (short) 0);
		for (int size = 1; size <= limit(); size++) {
			BitPlane reachable = planes.reachable(size);
			for (int y = cells.y(); y < cells.bottom(); y++) {
				add(reachable, y, cells, target);
			}
		}
	}

	private static void add(BitPlane plane, int y, CellRect cells, short[] target) {
		int to = (y - cells.y()) * cells.width() - cells.x();
		int x = cells.x();
		while (x < cells.right()) {
			long word = plane.word(x / BitPlane.TILE, y);
			int end = Math.min(cells.right(), (x / BitPlane.TILE + 1) * BitPlane.TILE);
			for (; x < end && word != 0; x++) {
				target[to + x] += (short) (word >>> x & 1);
			}
			x = end;
		}
	}

	@Override
	public int covering(int column, int row) {
		boolean all = planes.reachable(limit()).words().tile(column, row) == TileWords.FULL;
		boolean none = isEmpty(column, row) && isEmpty(column - 1, row) && isEmpty(column, row - 1)
				&& isEmpty(column - 1, row - 1);
		return all ? limit() : none ? 0 : -1;
	}

	private boolean isEmpty(int column, int row) {
		return any().words().tile(column, row) == TileWords.EMPTY;
	}

	/**
	 * Returns the tiles where a cell's largest covering square may have changed since {@code old}. The result has all tiles
	 * whose reachable top-left cells have changed, and their neighbours to the right, below, and below right. No square is
	 * larger than a tile. So a square with its top-left cell in a changed tile lies in these tiles.
	 */
	@Override
	public TileSet affectedSince(AnchoredWidths old) {
		return planes.changed(((FitWidths) old).planes).around(0, 1, any().columns());
	}
}
