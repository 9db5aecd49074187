package org.leeway.core.layer;

/**
 * The widths of footprints, looked up by their middle cell and not by their top-left cell. The footprint of size
 * {@code s} around a cell has its anchor {@code (s - 1) / 2} columns to the left of the cell and {@code (s - 1) / 2}
 * rows above. The footprint fits if the width at this anchor is at least {@code s}. The value of a cell is the
 * largest size whose footprint around the cell fits. Footprints around a cell are nested, so if a size fits, all
 * smaller sizes fit too. Therefore the largest size is found by bisection.
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
