package org.leeway.core.exchange.tiled.place;

import org.leeway.core.exchange.tiled.map.Orientation;

/**
 * The conversion between the tiles of a staggered map and the cells of a level. Tiles are diamonds. Two tiles with a
 * common side become neighbouring cells.
 * <p> For example, let odd rows of tiles be shifted to the right. Then the tile (x, y) becomes the cell in column x +
 * ceil(y / 2) and row floor(y / 2) - x.
 *
 * @param isAxisX whether columns of tiles are shifted. Otherwise rows are shifted
 * @param isIndexEven whether columns or rows with an even index are shifted. Otherwise columns or rows with an odd
 * index are shifted
 */
public record StaggeredCells(boolean isAxisX, boolean isIndexEven) {

	/** Returns the conversion for a map with a staggered orientation. */
	public static StaggeredCells of(Orientation orientation) {
		return new StaggeredCells(orientation.isAxisX(), orientation.isIndexEven());
	}

	/**
	 * Returns the column, in the level, of the cell that a tile of the staggered map becomes.
	 *
	 * @param x the column of the tile in the staggered map
	 * @param y the row of the tile in the staggered map
	 */
	public long column(long x, long y) {
		return isAxisX ? y + half(x, isIndexEven) : x + half(y, isIndexEven);
	}

	/**
	 * Returns the row, in the level, of the cell that a tile of the staggered map becomes.
	 *
	 * @param x the column of the tile in the staggered map
	 * @param y the row of the tile in the staggered map
	 */
	public long row(long x, long y) {
		return isAxisX ? y - half(x, !isIndexEven) : half(y, !isIndexEven) - x;
	}

	private static long half(long number, boolean isFloor) {
		return isFloor ? Math.floorDiv(number, 2L) : Math.ceilDiv(number, 2L);
	}

	/** Returns the column of the tile that became a cell. The column is counted in the staggered map. */
	public long x(long column, long row) {
		return isAxisX ? column - row : half(column - row, !isIndexEven);
	}

	/** Returns the row of the tile that became a cell of the level. The row is counted in the staggered map. */
	public long y(long column, long row) {
		return isAxisX ? half(column + row, !isIndexEven) : column + row;
	}

	/** Returns the formulas that convert tiles to cells, as a text for users. */
	public String formula() {
		String one = isIndexEven ? "floor" : "ceil";
		String other = isIndexEven ? "ceil" : "floor";
		return isAxisX ? "column y + " + one + "(x / 2), row y - " + other + "(x / 2)"
				: "column x + " + one + "(y / 2), row " + other + "(y / 2) - x";
	}
}
