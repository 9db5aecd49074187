package org.leeway.core.exchange.tiled.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tile.Size;
import org.leeway.core.exchange.tiled.map.TileFrame;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.MessageText;

/** A collector of the parts of a tileset while the tileset is read. */
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
	/** The attributes of the image with the pictures of all tiles. */
	final ImageParts image = new ImageParts();
	final List<WangSet> wangSets = new ArrayList<>();
	/**
	 * The terrains of a tileset that an older version of Tiled wrote, stored like a Wang set. Newer versions of Tiled write
	 * Wang sets in place of terrains.
	 */
	final WangSet terrains = new WangSet();
	private final Map<Integer, TileParts> tiles = new LinkedHashMap<>();

	/** The parts of a tile that have been read so far. */
	static final class TileParts {

		String type = "";
		Values properties = Values.NONE;
		/**
		 * The width of the shown part of the tile's own image, usually the whole image. 0 if the tile has no image of its own.
		 */
		double width;
		/**
		 * The height of the shown part of the tile's own image, usually the whole image. 0 if the tile has no image of its own.
		 */
		double height;
		List<MapObject> shapes = List.of();
		/** The attributes of the tile's own image. */
		final ImageParts image = new ImageParts();
	}

	/** Returns the parts of the tile with an id. Adds the tile if its id is new. */
	TileParts tile(int id) {
		return tiles.computeIfAbsent(id, each -> new TileParts());
	}

	/** Stores the parts of a tile. Parts that were stored earlier for the same id are dropped. */
	void put(int id, TileParts tile) {
		tiles.put(id, tile);
	}

	/**
	 * Makes the tileset, after everything has been read.
	 *
	 * @param file the file that the parts come from
	 */
	Tileset tileset(Path file, int firstGid) {
		Map<Integer, String> names = new HashMap<>();
		wangSets.forEach(set -> set.addNames(names));
		terrains.addNames(names);
		names.keySet().forEach(this::tile);
		Map<Integer, Tile> made = new LinkedHashMap<>();
		tiles.forEach((id, tile) -> made.put(id, new Tile(id, tile.type, tile.properties, names.getOrDefault(id, ""),
				tile.width > 0 && tile.height > 0 ? new Size(tile.width, tile.height) : null, tile.shapes,
				tile.image.part(tile.width, tile.height, file).orElse(null))));
		TileFrame frame = new TileFrame(new Size(width, height), offsetX, offsetY, renderSize.equals(STRETCHED),
				gridOrientation.equals(ISOMETRIC) && gridWidth > 0 && gridHeight > 0 ? new Size(gridWidth, gridHeight) : null);
		return new Tileset(firstGid, name, count, frame, made, properties, image.sheet(width, height, file).orElse(null), pictureProblem());
	}

	private String pictureProblem() {
		return Stream.concat(Stream.of(image), tiles.values().stream().map(tile -> tile.image)).map(ImageParts::problem)
				.flatMap(Optional::stream).findFirst()
				.map(wrong -> "The tileset " + MessageText.quote(name) + " has " + wrong
						+ ", which is not understood, so Leeway chose the colours of its tiles.")
				.orElse("");
	}
}
