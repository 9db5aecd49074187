package org.leeway.core.exchange.tiled.map;

/**
 * The attributes that tile layers, object layers and groups share.
 *
 * @param type the class of the layer. Empty if it has none
 * @param isVisible whether the layer and all groups around it are visible
 * @param x offset to the right, in pixels, including the offsets of the groups around the layer
 * @param y offset down, in pixels, including the offsets of the groups around the layer
 * @param group the group around the layer. Null if there is none
 */
public record LayerHead(String name, String type, boolean isVisible, double x, double y, Values properties,
		LayerHead group) {

	/** Returns the same attributes with these properties. */
	public LayerHead with(Values values) {
		return new LayerHead(name, type, isVisible, x, y, values, group);
	}

	/**
	 * Returns these attributes, combined with the attributes of the group around the layer. Offsets are added. The
	 * result is visible only if the group is visible too.
	 *
	 * @param around the group. If null, the result has the same attributes
	 */
	public LayerHead inside(LayerHead around) {
		return around == null ? this
				: new LayerHead(name, type, isVisible && around.isVisible, x + around.x, y + around.y, properties, around);
	}
}
