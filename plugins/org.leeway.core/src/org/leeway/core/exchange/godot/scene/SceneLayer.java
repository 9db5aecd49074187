package org.leeway.core.exchange.godot.scene;

import org.leeway.core.LevelFormatException;

/**
 * A layer of tiles.
 *
 * @param node the node that holds the layer, for messages
 * @param place the affine map from pixels of the layer to pixels of the scene
 * @param collides whether the collision polygons of the layer's tiles block units
 * @param isNavigated whether the navigation polygons of the layer's tiles make cells navigable
 */
record SceneLayer(SceneNode node, String name, TileSet tiles, TileCells cells, Affine place, boolean collides,
		boolean isNavigated) {

	LevelFormatException error(String problem) {
		return node.error(problem);
	}

	/**
	 * Returns the bounds {@code left, top, right, bottom} of the cells with a tile: columns [left, right) and rows [top, bottom).
	 */
	int[] range() {
		int[] range = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
		for (int i = 0; i < cells.count(); i++) {
			range[0] = Math.min(range[0], cells.x(i));
			range[1] = Math.min(range[1], cells.y(i));
			range[2] = Math.max(range[2], cells.x(i) + 1);
			range[3] = Math.max(range[3], cells.y(i) + 1);
		}
		return range;
	}

	/** Returns whether the layer has navigation polygons, or physics that can block units. */
	boolean hasMeaning() {
		return collides && tiles.hasPhysics() || isNavigated && tiles.isNavigable();
	}
}
