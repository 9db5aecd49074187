package org.leeway.core.exchange.tiled.place;

import org.leeway.core.exchange.tiled.map.Orientation;

/**
 * The cells of a staggered map as a grid whose rows and columns go along the sides of the diamonds, so that tiles with a common
 * side are neighbours. A tile x,y with staggered rows, of which the odd ones lie half a tile to the right, is in the column
 * x + ceil(y / 2) and the row floor(y / 2) - x.
 */
public record StaggeredCells(boolean isAxisX, boolean isIndexEven) {

	/** The cells of a map that is staggered so. */
	public static StaggeredCells of(Orientation orientation) {
		return new StaggeredCells(orientation.isAxisX(), orientation.isIndexEven());
	}

	/** The column of a tile. */
	public long column(long x, long y) {
		return isAxisX ? y + half(x, isIndexEven) : x + half(y, isIndexEven);
	}

	/** The row of a tile. */
	public long row(long x, long y) {
		return isAxisX ? y - half(x, !isIndexEven) : half(y, !isIndexEven) - x;
	}

	private static long half(long number, boolean isFloor) {
		return isFloor ? Math.floorDiv(number, 2L) : Math.ceilDiv(number, 2L);
	}

	/** The x of the tile of a cell. */
	public long x(long column, long row) {
		return isAxisX ? column - row : half(column - row, !isIndexEven);
	}

	/** The y of the tile of a cell. */
	public long y(long column, long row) {
		return isAxisX ? half(column + row, !isIndexEven) : column + row;
	}

	/** How a tile becomes a cell, in words for users. */
	public String formula() {
		String one = isIndexEven ? "floor" : "ceil";
		String other = isIndexEven ? "ceil" : "floor";
		return isAxisX ? "column y + " + one + "(x / 2), row y - " + other + "(x / 2)"
				: "column x + " + one + "(y / 2), row " + other + "(y / 2) - x";
	}
}
