package org.leeway.core.colour;

/**
 * One line of a layer's legend.
 *
 * @param rgb the colour as {@code 0xRRGGBB}
 */
public record LegendEntry(String label, int rgb) {
}
