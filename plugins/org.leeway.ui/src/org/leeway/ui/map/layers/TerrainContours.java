package org.leeway.ui.map.layers;

import org.leeway.core.colour.PatternMask;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The lines where two terrains meet, in the pixels of a map. A line lies on both sides of the border, in a darker colour of
 * each cell. On a dark cell, the line is lighter than the cell. A dark cell has no line beside a light cell, which has a line
 * already.
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
	/** The opacity of black on light cells, and of white on dark cells, out of 255. */
	private static final int DARK = 150;
	private static final int PALE = 100;
	/**
	 * The pixels of a cell for each pixel of a line's thickness on one side. The thickness is at least 1 point and at most
	 * {@link #THICKEST}.
	 */
	private static final int SHARE = 24;
	private static final int THICKEST = 3;

	private final TerrainGrid grid;
	private final int[] colours;
	private final int first;
	private final int thickness;
	private final int[] sides;
	private final int[] lines;
	private boolean isEmpty;

	/**
	 * @param colours of the terrains, {@code 0xRRGGBB} by id
	 * @param first the column of the first cell
	 * @param count of the cells in a row
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
	 * Finds the lines of a row of cells, which later calls draw.
	 *
	 * @param cells the colours of the cells as displayed
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

	/** Returns whether the row of cells has no line. */
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
	 * Draws over the pixels of a cell in one row of pixels.
	 *
	 * @param i which of the cells
	 * @param from the first pixel of the cell, perhaps left of the image
	 * @param to the one after its last pixel, perhaps right of the image
	 * @param above how many rows of pixels of the cell lie above
	 * @param below how many lie below
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
