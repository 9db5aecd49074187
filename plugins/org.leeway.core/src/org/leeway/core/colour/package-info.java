/**
 * Colours as values, without any toolkit.
 *
 * <p>A colour is a number {@code 0xRRGGBB}; {@link org.leeway.core.colour.Colour} reads and writes it as text. A
 * {@link org.leeway.core.colour.ColourScheme} gives each meaning of a cell a colour, as
 * {@link org.leeway.core.colour.OverlayColours}. These make one {@link org.leeway.core.colour.Palette} for each kind of
 * layer, which maps the layer's values to colours and lists them as {@link org.leeway.core.colour.LegendEntry}s. A
 * palette is the same object for all layers of one kind and one scheme: layers with the same palette differ in values
 * only.
 *
 * <p>A {@link org.leeway.core.colour.PatternMask} is a terrain's pattern as pixels, from shapes given as distances, and
 * {@link org.leeway.core.colour.PatternScale} places it on a map at a zoom. The map, legends, icons and pictures use both.
 */
package org.leeway.core.colour;
