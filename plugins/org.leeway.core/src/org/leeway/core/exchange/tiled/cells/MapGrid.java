package org.leeway.core.exchange.tiled.cells;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;

/**
 * A reader of the cells of a map. Each cell has the tile that decides its terrain. If several layers have a tile at the cell,
 * the first of these rules decides:
 * <ol>
 * <li>A tile that blocks comes before other tiles.
 * <li>A tile that names a terrain comes before other tiles.
 * <li>A tile in a higher layer comes before tiles in lower layers.
 * </ol>
 */
final class MapGrid {

	/** The index of the deciding layer for cells where no layer has a tile. */
	static final int NONE = -1;
	/**
	 * The value in place of the index of a deciding layer, for cells outside of the map. For example, the corners of the
	 * level's grid lie outside of a staggered map.
	 */
	static final int VOID = -2;

	private final List<PlacedLayer> layers;
	private final TileTable tiles;
	private final MapFrame frame;
	private final char[][] rows;
	private final boolean[] isMarked;
	private final boolean[] opens;
	private final boolean[] blocksOnly;
	private final int[] decisive;
	private final boolean[] blocks;

	/**
	 * Creates a grid that has not read any row.
	 *
	 * @param layers from the lowest to the highest
	 */
	MapGrid(MapFrame frame, List<PlacedLayer> layers, TileTable tiles) {
		this.frame = frame;
		this.layers = layers;
		this.tiles = tiles;
		decisive = new int[frame.width()];
		blocks = new boolean[frame.width()];
		rows = new char[layers.size()][frame.width()];
		isMarked = new boolean[rows.length];
		opens = new boolean[rows.length];
		blocksOnly = new boolean[rows.length];
		for (int i = 0; i < rows.length; i++) {
			isMarked[i] = layers.get(i).mark().isPresent();
			opens[i] = layers.get(i).opens();
			blocksOnly[i] = layers.get(i).blocksOnly();
		}
	}

	MapFrame frame() {
		return frame;
	}

	/**
	 * Reads the map row by row, from top to bottom. Other methods return facts about the current row.
	 *
	 * @param row called with the index of each row, while this row is the current row
	 * @throws MapProblem if a tile belongs to no tileset. The message has the cell
	 */
	void forEachRow(IntConsumer row, Progress progress) {
		List<LayerRows> readers = layers.stream().map(layer -> new LayerRows(layer, frame.staggered())).toList();
		for (int y = 0; y < frame.height(); y++) {
			for (int i = 0; i < rows.length; i++) {
				Arrays.fill(rows[i], (char) 0);
				readers.get(i).copyRow(frame.top() + y, frame.left(), rows[i]);
			}
			decideRow(y);
			row.accept(y);
			progress.check();
		}
	}

	private void decideRow(int y) {
		boolean mayHaveHoles = frame.staggered().isPresent();
		for (int x = 0; x < frame.width(); x++) {
			try {
				if (mayHaveHoles && !frame.contains(frame.left() + x, frame.top() + y)) {
					decisive[x] = VOID;
					blocks[x] = true;
				} else {
					decide(x);
				}
			} catch (MapProblem problem) {
				throw problem.at(x, y);
			}
		}
	}

	private void decide(int x) {
		int named = NONE;
		int highest = NONE;
		for (int i = rows.length - 1; i >= 0; i--) {
			int tile = rows[i][x];
			if (tile == 0) {
				continue;
			}
			int bits = tiles.bits(tile);
			if ((bits & TileTable.BLOCKS) != 0 || isMarked[i] && (bits & TileTable.FREE) == 0) {
				decisive[x] = i;
				blocks[x] = true;
				return;
			}
			if (!blocksOnly[i]) {
				highest = highest == NONE ? i : highest;
				named = named == NONE && (bits & TileTable.NAMED) != 0 ? i : named;
			}
			if (opens[i]) {
				break;
			}
		}
		decisive[x] = named == NONE ? highest : named;
		blocks[x] = false;
	}

	/**
	 * Returns the index of the layer that decides the terrain of a cell of the current row. Returns {@link #NONE} if no
	 * layer has a tile there, and {@link #VOID} outside of the map.
	 */
	int layer(int x) {
		return decisive[x];
	}

	/**
	 * Returns the tile that decides the terrain of a cell of the current row. A tile is given by the index of its tile
	 * number in the map's {@code Gids}. Returns 0 if the cell has no tile.
	 */
	int tile(int x) {
		return decisive[x] < 0 ? 0 : rows[decisive[x]][x];
	}

	/**
	 * Returns whether a cell of the current row is blocked. A cell is blocked if the tile that decides its terrain
	 * blocks, or if the cell is outside of the map.
	 */
	boolean blocks(int x) {
		return blocks[x];
	}

	/**
	 * Returns the index of a layer's tile at a cell of the current row. Returns 0 if the layer has no tile there. Also returns 0 if
	 * a higher layer opens the cell: for example, a tile of a bridge makes all tiles below it ineffective.
	 */
	int tile(int layer, int x) {
		for (int i = layer + 1; i < rows.length; i++) {
			if (opens[i] && rows[i][x] != 0) {
				return 0;
			}
		}
		return rows[layer][x];
	}
}
