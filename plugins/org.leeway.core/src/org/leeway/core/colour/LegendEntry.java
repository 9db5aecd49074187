package org.leeway.core.colour;

import org.leeway.model.TerrainPattern;

/**
 * One line of a layer's legend.
 *
 * @param rgb the colour as {@code 0xRRGGBB}
 * @param pattern the pattern that maps draw over the colour if the side of a cell is at least {@link PatternScale#LEAST} points
 * long on the screen
 */
public record LegendEntry(String label, int rgb, TerrainPattern pattern) {

	/** Creates an entry with a plain colour. */
	public LegendEntry(String label, int rgb) {
		this(label, rgb, TerrainPattern.NONE);
	}
}
