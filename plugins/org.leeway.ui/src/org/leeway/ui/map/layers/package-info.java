/**
 * The layers of the canvas. Each layer paints a picture: an immutable value, which a presenter creates and replaces. A layer
 * repaints the parts in which the old and the new picture differ.
 *
 * <p>{@link org.leeway.ui.map.layers.TerrainLayer} lies under GEF's scaled layers and renders tiles at the resolution
 * of the zoom itself, because scaled images are slow. Layers that extend {@link org.leeway.ui.map.layers.UnscaledLayer}
 * draw lines and words of one size at every zoom.
 */
package org.leeway.ui.map.layers;
