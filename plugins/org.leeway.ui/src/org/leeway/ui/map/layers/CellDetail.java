package org.leeway.ui.map.layers;

import java.util.Arrays;

import org.leeway.core.colour.PatternMask;
import org.leeway.core.colour.PatternScale;
import org.leeway.model.TerrainPattern;

/**
 * A painter of cells that are large on the screen, one row of pixels at a time. Paints the colour of a cell, then its pattern or
 * picture, then overlays, and contours on top.
 */
final class CellDetail {

	private static final int LEVELS = PatternMask.LEVELS;

	private final MapPicture picture;
	private final TerrainDetail detail;
	private final int first;
	private final PatternScale square;
	private final int[] squareColumns;
	/**
	 * Indexed by cell of a row: the column of its first pixel in the image. Negative if the cell begins left of the image. The last
	 * entry is the column after the last cell.
	 */
	private final int[] starts;
	private final double scale;
	private final TerrainContours contours;
	/** The painter of the pictures that fill cells. Null if no terrain has a picture. */
	private final CellPictures pictures;
	/** The pattern of each cell, indexed by cell of a row. Null for a cell without a pattern. */
	private final PatternMask[] masks;
	/**
	 * The colours of the pixels in the patterns of cells. Indexed by {@code i * LEVELS + level}, where i is the index of the cell
	 * in its row. The level, from 0 to {@code LEVELS} - 1, says how much of a pixel the pattern covers.
	 */
	private final int[] shades;
	private boolean isPlain;

	/**
	 * Creates a painter for the cells of an image, which is a part of the whole map's picture.
	 *
	 * @param left the first column of the image in the whole map's picture, in pixels
	 * @param width of the image, in pixels
	 * @param first the map's column of the first cell in the image
	 * @param count the number of cells in a row of the image
	 */
	CellDetail(MapPicture picture, PixelScale scale, int left, int width, int first, int count) {
		this.picture = picture;
		this.first = first;
		this.scale = scale.cell();
		this.square = new PatternScale(scale.cell(), scale.density());
		this.detail = picture.visibleDetail();
		this.squareColumns = detail.patterns().isEmpty() ? null : square.indices(left, width);
		this.masks = new PatternMask[count];
		this.shades = new int[count * LEVELS];
		this.starts = new int[count + 1];
		for (int i = 0; i <= count; i++) {
			starts[i] = start(first + i) - left;
		}
		this.contours = detail.contours()
				? new TerrainContours(picture.grid(), picture.terrainColours(), scale, first, count) : null;
		this.pictures = detail.pictures().isEmpty() ? null : new CellPictures(detail, scale.cell(), count);
	}

	/**
	 * Returns whether the map shows patterns, pictures or contours: the picture has them, and its cells are large enough on the
	 * screen.
	 */
	static boolean isVisible(MapPicture picture, PixelScale scale) {
		return scale.points() >= PatternScale.LEAST && !picture.visibleDetail().equals(TerrainDetail.NONE);
	}

	/**
	 * Returns the first pixel of a column or row of cells, counted from the left or upper edge of the map.
	 *
	 * @param cell the index of the column or row
	 */
	private int start(int cell) {
		return (int) Math.ceil(cell * scale);
	}

	/**
	 * Begins to paint a row of cells. The caller then has to call {@link #lay} for each colour that covers a cell, such as an
	 * overlay or a tint, and finally {@link #end}.
	 *
	 * @param cells the colours of the terrain, indexed by cell of the row
	 */
	void begin(int row, int[] cells) {
		isPlain = true;
		for (int i = 0; i < masks.length; i++) {
			int terrain = picture.grid().terrain(first + i, row);
			boolean hasPicture = pictures != null && pictures.begin(i, terrain);
			isPlain &= !hasPicture;
			TerrainPattern pattern = hasPicture ? null : detail.patterns().get(terrain);
			masks[i] = pattern == null ? null : square.mask(pattern);
			if (pattern != null) {
				isPlain = false;
				System.arraycopy(PatternMask.shades(cells[i]), 0, shades, i * LEVELS, LEVELS);
			}
		}
	}

	/**
	 * Lays a translucent colour, such as an overlay, over the pattern or the picture of a cell. Does nothing for a cell with
	 * neither.
	 *
	 * @param i the index of the cell in its row of the image
	 * @param opacity 0 to 255
	 */
	void lay(int i, int colour, int opacity) {
		if (pictures != null) {
			pictures.lay(i, opacity);
		}
		for (int level = 0; masks[i] != null && level < LEVELS; level++) {
			shades[i * LEVELS + level] = TileRenderer.mix(shades[i * LEVELS + level], colour, opacity);
		}
	}

	/**
	 * Ends a row of cells.
	 *
	 * @param cells the colours to display, with overlays and tints
	 */
	void end(int row, int[] cells) {
		if (contours != null) {
			contours.read(row, cells);
			isPlain &= contours.isEmpty();
		}
	}

	/** Returns whether the row of cells has no pattern, no picture and no contour. */
	boolean isPlain() {
		return isPlain;
	}

	/** Returns whether some terrain has a picture. */
	boolean hasPictures() {
		return pictures != null;
	}

	/**
	 * Returns whether a cell of the present row has a picture. Must be called only if some terrain has a picture.
	 *
	 * @param i the index of the cell in its row of the image
	 */
	boolean hasPicture(int i) {
		return pictures.isAt(i);
	}

	/**
	 * Fills one row of pixels in the present row of cells.
	 *
	 * @param y the row of pixels in the whole map's picture
	 * @param row the row of cells
	 * @param cells the colours to display
	 */
	void fill(int y, int row, int[] cells, int[] pixels) {
		int squareRow = square.index(y);
		int above = y - start(row);
		int below = start(row + 1) - 1 - y;
		for (int i = 0; i < cells.length; i++) {
			int from = Math.max(0, starts[i]);
			int to = Math.min(pixels.length, starts[i + 1]);
			if (pictures != null && pictures.isAt(i)) {
				pictures.fill(i, starts[i], starts[i + 1], above, cells[i], pixels);
			} else if (masks[i] == null) {
				Arrays.fill(pixels, from, to, cells[i]);
			} else {
				masks[i].fill(pixels, from, to, squareRow, squareColumns, shades, i * LEVELS);
			}
			if (contours != null) {
				contours.draw(i, starts[i], starts[i + 1], above, below, pixels);
			}
		}
	}
}
