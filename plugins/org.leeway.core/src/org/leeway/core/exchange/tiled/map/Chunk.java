package org.leeway.core.exchange.tiled.map;

/**
 * A rectangle of cells of a tile layer.
 *
 * @param x of the left column
 * @param y of the top row
 * @param cells the tile indices of all cells, row by row
 */
public record Chunk(int x, int y, int width, int height, Cells cells) {

	/**
	 * Copies the part of a row of the layer that lies in this chunk. Elements of {@code target} for cells outside of the chunk stay
	 * unchanged.
	 *
	 * @param row the row of the layer
	 * @param left the column of the layer that belongs to the first element of {@code target}
	 */
	public void copyRow(long row, long left, char[] target) {
		long from = Math.max(x, left);
		long to = Math.min((long) x + width, left + target.length);
		if (row >= y && row < (long) y + height && from < to) {
			cells.copy((row - y) * width + (from - x), (int) (to - from), target, (int) (from - left));
		}
	}
}
