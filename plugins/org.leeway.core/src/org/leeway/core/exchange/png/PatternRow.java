package org.leeway.core.exchange.png;

import java.util.Map;

import org.leeway.core.colour.PatternMask;
import org.leeway.core.colour.PatternScale;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.model.TerrainPattern;

/**
 * A painter of the patterns that mark terrains in an image of a layer. Works on one row of pixels at a time. If cells
 * are narrower than {@link PatternScale#LEAST} pixels, nothing is painted.
 */
final class PatternRow {

	private final OverlayLayer layer;
	private final int scale;
	private final PatternScale square;
	private final boolean isPlain;
	private final int[] values;
	private final int[] columns;

	private PatternRow(OverlayLayer layer, int scale) {
		this.layer = layer;
		this.scale = scale;
		this.square = new PatternScale(scale);
		this.isPlain = scale < PatternScale.LEAST || layer.patterns().isEmpty();
		this.values = new int[isPlain ? 0 : layer.width()];
		this.columns = square.indices(0, isPlain ? 0 : layer.width() * scale);
	}

	/**
	 * Creates a painter for a layer.
	 *
	 * @param scale the side of a cell, in pixels
	 */
	static PatternRow of(OverlayLayer layer, int scale) {
		return new PatternRow(layer, scale);
	}

	/** Reads the values of a row of cells. The following calls of {@link #draw} use these values to draw patterns. */
	void read(int row) {
		if (!isPlain) {
			layer.values(0, row, values.length, values);
		}
	}

	/**
	 * Draws the patterns over a row of pixels.
	 *
	 * @param y the row of pixels, counted from the top of the image
	 * @param cells the colour of each cell of the row
	 * @param pixels the pixels of the row, which already have the plain colours of the cells
	 */
	void draw(int y, int[] cells, int[] pixels) {
		Map<Integer, TerrainPattern> patterns = layer.patterns();
		for (int x = 0; x < values.length; x++) {
			TerrainPattern pattern = patterns.get(values[x]);
			if (pattern != null) {
				square.mask(pattern).fill(pixels, x * scale, (x + 1) * scale, square.index(y), columns,
						PatternMask.shades(cells[x]), 0);
			}
		}
	}
}
