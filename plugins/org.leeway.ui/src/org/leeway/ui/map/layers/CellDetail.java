package org.leeway.ui.map.layers;

import java.util.Arrays;

import org.leeway.core.colour.PatternMask;
import org.leeway.core.colour.PatternScale;
import org.leeway.model.TerrainPattern;

/**
 * The detail of a map's large cells: fills their pixels with colours, patterns and contours, row by row of pixels. Patterns lie
 * on the terrain, so translucent overlays cover them as they cover its colour; contours lie over everything.
 */
final class CellDetail {

	private static final int LEVELS = PatternMask.LEVELS;

	private final MapPicture picture;
	private final TerrainDetail detail;
	private final int first;
	private final PatternScale square;
	private final int[] squareColumns;
	/**
	 * Indexed by cell: its first pixel in the image, which may lie left of it. At the end, the first pixel of the cell after
	 * the last cell.
	 */
	private final int[] starts;
	private final double scale;
	private final TerrainContours contours;
	/** Indexed by cell. Null for a plain cell. */
	private final PatternMask[] masks;
	/** Indexed by cell and coverage: the colours of a cell with a pattern. */
	private final int[] shades;
	private boolean isPlain;

	/**
	 * @param left the first column of pixels, of the whole map's picture
	 * @param width in pixels
	 * @param first the column of the first cell
	 * @param count of the cells in a row
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
	}

	/** Returns whether cells show more than colours. */
	static boolean isVisible(MapPicture picture, PixelScale scale) {
		return scale.points() >= PatternScale.LEAST && !picture.visibleDetail().equals(TerrainDetail.NONE);
	}

	/** Returns the first pixel of a column or row of cells. */
	private int start(int cell) {
		return (int) Math.ceil(cell * scale);
	}

	/** Begins a row of cells. Their colours are the colours of their terrains so far. */
	void begin(int row, int[] cells) {
		isPlain = true;
		for (int i = 0; i < masks.length; i++) {
			TerrainPattern pattern = detail.patterns().get(picture.grid().terrain(first + i, row));
			masks[i] = pattern == null ? null : square.mask(pattern);
			if (pattern != null) {
				isPlain = false;
				System.arraycopy(PatternMask.shades(cells[i]), 0, shades, i * LEVELS, LEVELS);
			}
		}
	}

	/** Lays a colour over a cell. */
	void lay(int i, int colour, int opacity) {
		for (int level = 0; masks[i] != null && level < LEVELS; level++) {
			shades[i * LEVELS + level] = TileRenderer.mix(shades[i * LEVELS + level], colour, opacity);
		}
	}

	/** Ends a row of cells. Their colours are now the colours to display. */
	void end(int row, int[] cells) {
		if (contours != null) {
			contours.read(row, cells);
			isPlain &= contours.isEmpty();
		}
	}

	/** Returns whether all pixels of the row of cells have the colours of the cells. */
	boolean isPlain() {
		return isPlain;
	}

	/** Fills a row of pixels of the row of cells. */
	void fill(int y, int row, int[] cells, int[] pixels) {
		int squareRow = square.index(y);
		int above = y - start(row);
		int below = start(row + 1) - 1 - y;
		for (int i = 0; i < cells.length; i++) {
			int from = Math.max(0, starts[i]);
			int to = Math.min(pixels.length, starts[i + 1]);
			if (masks[i] == null) {
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
