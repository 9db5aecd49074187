package org.leeway.core.exchange.godot.scene;

import org.leeway.core.LevelFormatException;

/**
 * A layer of tiles.
 *
 * @param node the node that holds the layer, for messages
 * @param place from the pixels of the layer to the pixels of the scene
 * @param collides whether the polygons of its tiles block
 * @param isNavigated whether the navigation polygons of its tiles count
 */
record SceneLayer(SceneNode node, String name, TileSet tiles, TileCells cells, Affine place, boolean collides,
		boolean isNavigated) {

	LevelFormatException error(String problem) {
		return node.error(problem);
	}

	/** Returns the range of columns and rows that have a tile: left, top, right and bottom, the last two not included. */
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

	/** Returns whether tiles of the layer say anything about where units go. */
	boolean hasMeaning() {
		return collides && tiles.hasPhysics() || isNavigated && tiles.isNavigable();
	}
}
