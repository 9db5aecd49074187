package org.leeway.core.layer;

/**
 * The width of the largest square footprint that has a given cell in its middle. If the width is even, the cell is the
 * top-left cell of the four middle cells.
 *
 * @param widths the width of the largest footprint whose top-left cell is a given cell
 * @param columns the width of the map
 * @param rows the height of the map
 */
record CentredWidths(CellValues widths, int columns, int rows) implements CellValues {

	@Override
	public int get(int x, int y) {
		int fits = 0;
		int tooLarge = 2 * Math.min(Math.min(x + 1, columns - x), Math.min(y + 1, rows - y)) + 1;
		while (tooLarge - fits > 1) {
			int size = fits + tooLarge >>> 1;
			int shift = (size - 1) / 2;
			if (widths.get(x - shift, y - shift) >= size) {
				fits = size;
			} else {
				tooLarge = size;
			}
		}
		return fits;
	}
}
