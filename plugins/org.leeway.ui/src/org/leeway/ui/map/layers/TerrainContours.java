package org.leeway.ui.map.layers;

import org.leeway.core.colour.PatternMask;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A painter of lines along the borders between terrains, into the pixels of a map. Each cell at a border has a line, which lies
 * inside the cell. The line is dark in a light cell, and light in a dark cell. But if a light cell meets a dark cell, only the
 * light cell has a line. A cell is light if its terrain has a light colour. Overlays do not matter.
 */
final class TerrainContours {

	private static final int ABOVE = 1;
	private static final int BELOW = 2;
	private static final int LEFT = 4;
	private static final int RIGHT = 8;
	private static final int ABOVE_LEFT = 16;
	private static final int ABOVE_RIGHT = 32;
	private static final int BELOW_LEFT = 64;
	private static final int BELOW_RIGHT = 128;
	/** The opacity of black in lines on light cells, in 255ths. */
	private static final int DARK = 150;
	/** The opacity of white in lines on dark cells, in 255ths. */
	private static final int PALE = 100;
	/**
	 * The side of a cell, divided by the thickness of the line inside the cell. At small and large zooms, the thickness has
	 * limits: at least 1 SWT point, at most {@link #THICKEST}.
	 */
	private static final int SHARE = 24;
	/** The largest thickness of a line on one side of the border, in SWT points. */
	private static final int THICKEST = 3;

	private final TerrainGrid grid;
	private final int[] colours;
	private final int first;
	private final int thickness;
	private final int[] sides;
	private final int[] lines;
	private boolean isEmpty;

	/**
	 * Creates a painter for an image that shows a part of the map.
	 *
	 * @param colours of the terrains, {@code 0xRRGGBB}, indexed by terrain id
	 * @param first the map's column of the leftmost cell in the image
	 * @param count the number of cells in a row of the image
	 */
	TerrainContours(TerrainGrid grid, int[] colours, PixelScale scale, int first, int count) {
		this.grid = grid;
		this.colours = colours;
		this.first = first;
		this.thickness = Math.clamp((long) (scale.cell() / SHARE), scale.thickness(1), scale.thickness(THICKEST));
		this.sides = new int[count];
		this.lines = new int[count];
	}

	/**
	 * Finds the lines of a row of cells. Calls of {@link #draw} then draw them.
	 *
	 * @param cells the colours of the cells, with overlays and tints
	 */
	void read(int row, int[] cells) {
		isEmpty = true;
		for (int i = 0; i < sides.length; i++) {
			int x = first + i;
			int terrain = grid.terrain(x, row);
			sides[i] = side(terrain, x, row - 1, ABOVE) | side(terrain, x, row + 1, BELOW)
					| side(terrain, x - 1, row, LEFT) | side(terrain, x + 1, row, RIGHT)
					| side(terrain, x - 1, row - 1, ABOVE_LEFT) | side(terrain, x + 1, row - 1, ABOVE_RIGHT)
					| side(terrain, x - 1, row + 1, BELOW_LEFT) | side(terrain, x + 1, row + 1, BELOW_RIGHT);
			isEmpty &= sides[i] == 0;
			lines[i] = PatternMask.isLight(colours[terrain]) ? TileRenderer.mix(cells[i], 0, DARK)
					: TileRenderer.mix(cells[i], 0xFFFFFF, PALE);
		}
	}

	/** Returns whether no cell in the row of the last {@link #read} has a line. */
	boolean isEmpty() {
		return isEmpty;
	}

	private int side(int terrain, int x, int y, int side) {
		if (x < 0 || y < 0 || x >= grid.width() || y >= grid.height()) {
			return 0;
		}
		int other = grid.terrain(x, y);
		boolean isDrawn = other != terrain
				&& (PatternMask.isLight(colours[terrain]) || !PatternMask.isLight(colours[other]));
		return isDrawn ? side : 0;
	}

	/**
	 * Draws the lines of a cell into one row of pixels.
	 *
	 * @param i the index of the cell in the row of cells
	 * @param from the first pixel of the cell in the row, which may lie left of the image
	 * @param to the end of the cell's pixels (exclusive), which may lie right of the image
	 * @param above how many rows of pixels the cell has above this row
	 * @param below how many rows of pixels the cell has below this row
	 */
	void draw(int i, int from, int to, int above, int below, int[] pixels) {
		int here = sides[i];
		if (here == 0) {
			return;
		}
		if (above < thickness && (here & ABOVE) != 0 || below < thickness && (here & BELOW) != 0) {
			fill(from, to, lines[i], pixels);
			return;
		}
		int left = LEFT | (above < thickness ? ABOVE_LEFT : 0) | (below < thickness ? BELOW_LEFT : 0);
		int right = RIGHT | (above < thickness ? ABOVE_RIGHT : 0) | (below < thickness ? BELOW_RIGHT : 0);
		if ((here & left) != 0) {
			fill(from, from + thickness, lines[i], pixels);
		}
		if ((here & right) != 0) {
			fill(to - thickness, to, lines[i], pixels);
		}
	}

	private static void fill(int from, int to, int colour, int[] pixels) {
		for (int x = Math.max(0, from); x < Math.min(to, pixels.length); x++) {
			pixels[x] = colour;
		}
	}
}
