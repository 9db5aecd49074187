package org.leeway.core.layer;

/**
 * Widths moved from the top-left cell of footprints to the middle cell. A cell has the largest size {@code s} whose
 * footprint around it has a width of at least {@code s}. The anchor of this footprint is {@code (s - 1) / 2} cells up
 * and left. Footprints around a cell are nested, so if a size fits, all smaller sizes fit too. So the largest one is
 * found by bisection.
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
