package org.leeway.ui.map.layers;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Contrast;

/**
 * A writer of the numbers of a layer into large cells, one row of pixels at a time. Digits are bitmaps, because SWT's text
 * would cost more time than all other drawing of a map.
 */
final class CellNumbers {

	/** The least side of a cell, in SWT points, from which the cell shows its number. */
	private static final double FROM = 24;
	private static final int WIDTH = 3;
	private static final int HEIGHT = 5;
	/** Distance between the left edges of two neighbouring digits, in pixels of a digit's bitmap. */
	private static final int ADVANCE = WIDTH + 1;
	/** Limit for the size of digits: a pixel of a digit's bitmap is drawn as a square of at most {@value} SWT points. */
	private static final int LARGEST = 3;
	/**
	 * Limit for the size of digits. One pixel of a digit's bitmap is drawn as a square. The side of the square is at most
	 * 1/{@value} of the cell's side.
	 */
	private static final int SHARE = 12;
	/** The sum of the margins to the left and to the right of a number in its cell, in SWT points. */
	private static final int MARGINS = 2;
	private static final String CHARACTERS = "0123456789+.";
	/**
	 * The bitmaps of the characters, indexed as {@link #CHARACTERS}. A bitmap has five rows of three pixels, from the
	 * highest bit to the lowest bit.
	 */
	private static final int[] GLYPHS = {0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111,
			0b111_001_111_001_111, 0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111,
			0b111_001_001_001_001, 0b111_101_111_101_111, 0b111_101_111_001_111, 0b000_010_111_010_000,
			0b000_000_000_000_010};

	private final OverlayLayer layer;
	private final PixelScale size;
	private final double scale;
	private final int left;
	private String[] texts = {};

	/** @param left the first column of the image in the whole map's picture, in pixels */
	CellNumbers(OverlayLayer layer, PixelScale size, int left) {
		this.layer = layer;
		this.size = size;
		this.scale = size.cell();
		this.left = left;
	}

	/** Returns whether the layer has numbers and the cells are large enough to show them. */
	boolean isVisible() {
		return layer != null && layer.hasNumbers() && size.points() >= FROM;
	}

	/** Reads the texts of a row of cells from the overlay, for the columns [first, first + count) of the map. */
	public void read(int first, int row, int count) {
		texts = layer.texts(first, row, count);
	}

	/**
	 * Draws the part of the cells' numbers that lies in one row of pixels. Pixels beside the digits stay as they are.
	 *
	 * @param first the column of the first cell on the map
	 * @param cells the colours of the cells. Digits are black on light cells, white on dark cells
	 * @param down distance from the upper edge of the cells down to the row of pixels, in pixels
	 */
	void write(int first, int[] cells, int down, int[] pixels) {
		for (int i = 0; i < texts.length; i++) {
			int width = ADVANCE * texts[i].length() - 1;
			double points = Math.min(Math.min(LARGEST, size.points() / SHARE), (size.points() - MARGINS) / Math.max(1, width));
			int side = (int) (points * size.density());
			int y = points < 1 ? -1 : Math.floorDiv(down - (int) (scale - side * HEIGHT) / 2, side);
			if (y >= 0 && y < HEIGHT) {
				int x = (int) Math.ceil((first + i) * scale) + (int) (scale - side * width) / 2 - left;
				write(texts[i], x, y, side, Contrast.isLight(Colours.of(cells[i])) ? 0 : 0xFFFFFF, pixels);
			}
		}
	}

	private static void write(String text, int left, int y, int size, int colour, int[] pixels) {
		for (int i = 0; i < text.length() * ADVANCE * size; i++) {
			int x = i / size % ADVANCE;
			int glyph = GLYPHS[CHARACTERS.indexOf(text.charAt(i / size / ADVANCE))];
			boolean set = x < WIDTH && (glyph >> WIDTH * (HEIGHT - 1 - y) + WIDTH - 1 - x & 1) != 0;
			if (set && left + i >= 0 && left + i < pixels.length) {
				pixels[left + i] = colour;
			}
		}
	}
}
