package org.leeway.core.exchange.godot.scene;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.leeway.core.LevelFormatException;

/** A tile of a tile set, or an alternative version of such a tile. */
final class Tile {

	/**
	 * The properties of the tile, indexed by name, such as {@code terrain}. In the file, the name has a prefix, as in {@code
	 * 3:1/0/terrain}: the tile's column and row in the atlas, and the number of its alternative.
	 */
	private final Map<String, Value> values = new TreeMap<>();
	private final SortedMap<String, String> custom = new TreeMap<>();
	private boolean navigable;

	Map<String, Value> values() {
		return values;
	}

	/** Returns the values of the custom data, indexed by the names of the custom data layers. */
	SortedMap<String, String> custom() {
		return custom;
	}

	/** Returns whether units can navigate over the middle of the tile. */
	boolean isNavigable() {
		return navigable;
	}

	void setNavigable() {
		navigable = true;
	}

	/**
	 * Returns the numbers of the tile's terrain set and terrain in the form {@code SET/TERRAIN}. Empty if the tile has no terrain.
	 */
	Optional<String> terrain() throws LevelFormatException {
		Value set = values.get("terrain_set");
		Value terrain = values.get("terrain");
		return set == null || terrain == null ? Optional.empty()
				: Optional.of(set.whole("terrain_set") + "/" + terrain.whole("terrain"));
	}
}
