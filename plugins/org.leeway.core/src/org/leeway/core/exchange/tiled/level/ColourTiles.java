package org.leeway.core.exchange.tiled.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TileFrame;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.layer.OverlayLayer;

/** A maker of tilesets with one-coloured tiles. */
final class ColourTiles {

	/**
	 * Number of tiles in a row of the image. With fewer tiles in a row, the image for the largest possible value would be too
	 * high for graphics cards.
	 */
	private static final int COLUMNS = 64;

	private ColourTiles() {
	}

	/**
	 * Returns a tileset whose tiles have one colour each. The tileset includes their image.
	 *
	 * @param rgb the colours, indexed by the id of the tile
	 * @param suffix the suffix of the image's file name
	 */
	static ImageTileset of(int firstGid, String name, List<Tile> tiles, int[] rgb, String suffix, Values properties) {
		int columns = Math.min(COLUMNS, rgb.length);
		int places = (rgb.length + columns - 1) / columns * columns;
		Map<Integer, Tile> byId = new LinkedHashMap<>();
		tiles.forEach(tile -> byId.put(tile.id(), tile));
		return new ImageTileset(new Tileset(firstGid, name, OptionalInt.of(places),
				TileFrame.of(Vocabulary.PIXELS, Vocabulary.PIXELS), byId, properties), suffix, columns,
				Vocabulary.PIXELS, Arrays.copyOf(rgb, places));
	}

	/**
	 * Returns a tileset for the values of a layer, with a tile for each value from 0 to {@code max}. The value is the id
	 * of the tile, and also a property of the tile.
	 */
	static ImageTileset ofValues(int firstGid, OverlayLayer layer, int max, String suffix) {
		String name = layer.kind().id();
		List<Tile> tiles = new ArrayList<>();
		int[] rgb = new int[max + 1];
		for (int value = 0; value <= max; value++) {
			tiles.add(new Tile(value, "", new Values(Map.of(name, value))));
			rgb[value] = layer.colour(value);
		}
		return of(firstGid, name, tiles, rgb, suffix, new Values(Map.of(Vocabulary.ROLE, Vocabulary.VALUE_ROLE)));
	}

	/**
	 * Returns the rows of a layer for a map: each cell has the number of the tile that stands for its value, see {@link
	 * #ofValues}.
	 *
	 * @param firstGid the tile number of the value 0
	 */
	static CellLayer.Rows rows(int firstGid, OverlayLayer layer) {
		return (y, gids) -> {
			layer.values(0, y, gids.length, gids);
			for (int x = 0; x < gids.length; x++) {
				gids[x] += firstGid;
			}
		};
	}
}
