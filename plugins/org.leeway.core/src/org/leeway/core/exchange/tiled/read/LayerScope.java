package org.leeway.core.exchange.tiled.read;

/**
 * What groups hand down to their layers.
 *
 * @param isVisible whether all groups are
 * @param x offset in pixels
 * @param y offset in pixels
 * @param depth how many groups are around
 */
record LayerScope(boolean isVisible, double x, double y, int depth) {

	static final LayerScope MAP = new LayerScope(true, 0, 0, 0);

	/** What holds inside a layer or a group. */
	LayerScope inside(boolean visible, double offsetX, double offsetY) {
		return new LayerScope(isVisible && visible, x + offsetX, y + offsetY, depth + 1);
	}
}
