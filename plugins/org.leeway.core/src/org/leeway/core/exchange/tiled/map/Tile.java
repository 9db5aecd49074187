package org.leeway.core.exchange.tiled.map;

import java.util.List;

import org.leeway.core.exchange.terrain.PicturePart;

/**
 * A tile that a tileset describes.
 *
 * @param id in its tileset, counted from 0
 * @param type the class of the tile, or empty
 * @param terrain the names of its Wang colours or its terrains, with hyphens between. May be empty
 * @param size of the tile's own image. Null if the tile has the size that its tileset gives
 * @param shapes the collision shapes of the tile, in pixels of the tile
 * @param picture the tile's own image, or a part of it. Null if the tile shows a part of the image of its tileset
 */
public record Tile(int id, String type, Values properties, String terrain, Size size, List<MapObject> shapes,
		PicturePart picture) {

	/** A width and a height in pixels. */
	public record Size(double width, double height) {
	}

	public Tile {
		shapes = List.copyOf(shapes);
	}

	/** Creates a tile that has no terrain, no image of its own and no collision shapes. */
	public Tile(int id, String type, Values properties) {
		this(id, type, properties, "", null, List.of(), null);
	}
}
