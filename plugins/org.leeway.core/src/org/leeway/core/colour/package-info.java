/**
 * Colours as values, without any toolkit.
 *
 * <p>A colour is a number {@code 0xRRGGBB}. {@link org.leeway.core.colour.Colour} converts the number from and to text.
 * A {@link org.leeway.core.colour.ColourScheme} has an {@link org.leeway.core.colour.OverlayColours}, which assigns a
 * colour to each meaning of a cell. From these colours, {@code OverlayColours} makes one
 * {@link org.leeway.core.colour.Palette} for each kind of layer. The palette maps the layer's values to colours and
 * lists them as {@link org.leeway.core.colour.LegendEntry}s. Layers of one kind and scheme share the palette object, so
 * layers with the same palette differ only in values.
 *
 * <p>A {@link org.leeway.core.colour.PatternMask} is a terrain's pattern as pixels, computed from shapes.
 * {@link org.leeway.core.colour.PatternScale} maps the pixels of a map at a zoom to the pixels of the mask. The
 * editor's map, legends, icons and pictures use both.
 */
package org.leeway.core.colour;
