package org.leeway.core.colour;

import org.leeway.model.TerrainPattern;

/**
 * One line of a layer's legend.
 *
 * @param rgb the colour as {@code 0xRRGGBB}
 * @param pattern the pattern that is drawn over the colour in large cells
 */
public record LegendEntry(String label, int rgb, TerrainPattern pattern) {

	/** Creates an entry with a plain colour. */
	public LegendEntry(String label, int rgb) {
		this(label, rgb, TerrainPattern.NONE);
	}
}
