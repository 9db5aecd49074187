package org.leeway.core.layer;

/**
 * Widths moved from the top-left cell of their footprints to the middle one: the largest size {@code s} such that the
 * footprint of size {@code s} whose middle cell is (x, y), and so whose anchor is {@code (s - 1) / 2} cells up and
 * left, has a width of {@code s} and more. Footprints about one middle cell are nested, so where a size fits, each
 * smaller one does too, and the largest is found by bisection.
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
