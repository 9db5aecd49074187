package org.leeway.pathing.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A set of tiles of a grid or plane. Each tile is given by its column and row. Mutable and not thread-safe. */
public final class TileSet {

	private static final BitSet NONE = new BitSet(0);

	/** Indexed by row of tiles: the columns of the tiles in the set. Null if the row has none. */
	private final BitSet[] columns;

	/** Creates an empty set of tiles in {@code rows} rows. */
	public TileSet(int rows) {
		this.columns = new BitSet[rows];
	}

	/** Returns all tiles of a grid or plane of {@code width} x {@code height} cells. */
	public static TileSet all(int width, int height) {
		TileSet all = new TileSet(TerrainGrid.tilesAcross(height));
		for (int row = 0; row < all.columns.length; row++) {
			all.columns[row] = new BitSet();
			all.columns[row].set(0, TerrainGrid.tilesAcross(width));
		}
		return all;
	}

	/**
	 * Compares two tables of tiles, indexed by row and column. Returns the tiles at which the tables hold different objects.
	 * Rows that are the same array in both tables need no comparison.
	 */
	static TileSet differing(Object[][] tiles, Object[][] others) {
		TileSet differing = new TileSet(tiles.length);
		for (int row = 0; row < tiles.length; row++) {
			for (int column = 0; column < tiles[row].length && tiles[row] != others[row]; column++) {
				if (tiles[row][column] != others[row][column]) {
					differing.add(column, row);
				}
			}
		}
		return differing;
	}

	public void add(int column, int row) {
		if (columns[row] == null) {
			columns[row] = new BitSet();
		}
		columns[row].set(column);
	}

	/** Adds the tiles of {@code other}, a set with the same number of rows. */
	public void addAll(TileSet other) {
		for (int row = 0; row < columns.length; row++) {
			if (other.columns[row] != null) {
				columns[row] = columns[row] == null ? new BitSet() : columns[row];
				columns[row].or(other.columns[row]);
			}
		}
	}

	/**
	 * Returns the tiles near the tiles of this set: each tile that lies {@code first} to {@code last} columns and rows from a
	 * tile of this set. For example, with -1 and 1, these are the tiles of this set and their eight neighbours. Leaves out
	 * tiles outside the grid.
	 *
	 * @param first the least offset, for columns and for rows
	 * @param last the largest offset, for columns and for rows
	 * @param width how many columns of tiles the grid has
	 */
	public TileSet around(int first, int last, int width) {
		TileSet around = new TileSet(columns.length);
		for (int row = 0; row < columns.length; row++) {
			BitSet own = columns(row);
			for (int column = own.nextSetBit(0); column >= 0; column = own.nextSetBit(column + 1)) {
				around.addSquare(column + first, row + first, column + last, row + last, width);
			}
		}
		return around;
	}

	private void addSquare(int left, int top, int right, int bottom, int width) {
		for (int y = Math.max(0, top); y <= Math.min(columns.length - 1, bottom); y++) {
			for (int x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
				add(x, y);
			}
		}
	}

	/** Returns whether any tile of this set is in a rectangle. The last column and row belong to the rectangle. */
	public boolean intersects(int firstColumn, int firstRow, int lastColumn, int lastRow) {
		for (int row = firstRow; row <= lastRow; row++) {
			int column = columns(row).nextSetBit(Math.max(0, firstColumn));
			if (column >= 0 && column <= lastColumn) {
				return true;
			}
		}
		return false;
	}

	/** Returns the number of rows of tiles. */
	public int rows() {
		return columns.length;
	}

	/** Returns the columns of the tiles of a row. Empty for a row outside. Callers must not change the set. */
	public BitSet columns(int row) {
		return row < 0 || row >= columns.length || columns[row] == null ? NONE : columns[row];
	}

	/** Returns the first row with a tile, or the number of rows if there is none. */
	public int firstRow() {
		int row = 0;
		while (row < columns.length && columns(row).isEmpty()) {
			row++;
		}
		return row;
	}

	/** Returns the last row with a tile, or -1 if there is none. */
	public int lastRow() {
		int row = columns.length - 1;
		while (row >= 0 && columns(row).isEmpty()) {
			row--;
		}
		return row;
	}

	/** Returns rectangles that together hold the cells of these tiles, on a map of {@code width} x {@code height} cells. */
	public List<CellRect> cells(int width, int height) {
		List<CellRect> cells = new ArrayList<>();
		for (int row = 0; row < columns.length; row++) {
			BitSet own = columns(row);
			for (int from = own.nextSetBit(0), to; from >= 0; from = own.nextSetBit(to)) {
				to = own.nextClearBit(from);
				int x = from * BitPlane.TILE;
				int y = row * BitPlane.TILE;
				cells.add(new CellRect(x, y, Math.min(width, to * BitPlane.TILE) - x,
						Math.min(height, y + BitPlane.TILE) - y));
			}
		}
		return cells;
	}

	/** Returns whether the set has at most {@code most} tiles. */
	public boolean hasAtMost(int most) {
		int count = 0;
		for (int row = 0; row < columns.length && count <= most; row++) {
			count += columns(row).cardinality();
		}
		return count <= most;
	}

	public boolean isEmpty() {
		return lastRow() < 0;
	}
}
