package org.leeway.pathing.clearance;

import java.util.BitSet;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TileSet;

/**
 * Computes the largest covering squares of some tiles. It takes blocks of several tiles at a time, because a block also
 * needs the squares of the cells beside it.
 */
final class CoveringTiles {

	private static final int TILE = BitPlane.TILE;
	/** The number of tiles along a side of a block: its cells and those beside it fit the processor's cache. */
	private static final int BLOCK = 8;

	private final AnchoredWidths widths;
	private final TileSet tiles;
	private final CellNumbers.Edit edit;
	/** For one block after the other, as it is large. */
	private short[] sides = {};

	private CoveringTiles(CellNumbers before, AnchoredWidths widths, TileSet tiles) {
		this.widths = widths;
		this.tiles = tiles;
		this.edit = before.edit();
	}

	/**
	 * Replaces the numbers of some tiles; tiles that come out the same stay.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	static CellNumbers update(CellNumbers before, AnchoredWidths widths, TileSet tiles, Progress progress) {
		CoveringTiles update = new CoveringTiles(before, widths, tiles);
		for (int row = Math.max(0, tiles.firstRow() / BLOCK * BLOCK); row <= tiles.lastRow(); row += BLOCK) {
			progress.check();
			for (int column = 0; column * TILE < widths.width(); column += BLOCK) {
				update.block(column, row);
			}
			progress.worked(Math.min(BLOCK * TILE, widths.height() - row * TILE));
		}
		return update.edit.build();
	}

	/** Fills the tiles of a block that have one number all over, and computes the rectangle around the others. */
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

	/** The side of the largest square that covers a cell. */
	static int side(int x, int y, AnchoredWidths widths) {
		CellRect anchors = anchors(new CellRect(x, y, 1, 1), widths);
		short[] sides = new short[(int) anchors.cells()];
		cover(anchors, widths, sides);
		return sides[sides.length - 1];
	}

	/** The top-left cells of all squares that can cover some cells: these cells, which come last, and others before. */
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
