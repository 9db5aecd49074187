package org.leeway.core.exchange.tiled.cells;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A user's file that assigns tiles to terrains. A line of the file selects tiles by {@code TILESET:ID}, {@code
 * TILESET:ID-ID}, {@code class:NAME} or {@code PROPERTY=VALUE}. Two more selectors are {@code empty} for cells without
 * a tile, and {@code *} for all tiles. Immutable.
 */
record TerrainNames(TerrainFile<Selector> file) {

	/** The option that names the file. */
	static final TypedOption<String> OPTION = TerrainFile.option("tiles");

	private static final String EXPECTED = "TILESET:ID, TILESET:ID-ID, class:NAME, PROPERTY=VALUE, empty or *";
	private static final Selector EMPTY = (tileset, tile) -> false;

	/** The part of a line that says which tiles the line selects. */
	interface Selector {

		boolean selects(Tileset tileset, Tile tile);
	}

	/**
	 * Reads the user's file, if the options name one. Without a file, no tile has a user's terrain.
	 *
	 * @throws IOException if the file cannot be read, or has an invalid line
	 */
	static TerrainNames read(OptionValues options) throws IOException {
		return new TerrainNames(TerrainFile.read(OPTION, options, TerrainNames::selector, EXPECTED));
	}

	private static Optional<Selector> selector(String word) {
		int equals = word.indexOf('=');
		int colon = word.lastIndexOf(':');
		if (word.equals("*")) {
			return Optional.of((tileset, tile) -> true);
		}
		if (word.equals(NamedTerrains.EMPTY)) {
			return Optional.of(EMPTY);
		}
		if (equals > 0) {
			String name = word.substring(0, equals);
			String value = word.substring(equals + 1);
			return Optional.of((tileset, tile) -> tile.properties().text(name).filter(value::equals).isPresent());
		}
		if (word.startsWith("class:")) {
			return Optional.of((tileset, tile) -> tile.type().equals(word.substring("class:".length())));
		}
		return colon > 0 ? range(word.substring(0, colon), word.substring(colon + 1)) : Optional.empty();
	}

	private static Optional<Selector> range(String name, String ids) {
		if (!ids.matches("\\d{1,9}(-\\d{1,9})?")) {
			return Optional.empty();
		}
		String[] ends = ids.split("-");
		int first = Integer.parseInt(ends[0]);
		int last = Integer.parseInt(ends[ends.length - 1]);
		return Optional.of((tileset, tile) -> word(tileset).equals(name) && tile.id() >= first && tile.id() <= last);
	}

	/** Returns a selector for one tile. */
	static String selector(Tileset tileset, Tile tile) {
		return word(tileset) + ":" + tile.id();
	}

	/**
	 * Returns the name of a tileset as selectors use it: with {@code _} in place of blanks. A tileset without a name is
	 * called {@code _}.
	 */
	private static String word(Tileset tileset) {
		return tileset.name().isBlank() ? "_" : tileset.name().replaceAll("\\s+", "_");
	}

	/** Returns the first line of the file that selects a tile. Empty if no line of the file selects the tile. */
	Optional<TerrainFile.Line<Selector>> of(Tileset tileset, Tile tile) {
		return file.lines().stream().filter(line -> line.selector().selects(tileset, tile)).findFirst();
	}

	/** Returns whether the file assigns tiles to the terrain with this name. */
	boolean namesTiles(String terrain) {
		return file.namesElsewhere(EMPTY, terrain);
	}

	/** Returns the line of the user's file with the terrain of cells without a tile. Empty if there is no such line. */
	Optional<TerrainFile.Line<Selector>> ofEmpty() {
		return file.lines().stream().filter(line -> line.selector() == EMPTY).findFirst();
	}
}
