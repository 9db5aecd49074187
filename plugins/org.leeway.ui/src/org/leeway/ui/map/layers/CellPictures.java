package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.pictures.CellPicture;

/**
 * A painter of the pictures that fill cells, one row of cells at a time. The colour of a cell includes overlays and
 * tints. A picture is tinted so that its average colour is the colour of the cell. Under an overlay, the pixels of the
 * picture differ from this colour by at most {@link #CALM}, so that the overlay stays readable.
 */
final class CellPictures {

	/**
	 * The largest allowed difference between a pixel under an overlay and the colour of the pixel's cell. The difference counts
	 * in each of red, green and blue, from 0 to 255. The value is the lower of two limits. Up to 17, users can distinguish the
	 * colours of an overlay, such as reachable and cut off, in every colour scheme that uses hues. Up to 26, the digits of an
	 * overlay have a contrast of at least 3.
	 */
	static final int CALM = 17;

	private static final int ALL = 255;

	/** The picture of each terrain, indexed by terrain id. Null for a terrain without a picture. */
	private final CellPicture[] pictures;
	/** The pixels of each terrain's picture, indexed by terrain id. Null for a terrain without a picture. */
	private final int[][] squares;
	private final int opacity;
	/** The side of a picture, in pixels. */
	private final int side;
	/** Indexed by the cell's index in its row: the terrain id of the cell. Negative for a cell without a picture. */
	private final int[] terrains;
	/**
	 * Indexed by the cell's index in its row: the fraction of the picture that is visible through overlays and tints, in
	 * 255ths.
	 */
	private final int[] through;
	/**
	 * Indexed by the cell's index in its row: the largest allowed difference between a pixel and the colour of the cell.
	 * The limit applies to each of red, green and blue.
	 */
	private final int[] limits;
	/**
	 * The numbers from which the pixels of a cell are computed, see {@link #prepare}. Indexed by the cell's index in
	 * its row. If pixels are computed as sums, the numbers are the differences of the picture's pixels from its average
	 * colour. Otherwise, the numbers are the picture's pixels. The entry of a cell is null until the cell's first row
	 * of pixels is drawn.
	 */
	private final int[][] sources;
	/**
	 * The way to compute the pixels of a cell, see {@link #prepare}. Indexed by the cell's index in its row. A positive number is
	 * the colour to add to each number in {@link #sources}. 0 means that the pixels are copied. A negative number means that each
	 * pixel is computed separately.
	 */
	private final int[] bases;

	/**
	 * Creates a painter for the cells of an image.
	 *
	 * @param scale pixels per cell
	 * @param count the number of cells in a row of the image
	 */
	CellPictures(TerrainDetail detail, double scale, int count) {
		this.pictures = new CellPicture[TerrainGrid.TERRAINS];
		this.squares = new int[TerrainGrid.TERRAINS][];
		this.opacity = detail.opacity();
		this.side = (int) Math.round(scale);
		this.terrains = new int[count];
		this.through = new int[count];
		this.limits = new int[count];
		this.sources = new int[count][];
		this.bases = new int[count];
		detail.pictures().forEach((id, picture) -> {
			pictures[id] = picture;
			squares[id] = picture.square(side);
		});
	}

	/**
	 * Begins a cell of a new row of cells: sets the terrain of the cell, and removes all overlays from the cell. Callers
	 * begin each cell of the row. Returns whether the terrain has a picture.
	 *
	 * @param i the index of the cell in its row
	 */
	boolean begin(int i, int terrain) {
		terrains[i] = squares[terrain] == null ? -1 : terrain;
		through[i] = opacity;
		limits[i] = ALL;
		sources[i] = null;
		return isAt(i);
	}

	/**
	 * Returns whether a cell of the present row has a picture.
	 *
	 * @param i the index of the cell in its row
	 */
	boolean isAt(int i) {
		return terrains[i] >= 0;
	}

	/** Records that a colour with the opacity {@code covering}, in 255ths, lies over a cell. */
	void lay(int i, int covering) {
		if (covering > 0) {
			through[i] = through[i] * (ALL - covering) / ALL;
			limits[i] = CALM;
		}
	}

	/**
	 * Fills one row of pixels of a cell.
	 *
	 * @param i the index of the cell in its row
	 * @param start the first pixel of the cell, which may lie left of the image
	 * @param end the end of the cell's pixels (exclusive), which may lie right of the image
	 * @param down the number of the cell's rows of pixels above this row
	 * @param colour of the cell, with overlays and tints
	 */
	void fill(int i, int start, int end, int down, int colour, int[] pixels) {
		int line = Math.min(down, side - 1) * side;
		if (sources[i] == null) {
			prepare(i, colour);
		}
		int[] source = sources[i];
		for (int x = Math.max(0, start); x < Math.min(pixels.length, end); x++) {
			int pixel = source[line + Math.min(x - start, side - 1)];
			pixels[x] = bases[i] < 0 ? PictureRows.moved(colour, pictures[terrains[i]].average(), pixel, through[i], limits[i])
					: bases[i] + pixel;
		}
	}

	/**
	 * Chooses the fastest way to draw a cell:
	 * <ul>
	 * <li>If the picture is opaque and no overlay covers the cell, the picture's pixels are copied.
	 * <li>Otherwise, a pixel is a sum: the cell's colour plus the difference of the picture's pixel from its average.
	 * <li>If such a sum could leave the range from 0 to 255, each pixel is computed separately, and limited to this range.
	 * </ul>
	 */
	private void prepare(int i, int colour) {
		boolean isPure = through[i] == ALL && limits[i] == ALL;
		boolean isSum = isFarFromEnds(colour, limits[i]);
		bases[i] = isPure ? 0 : isSum ? colour : -1;
		sources[i] = isPure || !isSum ? squares[terrains[i]]
				: pictures[terrains[i]].deviations(side, through[i], limits[i]);
	}

	/** Returns whether red, green and blue of a colour stay in [0, 255] if each changes by at most {@code distance}. */
	private static boolean isFarFromEnds(int colour, int distance) {
		boolean isFar = true;
		for (int shift = 0; shift <= 16; shift += 8) {
			int part = colour >> shift & 0xFF;
			isFar &= part >= distance && part <= ALL - distance;
		}
		return isFar;
	}
}
