package org.leeway.core.exchange.tiled.map;

/**
 * The attributes that tile layers, object layers and groups share.
 *
 * @param type the class, or empty
 * @param isVisible whether the layer and all groups around it are visible
 * @param x offset to the right with the groups around it, in pixels
 * @param y offset down, in pixels
 * @param group the group around it, or null
 */
public record LayerHead(String name, String type, boolean isVisible, double x, double y, Values properties,
		LayerHead group) {

	/** Returns a head with these properties. */
	public LayerHead with(Values values) {
		return new LayerHead(name, type, isVisible, x, y, values, group);
	}

	/** Returns this head inside a group of layers. If {@code around} is null, there is no group. */
	public LayerHead inside(LayerHead around) {
		return around == null ? this
				: new LayerHead(name, type, isVisible && around.isVisible, x + around.x, y + around.y, properties, around);
	}
}
