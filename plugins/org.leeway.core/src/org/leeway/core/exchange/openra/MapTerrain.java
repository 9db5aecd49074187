package org.leeway.core.exchange.openra;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.openra.ModRules.Forest;
import org.leeway.core.exchange.openra.ModRules.Resource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * The type of terrain of each cell of a map. The tile of the cell decides the type, unless a bridge or a resource
 * changes it. Also knows which cells have trees, because some mods store trees as tiles. Source: {@code
 * Map.GetTerrainIndex} and {@code ResourceLayer} in the source of the game.
 */
final class MapTerrain {

	private final MapInfo map;
	private final TileSet tiles;
	private final ModRules rules;
	/** The type of each cell as an unsigned index into {@link TileSet#types()}, row by row. */
	private final byte[] types;
	/** The cells with trees, indexed as {@link #types}. */
	private final BitSet trees = new BitSet();
	/**
	 * The cells that belong to buildings, indexed as {@link #types}. In these cells, a resource such as ore counts only if it can
	 * lie below buildings.
	 */
	private final BitSet built = new BitSet();
	private int unknown;
	private int resources;

	/**
	 * Creates the terrain from the tiles of a map, without bridges and resources.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	MapTerrain(MapInfo map, MapCells cells, TileSet tiles, ModRules rules, Progress progress) {
		this.map = map;
		this.tiles = tiles;
		this.rules = rules;
		types = new byte[map.width() * map.height()];
		Optional<Forest> forest = rules.forest();
		for (int x = 0; x < map.width(); x++) {
			progress.check();
			for (int y = 0; y < map.height(); y++) {
				int template = cells.template(x, y);
				int type = tiles.type(template, cells.index(x, y));
				unknown += type == TileSet.NONE ? 1 : 0;
				types[place(x, y)] = (byte) (type == TileSet.NONE ? tiles.standard() : type);
				if (forest.isPresent() && forest.get().templates().contains(template)) {
					trees.set(place(x, y));
				}
			}
		}
	}

	private int place(int x, int y) {
		return y * map.width() + x;
	}

	/**
	 * Adds a thing, such as a building or a bridge, with its upper left cell at (x, y). Some kinds of things, such as bridges,
	 * change the terrain of their cells. If the thing blocks cells, only the blocked cells get the thing's type of terrain.
	 * Otherwise the open cells of its footprint get this type.
	 *
	 * @throws LevelFormatException if the rules are malformed
	 */
	void add(ActorType type, Footprint footprint, int x, int y) throws LevelFormatException {
		for (Cell cell : footprint.own()) {
			if (map.has(x + cell.x(), y + cell.y())) {
				built.set(place(x + cell.x(), y + cell.y()));
			}
		}
		if (type.terrain().isPresent()) {
			Optional<Integer> made = tiles.place(type.terrain().get());
			for (Cell cell : footprint.blocks() ? footprint.blocked() : footprint.open()) {
				if (made.isPresent() && map.has(x + cell.x(), y + cell.y())) {
					types[place(x + cell.x(), y + cell.y())] = made.get().byteValue();
				}
			}
		}
	}

	/**
	 * Changes the type of each cell that has a resource. Things decide where resources can lie, so {@link #add} must be
	 * called for all things first.
	 */
	void addResources(MapCells cells) throws LevelFormatException {
		Map<Integer, Resource> kinds = rules.resources();
		Map<Integer, Optional<Integer>> made = new HashMap<>();
		kinds.forEach((number, kind) -> made.put(number, tiles.place(kind.terrain())));
		for (int y = 0; y < map.height(); y++) {
			for (int x = 0; x < map.width(); x++) {
				Resource kind = kinds.get(cells.resource(x, y));
				if (kind != null && map.isPlayable(x, y) && (kind.isBelow() || !built.get(place(x, y)))
						&& kind.lies(tiles.types().get(type(x, y)).name()) && made.get(cells.resource(x, y)).isPresent()) {
					types[place(x, y)] = made.get(cells.resource(x, y)).get().byteValue();
					resources++;
				}
			}
		}
	}

	/** Returns the type of terrain of a cell, as an index into {@link TileSet#types()}. */
	int type(int x, int y) {
		return Byte.toUnsignedInt(types[place(x, y)]);
	}

	/** Returns whether trees stand on a cell. */
	boolean hasTrees(int x, int y) {
		return trees.get(place(x, y));
	}

	/** Returns the number of cells whose tile does not exist in the tileset. */
	int unknownTiles() {
		return unknown;
	}

	/** Returns the number of cells whose type {@link #addResources} has changed. */
	int resourceCells() {
		return resources;
	}

	/**
	 * Returns how many playable cells have a type.
	 *
	 * @param type an index into {@link TileSet#types()}
	 */
	int count(int type) {
		int count = 0;
		for (int y = 0; y < map.height(); y++) {
			for (int x = 0; x < map.width(); x++) {
				count += type(x, y) == type && map.isPlayable(x, y) ? 1 : 0;
			}
		}
		return count;
	}

	/**
	 * Returns the grid of the level with the terrain id of each cell.
	 *
	 * @param terrains the terrains of the level, in the order of their ids
	 */
	TerrainGrid grid(List<LevelTerrain> terrains) {
		int[] plain = new int[tiles.types().size()];
		int[] wooded = new int[tiles.types().size()];
		int outside = 0;
		for (int id = 0; id < terrains.size(); id++) {
			LevelTerrain terrain = terrains.get(id);
			if (terrain.isOutside()) {
				outside = id;
			} else {
				(terrain.hasTrees() ? wooded : plain)[terrain.type()] = id;
			}
		}
		TerrainGridEditor grid = TerrainGrid.filled(map.width(), map.height(), outside).edit();
		byte[] row = new byte[map.bounds().width()];
		for (int y = map.bounds().y(); y < map.bounds().y() + map.bounds().height(); y++) {
			for (int i = 0; i < row.length; i++) {
				int x = map.bounds().x() + i;
				row[i] = (byte) (hasTrees(x, y) ? wooded : plain)[type(x, y)];
			}
			grid.setRow(map.bounds().x(), y, row, 0, row.length);
		}
		return grid.build();
	}
}
