/**
 * The layers of the canvas, each with the picture that it paints: an immutable value, which a presenter makes and
 * replaces. A layer repaints what differs between two pictures.
 *
 * <p>{@link org.leeway.ui.map.layers.TerrainLayer} lies under GEF's scaled layers and renders tiles at the resolution
 * of the zoom itself, because scaled images are slow. Layers that extend {@link org.leeway.ui.map.layers.UnscaledLayer}
 * draw lines and words of one size at every zoom.
 */
package org.leeway.ui.map.layers;
