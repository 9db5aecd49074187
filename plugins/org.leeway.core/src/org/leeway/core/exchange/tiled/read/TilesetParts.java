package org.leeway.core.exchange.tiled.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tile.Size;
import org.leeway.core.exchange.tiled.map.TileFrame;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;

/** The parts of a tileset that a reader has found so far. */
final class TilesetParts {

	/** The value of {@code tilerendersize} that stretches tiles to the size of a cell of the map. */
	private static final String STRETCHED = "grid";
	private static final String ISOMETRIC = "isometric";

	String name = "";
	OptionalInt count = OptionalInt.empty();
	double width;
	double height;
	double offsetX;
	double offsetY;
	String renderSize = "";
	String gridOrientation = "";
	double gridWidth;
	double gridHeight;
	Values properties = Values.NONE;
	final List<WangSet> wangSets = new ArrayList<>();
	/** The terrains of older files, as a Wang set: Tiled had terrains before it had Wang sets. */
	final WangSet terrains = new WangSet();
	private final Map<Integer, TileParts> tiles = new LinkedHashMap<>();

	/** The parts of a tile that a reader has found so far. */
	static final class TileParts {

		String type = "";
		Values properties = Values.NONE;
		/** The size of its image, or of its part of the image. */
		double width;
		double height;
		List<MapObject> shapes = List.of();
	}

	/** Returns the tile of an id. */
	TileParts tile(int id) {
		return tiles.computeIfAbsent(id, each -> new TileParts());
	}

	/** Sets the tile of an id. */
	void put(int id, TileParts tile) {
		tiles.put(id, tile);
	}

	/** Returns the tileset, of which all was read. */
	Tileset tileset(int firstGid) {
		Map<Integer, String> names = new HashMap<>();
		wangSets.forEach(set -> set.addNames(names));
		terrains.addNames(names);
		names.keySet().forEach(this::tile);
		Map<Integer, Tile> made = new LinkedHashMap<>();
		tiles.forEach((id, tile) -> made.put(id, new Tile(id, tile.type, tile.properties, names.getOrDefault(id, ""),
				tile.width > 0 && tile.height > 0 ? new Size(tile.width, tile.height) : null, tile.shapes)));
		TileFrame frame = new TileFrame(new Size(width, height), offsetX, offsetY, renderSize.equals(STRETCHED),
				gridOrientation.equals(ISOMETRIC) && gridWidth > 0 && gridHeight > 0 ? new Size(gridWidth, gridHeight) : null);
		return new Tileset(firstGid, name, count, frame, made, properties);
	}
}
