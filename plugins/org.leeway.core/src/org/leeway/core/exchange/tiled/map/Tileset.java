package org.leeway.core.exchange.tiled.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

import org.leeway.core.exchange.terrain.PicturePart;

/**
 * A tileset of a map: a range of tile numbers, and the tiles for which these numbers stand. Immutable.
 *
 * @param firstGid the tile number of the tile with the id 0, at least 1
 * @param count how many tiles the tileset has. Empty if the file does not say
 * @param tiles the tiles with attributes, indexed by id, in the order of the file
 * @param sheet the image with the pictures of all tiles. Null if there is none
 * @param pictureProblem a sentence for users that says why pictures of tiles are left out. Empty if there is no problem
 */
public record Tileset(int firstGid, String name, OptionalInt count, TileFrame frame, Map<Integer, Tile> tiles,
		Values properties, TileSheet sheet, String pictureProblem) {

	/** Creates a tileset without an image. */
	public Tileset(int firstGid, String name, OptionalInt count, TileFrame frame, Map<Integer, Tile> tiles,
			Values properties) {
		this(firstGid, name, count, frame, tiles, properties, null, "");
	}

	/**
	 * Returns a copy of the tileset with other tile numbers.
	 *
	 * @param first the tile number of the tile with the id 0
	 */
	public Tileset at(int first) {
		return new Tileset(first, name, count, frame, tiles, properties, sheet, pictureProblem);
	}

	/**
	 * Returns whether a tile number of the map stands for a tile of this tileset.
	 *
	 * @param gid the tile number, without flags
	 */
	public boolean contains(int gid) {
		int id = gid - firstGid;
		return id >= 0 && (count.isEmpty() || id < count.getAsInt() || tiles.containsKey(id));
	}

	/** Returns the tile with a tile number. The tileset must contain the number. */
	public Tile tile(int gid) {
		int id = gid - firstGid;
		return tiles.getOrDefault(id, new Tile(id, "", Values.NONE));
	}

	/** Returns the picture of a tile. Empty if the tile has no picture. */
	public Optional<PicturePart> picture(Tile tile) {
		return tile.picture() != null ? Optional.of(tile.picture())
				: sheet != null ? sheet.part(tile.id()) : Optional.empty();
	}

	/** Returns a text for users that lists the tile numbers of some tilesets, such as {@code ground from 1 with 64 tiles}. */
	public static String describe(List<Tileset> tilesets) {
		TreeMap<Integer, String> parts = new TreeMap<>();
		for (Tileset each : tilesets) {
			parts.merge(each.firstGid, each.name + " from " + each.firstGid
					+ (each.count.isEmpty() ? " on" : " with " + each.count.getAsInt() + " tiles"), (one, two) -> one + ", " + two);
		}
		return parts.isEmpty() ? "none, as the map has no tileset" : String.join(", ", parts.values());
	}
}
