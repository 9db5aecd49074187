package org.leeway.core.exchange.tiled.cells;

import java.util.Arrays;
import java.util.Optional;

import org.leeway.core.exchange.tiled.cells.TileMeaning.Naming;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.WholeGrid;

/** The conversion of the cells of a Tiled map into terrain. */
final class MapCells {

	/**
	 * The name of two terrains for all tiles without names: one for tiles that block, and one for other tiles. Used only if
	 * the map would otherwise have too many terrains.
	 */
	static final String OTHER = "other";

	private static final String VOID = "void";
	private static final int VOID_RGB = 0;
	private static final int UNKNOWN = -1;

	private final MapGrid grid;
	private final TileTable tiles;
	private final TileColours colours;
	private final EmptyCells emptyCells;
	private final Terrains terrains;
	private final boolean isMerged;
	private final int[] free;
	private final int[] blocked;
	private int empty = UNKNOWN;
	private int outside = UNKNOWN;

	/**
	 * Creates a conversion.
	 *
	 * @param isMerged whether tiles without names of their own share two terrains: one for all tiles that block, and
	 * one for all other tiles
	 */
	MapCells(MapGrid grid, TileTable tiles, TileColours colours, EmptyCells emptyCells, Terrains terrains, boolean isMerged) {
		this.grid = grid;
		this.tiles = tiles;
		this.colours = colours;
		this.emptyCells = emptyCells;
		this.terrains = terrains;
		this.isMerged = isMerged;
		this.free = unknown(tiles.count());
		this.blocked = unknown(tiles.count());
	}

	private static int[] unknown(int count) {
		int[] ids = new int[count];
		Arrays.fill(ids, UNKNOWN);
		return ids;
	}

	/**
	 * Makes the terrain. Also counts, for each tile, how many cells get their terrain from the tile. {@code counts}
	 * receives these numbers.
	 *
	 * @throws MapProblem if a tile belongs to no tileset, or there are too many terrains
	 */
	TerrainGrid build(CellCounts counts, Progress progress) {
		WholeGrid whole = new WholeGrid();
		whole.begin(grid.frame().width(), grid.frame().height());
		byte[] row = new byte[grid.frame().width()];
		grid.forEachRow(y -> {
			for (int x = 0; x < row.length; x++) {
				row[x] = (byte) (grid.layer(x) == MapGrid.VOID ? voidId() : id(grid.tile(x), grid.blocks(x) ? blocked : free));
			}
			whole.row(row);
			counts.addRow();
		}, progress);
		return whole.build();
	}

	private int id(int tile, int[] ids) {
		if (tile == 0) {
			empty = empty == UNKNOWN ? emptyId() : empty;
			return empty;
		}
		if (ids[tile] == UNKNOWN) {
			ids[tile] = tileId(tile, ids == blocked);
		}
		return ids[tile];
	}

	private int tileId(int tile, boolean blocks) {
		TileMeaning meaning = tiles.meaning(tile);
		return isMerged && meaning.naming() != Naming.OWN ? terrains.id(OTHER, blocks, Values.NONE, Optional.empty())
				: terrains.id(meaning.name(), blocks, meaning.properties(), colours.of(meaning));
	}

	/**
	 * Returns the id of the terrain for cells outside of a staggered map. A staggered map is no rectangle in the grid of
	 * the level, so the corners of the grid lie outside of the map. Adds the terrain on the first call.
	 */
	private int voidId() {
		outside = outside == UNKNOWN ? terrains.id(VOID, true, Values.NONE, Optional.of(VOID_RGB)) : outside;
		return outside;
	}

	private int emptyId() {
		return terrains.id(emptyCells.name(), emptyCells.block(), Values.NONE, Optional.of(emptyCells.rgb()));
	}
}
