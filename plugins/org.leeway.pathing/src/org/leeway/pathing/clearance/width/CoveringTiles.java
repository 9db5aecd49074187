package org.leeway.pathing.clearance.width;

import java.util.BitSet;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.CellNumbers;

/**
 * A computation of the largest square that covers each cell, for some tiles of a map. Works on blocks of up to 8 x 8 tiles. A
 * square may begin to the left of a block or above the block, and reach into the block. So for each block, the cells to the
 * left and above are read too. A few large blocks need less of this extra work than many small blocks.
 */
final class CoveringTiles {

	private static final int TILE = BitPlane.TILE;
	/** The number of tiles along a side of a block. The data of a block fits into the processor's cache. */
	private static final int BLOCK = 8;

	private final AnchoredWidths widths;
	private final TileSet tiles;
	private final CellNumbers.Edit edit;
	/**
	 * Working memory for a block and for cells to its left and above it: the sides of squares, row by row. At first, the
	 * entry of a cell is the side of the largest square with this top-left cell. Then the entry is replaced by the side of
	 * the largest square that covers the cell.
	 */
	private short[] sides = {};

	private CoveringTiles(AnchoredWidths widths, TileSet tiles, CellNumbers.Edit edit) {
		this.widths = widths;
		this.tiles = tiles;
		this.edit = edit;
	}

	/**
	 * Updates the side of the largest square that covers each cell, on all cores. Computes only some tiles. All other tiles
	 * are taken from {@code before}. If a computed tile has the same values as in {@code before}, the tile of {@code before}
	 * is reused to save memory.
	 *
	 * @param tiles the tiles to compute
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	static CellNumbers update(CellNumbers before, AnchoredWidths widths, TileSet tiles, Progress progress) {
		CellNumbers.Edit edit = before.edit();
		int first = tiles.firstRow() / BLOCK;
		int last = tiles.lastRow() / BLOCK;
		IntStream.rangeClosed(first, tiles.isEmpty() ? first - 1 : last).parallel().forEach(block -> {
			progress.check();
			new CoveringTiles(widths, tiles, edit).blocks(block * BLOCK);
			synchronized (edit) {
				progress.worked(Math.min(BLOCK * TILE, widths.height() - block * BLOCK * TILE));
			}
		});
		return edit.build();
	}

	private void blocks(int row) {
		for (int column = 0; column * TILE < widths.width(); column += BLOCK) {
			block(column, row);
		}
	}

	/**
	 * Computes the tiles of a block that are in {@link #tiles}. A tile is filled with one value if a quick test shows that all its
	 * cells have this value. The other tiles are computed together, over the smallest rectangle that contains them.
	 *
	 * @param firstColumn the column of the block's first tile
	 * @param firstRow the row of the block's first tile
	 */
	private void block(int firstColumn, int firstRow) {
		TileSet mixed = new TileSet(tiles.rows());
		CellRect around = null;
		for (int row = firstRow; row < Math.min(firstRow + BLOCK, tiles.rows()); row++) {
			BitSet columns = tiles.columns(row);
			for (int column = columns.nextSetBit(firstColumn); column >= 0 && column < firstColumn + BLOCK;
					column = columns.nextSetBit(column + 1)) {
				int covering = widths.covering(column, row);
				if (covering >= 0) {
					edit.fill(column, row, covering);
				} else {
					mixed.add(column, row);
					CellRect tile = new CellRect(column, row, 1, 1);
					around = around == null ? tile : around.union(tile);
				}
			}
		}
		if (around != null) {
			compute(around, mixed);
		}
	}

	private void compute(CellRect around, TileSet mixed) {
		CellRect anchors = anchors(cells(around), widths);
		if (sides.length < anchors.cells()) {
			sides = new short[(int) anchors.cells()];
		}
		cover(anchors, widths, sides);
		for (int row = around.y(); row < around.bottom(); row++) {
			BitSet columns = mixed.columns(row);
			for (int column = columns.nextSetBit(0); column >= 0; column = columns.nextSetBit(column + 1)) {
				int from = (row * TILE - anchors.y()) * anchors.width() + column * TILE - anchors.x();
				edit.set(column, row, sides, from, anchors.width());
			}
		}
	}

	private CellRect cells(CellRect around) {
		int x = around.x() * TILE;
		int y = around.y() * TILE;
		return new CellRect(x, y, Math.min(widths.width(), around.right() * TILE) - x,
				Math.min(widths.height(), around.bottom() * TILE) - y);
	}

	/**
	 * Returns the side of the largest square that covers a cell, for each cell of a window, row by row. Only squares that
	 * {@code widths} measures count.
	 */
	static int[] sides(CellRect window, AnchoredWidths widths) {
		CellRect anchors = anchors(window, widths);
		short[] sides = new short[(int) anchors.cells()];
		cover(anchors, widths, sides);
		int[] result = new int[(int) window.cells()];
		for (int y = 0; y < window.height(); y++) {
			int from = (window.y() + y - anchors.y()) * anchors.width() + window.x() - anchors.x();
			for (int x = 0; x < window.width(); x++) {
				result[y * window.width() + x] = sides[from + x];
			}
		}
		return result;
	}

	/**
	 * Returns a rectangle that contains the top-left cell of each square that can cover one of the given cells. The rectangle
	 * extends to the left of the given cells and above them by the largest side of a square, less one.
	 */
	private static CellRect anchors(CellRect cells, AnchoredWidths widths) {
		int left = Math.max(0, cells.x() - widths.limit() + 1);
		int top = Math.max(0, cells.y() - widths.limit() + 1);
		return new CellRect(left, top, cells.right() - left, cells.bottom() - top);
	}

	private static void cover(CellRect anchors, AnchoredWidths widths, short[] sides) {
		widths.read(anchors, sides);
		ReachingMaximum.cover(sides, anchors.width(), anchors.height());
	}
}
