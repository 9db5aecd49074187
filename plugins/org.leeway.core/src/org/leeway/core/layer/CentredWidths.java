package org.leeway.core.layer;

/**
 * The width of the largest square footprint that fits around each cell. The cell is the middle of this footprint. A
 * footprint of size {@code s} begins {@code (s - 1) / 2} columns to the left of its middle, and as many rows above. The
 * footprint fits if {@code widths} is at least {@code s} at its top-left cell. If a size fits, all smaller sizes fit
 * too, so the largest size is found by bisection.
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
