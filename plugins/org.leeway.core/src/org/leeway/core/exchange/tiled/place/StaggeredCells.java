package org.leeway.core.exchange.tiled.place;

import org.leeway.core.exchange.tiled.map.Orientation;

/**
 * The cells of a staggered map as a grid along the sides of the diamonds, so that tiles with a common side are
 * neighbours. For staggered rows whose odd rows lie half a tile to the right, the tile x,y has the column x + ceil(y /
 * 2). Its row is floor(y / 2) - x.
 */
public record StaggeredCells(boolean isAxisX, boolean isIndexEven) {

	/** Returns the cells of a map with a staggered orientation. */
	public static StaggeredCells of(Orientation orientation) {
		return new StaggeredCells(orientation.isAxisX(), orientation.isIndexEven());
	}

	/** Returns the column of a tile. */
	public long column(long x, long y) {
		return isAxisX ? y + half(x, isIndexEven) : x + half(y, isIndexEven);
	}

	/** Returns the row of a tile. */
	public long row(long x, long y) {
		return isAxisX ? y - half(x, !isIndexEven) : half(y, !isIndexEven) - x;
	}

	private static long half(long number, boolean isFloor) {
		return isFloor ? Math.floorDiv(number, 2L) : Math.ceilDiv(number, 2L);
	}

	/** Returns the x of the tile of a cell. */
	public long x(long column, long row) {
		return isAxisX ? column - row : half(column - row, !isIndexEven);
	}

	/** Returns the y of the tile of a cell. */
	public long y(long column, long row) {
		return isAxisX ? half(column + row, !isIndexEven) : column + row;
	}

	/** Returns the formula from tiles to cells, as a text for users. */
	public String formula() {
		String one = isIndexEven ? "floor" : "ceil";
		String other = isIndexEven ? "ceil" : "floor";
		return isAxisX ? "column y + " + one + "(x / 2), row y - " + other + "(x / 2)"
				: "column x + " + one + "(y / 2), row " + other + "(y / 2) - x";
	}
}
