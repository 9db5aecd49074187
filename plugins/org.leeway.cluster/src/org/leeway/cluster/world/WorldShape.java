package org.leeway.cluster.world;

import java.io.Serializable;

import org.leeway.pathing.clearance.stream.MapPart;
import org.leeway.pathing.grid.CellRect;

/**
 * The division of a world into tiles, and into square blocks of several tiles. A task works on one block.
 *
 * @param columns the number of columns of tiles
 * @param rows the number of rows of tiles
 * @param tileWidth the width of a tile, in cells
 * @param tileHeight the height of a tile, in cells
 * @param halo the width, in cells, of a strip around each block. A task reads this strip in addition to its block, because
 * units stand across the edges of blocks. So the width is the size of the largest unit, minus 1
 * @param side the side of a block, in tiles
 */
record WorldShape(int columns, int rows, int tileWidth, int tileHeight, int halo, int side) implements Serializable {

	/** Limit for the width of a block, in cells, because a task keeps whole rows of a block in memory. */
	private static final int MOST_COLUMNS = 1 << 13;
	private static final int TASKS_PER_CORE = 4;

	/**
	 * Chooses the size of blocks. Small blocks keep all cores busy. Large blocks save reading, because tiles at the
	 * border of a block are read for the neighbouring block, too.
	 */
	static WorldShape of(int columns, int rows, int tileWidth, int tileHeight, int halo, int cores) {
		double share = Math.sqrt((double) columns * rows / (TASKS_PER_CORE * cores));
		int side = Math.clamp((int) share, 1, Math.max(1, MOST_COLUMNS / Math.max(tileWidth, tileHeight)));
		return new WorldShape(columns, rows, tileWidth, tileHeight, halo, side);
	}

	/** Returns the same world as one block. */
	WorldShape whole() {
		return new WorldShape(columns, rows, tileWidth, tileHeight, halo, Math.max(columns, rows));
	}

	long width() {
		return (long) columns * tileWidth;
	}

	long height() {
		return (long) rows * tileHeight;
	}

	int blockColumns() {
		return (columns + side - 1) / side;
	}

	int blockRows() {
		return (rows + side - 1) / side;
	}

	/**
	 * Returns the rectangle of a block's own tiles. Coordinates count tiles. Blocks in the last column and row may have
	 * fewer tiles.
	 */
	CellRect tiles(int blockColumn, int blockRow) {
		int left = blockColumn * side;
		int top = blockRow * side;
		return new CellRect(left, top, Math.min(side, columns - left), Math.min(side, rows - top));
	}

	/**
	 * Returns the part of the map that a block covers.
	 *
	 * @param tiles the tiles of the block, without the tiles of its halo
	 */
	MapPart part(CellRect tiles) {
		return new MapPart((int) width(), (int) height(), new CellRect(tiles.x() * tileWidth, tiles.y() * tileHeight,
				tiles.width() * tileWidth, tiles.height() * tileHeight), halo);
	}

	/**
	 * Returns the rectangle of all tiles that contain cells of a block or of its halo. The halo is the strip of cells around
	 * the block. The rectangle counts columns and rows of tiles.
	 *
	 * @param tiles the block's own tiles, without the tiles of its halo
	 */
	CellRect seenTiles(CellRect tiles) {
		CellRect cells = part(tiles).cells();
		int left = cells.x() / tileWidth;
		int top = cells.y() / tileHeight;
		return new CellRect(left, top, (cells.right() - 1) / tileWidth + 1 - left, (cells.bottom() - 1) / tileHeight + 1 - top);
	}
}
