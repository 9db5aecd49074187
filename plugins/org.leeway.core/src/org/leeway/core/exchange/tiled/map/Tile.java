package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A tile of which a tileset says something.
 *
 * @param id in its tileset, from 0 on
 * @param type the class of the tile; empty if it has none
 * @param terrain the names of its Wang colours or its terrains, with hyphens between; empty if it has none
 * @param size of its own image; null if it has the size of its tileset
 * @param shapes what Tiled's Collision Editor holds, in pixels of the tile
 */
public record Tile(int id, String type, Values properties, String terrain, Size size, List<MapObject> shapes) {

	/** A width and a height in pixels. */
	public record Size(double width, double height) {
	}

	public Tile {
		shapes = List.copyOf(shapes);
	}

	/** A tile without terrain, image and shapes. */
	public Tile(int id, String type, Values properties) {
		this(id, type, properties, "", null, List.of());
	}
}
