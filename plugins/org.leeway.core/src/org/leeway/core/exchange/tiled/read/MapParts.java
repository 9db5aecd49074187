package org.leeway.core.exchange.tiled.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Gids;
import org.leeway.core.exchange.tiled.map.ObjectGroup;
import org.leeway.core.exchange.tiled.map.Orientation.Kind;
import org.leeway.core.exchange.tiled.map.Orientation;
import org.leeway.core.exchange.tiled.map.TileGrid;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.Problems;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.TerrainGrid;

/** A collector of the parts of a map while the map is read. */
final class MapParts {

	/** Limit for the depth of groups inside of groups. */
	static final int DEEPEST = 64;
	/** Limit for the cells of all layers together. */
	private static final long MOST_CELLS = 2L * TerrainGrid.MAX_CELLS;

	final Gids gids = new Gids();
	final List<Tileset> tilesets = new ArrayList<>();
	final List<TileLayer> layers = new ArrayList<>();
	final List<ObjectGroup> groups = new ArrayList<>();
	String orientation = "orthogonal";
	String staggerAxis = "y";
	String staggerIndex = "odd";
	int width;
	int height;
	double tileWidth;
	double tileHeight;
	boolean isInfinite;
	Values properties = Values.NONE;
	private final Map<String, Integer> skipped = new LinkedHashMap<>();
	private final List<String> losses = new ArrayList<>();
	private long cells;

	/**
	 * Counts a thing in the file that the import leaves out, for a message to the user.
	 *
	 * @param what the kind of thing, in the singular
	 */
	void skip(String what) {
		skipped.merge(what, 1, Integer::sum);
	}

	/** Adds a layer of tiles. If the file has no data for the layer, reports to the user that the layer has no tiles. */
	void add(TileLayer layer, boolean hasData) {
		layers.add(layer);
		if (!hasData) {
			losses.add("The layer " + MessageText.quote(layer.name()) + " has no data, so it has no tiles.");
		}
	}

	/** Checks the attributes of the map: its orientation, and the sizes of the map and of its tiles. */
	void checkHead(Problems place) throws LevelFormatException {
		kind().orElseThrow(() -> place.error("the orientation " + MessageText.quote(orientation)
				+ ", expected an orthogonal, isometric or staggered map"));
		if (!(tileWidth > 0) || !(tileHeight > 0)) {
			throw place.error("tiles of " + tileWidth + " x " + tileHeight + " pixels, expected more than 0");
		}
		if (!isInfinite) {
			checkSize(width, height, place);
		}
	}

	private Optional<Kind> kind() {
		return Arrays.stream(Kind.values()).filter(each -> each.name().toLowerCase(Locale.ROOT).equals(orientation)).findFirst();
	}

	/**
	 * Adds the number of cells of a layer or a chunk to the total of the map. Called before the cells are read, so that a map that
	 * is too large costs no memory. Throws an exception if the size is invalid or the total exceeds {@link #MOST_CELLS}.
	 */
	void reserve(int columns, int rows, Problems place) throws LevelFormatException {
		checkSize(columns, rows, place);
		cells += (long) columns * rows;
		if (cells > MOST_CELLS) {
			throw place.error("layers with more than " + MOST_CELLS + " cells together, expected fewer");
		}
	}

	/** Checks that a layer has the size of the map. Chunks of infinite maps may have any size. */
	void checkLayer(String name, int columns, int rows, Problems place) throws LevelFormatException {
		if (!isInfinite && (columns != width || rows != height)) {
			throw place.error("layer " + MessageText.quote(name) + " has " + columns + " x " + rows + " cells, expected "
					+ width + " x "
					+ height + " as the map");
		}
	}

	private static void checkSize(long width, long height, Problems place) throws LevelFormatException {
		try {
			TerrainGrid.checkSize(width, height);
		} catch (IllegalArgumentException wrong) {
			throw place.error(wrong.getMessage());
		}
	}

	/** Returns the complete, checked map. */
	TiledMap finish() {
		skipped.forEach((what, count) -> losses.add(Counts.of(count, what + " is", what + "s are") + " left out."));
		Orientation how = new Orientation(kind().orElseThrow(), staggerAxis.equals("x"), staggerIndex.equals("even"));
		return new TiledMap(new TileGrid(how, width, height, tileWidth, tileHeight, isInfinite), properties,
				List.copyOf(tilesets), gids, List.copyOf(layers), List.copyOf(groups), List.copyOf(losses));
	}
}
