package org.leeway.core.exchange.tiled.map;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The meanings of a range of tile numbers. Immutable.
 *
 * @param firstGid the number of its tile 0 in the map, at least 1
 * @param count number of tiles. Empty if the file does not say so
 * @param tiles the tiles that it describes, by id, in the order of the file
 */
public record Tileset(int firstGid, String name, OptionalInt count, TileFrame frame, Map<Integer, Tile> tiles,
		Values properties) {

	/** Returns the same tileset with another first number. */
	public Tileset at(int first) {
		return new Tileset(first, name, count, frame, tiles, properties);
	}

	/** Returns whether a number of the map belongs to the tileset. */
	public boolean contains(int gid) {
		int id = gid - firstGid;
		return id >= 0 && (count.isEmpty() || id < count.getAsInt() || tiles.containsKey(id));
	}

	/** Returns the tile of a number that the tileset contains. */
	public Tile tile(int gid) {
		int id = gid - firstGid;
		return tiles.getOrDefault(id, new Tile(id, "", Values.NONE));
	}

	/** Returns a text for users about the numbers of a map's tilesets. */
	public static String describe(List<Tileset> tilesets) {
		TreeMap<Integer, String> parts = new TreeMap<>();
		for (Tileset each : tilesets) {
			parts.merge(each.firstGid, each.name + " from " + each.firstGid
					+ (each.count.isEmpty() ? " on" : " with " + each.count.getAsInt() + " tiles"), (one, two) -> one + ", " + two);
		}
		return parts.isEmpty() ? "none, as the map has no tileset" : String.join(", ", parts.values());
	}
}
