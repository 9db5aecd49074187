package org.leeway.core.exchange.tiled.map;

/**
 * What layers of tiles, layers of objects and groups have in common.
 *
 * @param type the class; empty if it has none
 * @param isVisible whether it and the groups around it are
 * @param x how far it and the groups around it are moved to the right, in pixels
 * @param y how far they are moved down, in pixels
 * @param group the group around it; null if there is none
 */
public record LayerHead(String name, String type, boolean isVisible, double x, double y, Values properties,
		LayerHead group) {

	/** A head with these properties. */
	public LayerHead with(Values values) {
		return new LayerHead(name, type, isVisible, x, y, values, group);
	}

	/** A head inside a group, which may be null. */
	public LayerHead inside(LayerHead around) {
		return around == null ? this
				: new LayerHead(name, type, isVisible && around.isVisible, x + around.x, y + around.y, properties, around);
	}
}
