package org.leeway.core.exchange.tiled.cells;

import java.util.List;

import org.leeway.core.exchange.meaning.Marks;

/** A counter that counts, for each tile of a map, the cells that get their terrain from this tile. */
final class CellCounts {

	private final MapGrid grid;
	private final List<PlacedLayer> layers;
	private final TileTable tiles;
	private final long[] free;
	private final long[] blocked;
	private final long[] byLayer;

	CellCounts(MapGrid grid, List<PlacedLayer> layers, TileTable tiles) {
		this.grid = grid;
		this.layers = layers;
		this.tiles = tiles;
		this.free = new long[tiles.count()];
		this.blocked = new long[tiles.count()];
		this.byLayer = new long[layers.size()];
	}

	/** Counts the cells of the grid's current row. */
	void addRow() {
		for (int x = 0; x < grid.frame().width(); x++) {
			int tile = grid.tile(x);
			if (!grid.blocks(x)) {
				free[tile]++;
			} else if (tile != 0) {
				blocked[tile]++;
				byLayer[grid.layer(x)] += tiles.blocks(tile) ? 0 : 1;
			}
		}
	}

	/**
	 * Returns how many cells get their terrain from a tile. Counts only the blocked cells, or only the free cells. The same
	 * tile may block in a layer of walls, and be free in other layers.
	 *
	 * @param tile the index of the tile, as in {@link MapGrid#tile(int)}
	 * @param blocks true to count the blocked cells, false to count the free cells
	 */
	long of(int tile, boolean blocks) {
		return blocks ? blocked[tile] : free[tile];
	}

	/**
	 * Reports to {@code marks} how many cells each mark blocks. A mark is the reason why a cell blocks: a name or a property
	 * of a tile or layer, such as {@code wall}.
	 */
	void tell(Marks marks) {
		for (int tile = 1; tile < blocked.length; tile++) {
			if (blocked[tile] > 0 && tiles.blocks(tile)) {
				marks.blocks(tiles.meaning(tile).mark().orElseThrow(), blocked[tile]);
			}
		}
		for (int i = 0; i < byLayer.length; i++) {
			long cells = byLayer[i];
			layers.get(i).mark().ifPresent(mark -> marks.blocks(mark, cells));
		}
	}
}
