package org.leeway.core.exchange.tiled.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.Gids;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.WholeGrid;

/**
 * Makes a grid of the tile layers of a map. A cell has the terrain that the highest of its tiles names; if none does, its
 * highest tile is a terrain of its own.
 */
final class MapGrid {

	private final List<TileLayer> layers;
	private final TileTerrains terrains;
	private final int left;
	private final int top;
	private final int width;
	private final int height;
	private final char[][] rows;
	private final IntPredicate isNamed;

	/** @param layers from the lowest to the highest */
	MapGrid(TiledMap map, List<TileLayer> layers, TileTerrains terrains) {
		this.layers = layers;
		this.terrains = terrains;
		this.isNamed = index -> terrains.named(index) != TileTerrains.UNNAMED;
		long[] box = map.isInfinite() ? bounds(layers) : new long[] {0, 0, map.width(), map.height()};
		try {
			TerrainGrid.checkSize(box[2] - box[0], box[3] - box[1]);
		} catch (IllegalArgumentException wrong) {
			throw new MapProblem("the chunks of the map need " + wrong.getMessage());
		}
		left = (int) box[0];
		top = (int) box[1];
		width = (int) (box[2] - box[0]);
		height = (int) (box[3] - box[1]);
		rows = new char[layers.size()][width];
	}

	/** The left, top, right and bottom of all chunks. */
	private static long[] bounds(List<TileLayer> layers) {
		long[] box = {Long.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE};
		for (TileLayer layer : layers) {
			for (Chunk chunk : layer.chunks()) {
				box[0] = Math.min(box[0], chunk.x());
				box[1] = Math.min(box[1], chunk.y());
				box[2] = Math.max(box[2], (long) chunk.x() + chunk.width());
				box[3] = Math.max(box[3], (long) chunk.y() + chunk.height());
			}
		}
		if (box[2] < box[0]) {
			throw new MapProblem("an infinite map without a chunk of tiles, expected some");
		}
		return box;
	}

	/** The column of the map that became column 0. */
	int left() {
		return left;
	}

	/** The row of the map that became row 0. */
	int top() {
		return top;
	}

	/** Whether some cells lie outside. */
	boolean hasCellsOutside() {
		return layers.stream().flatMap(layer -> layer.chunks().stream()).anyMatch(chunk -> chunk.x() < left || chunk.y() < top
				|| (long) chunk.x() + chunk.width() > (long) left + width
				|| (long) chunk.y() + chunk.height() > (long) top + height);
	}

	/** The grid. */
	TerrainGrid build(Progress progress) {
		WholeGrid grid = new WholeGrid();
		grid.begin(width, height);
		byte[] ids = new byte[width];
		scan(y -> {
			fill(ids, y);
			grid.row(ids);
		}, progress);
		return grid.build();
	}

	/** The number of cells whose terrain is that of a tile, by its index; 0 stands for cells without a tile. */
	long[] count(Progress progress) {
		long[] cells = new long[Gids.MOST];
		boolean[] named = new boolean[Gids.MOST];
		boolean[] known = new boolean[Gids.MOST];
		scan(y -> {
			for (int x = 0; x < width; x++) {
				cells[decisive(x, index -> {
					named[index] = known[index] ? named[index] : terrains.isNamed(index);
					known[index] = true;
					return named[index];
				})]++;
			}
		}, progress);
		return cells;
	}

	/** Fills {@link #rows} with each row of the map, from top to bottom. */
	private void scan(IntConsumer row, Progress progress) {
		RowChunks[] chunks = layers.stream().map(layer -> new RowChunks(layer.chunks())).toArray(RowChunks[]::new);
		for (int y = 0; y < height; y++) {
			for (int i = 0; i < rows.length; i++) {
				Arrays.fill(rows[i], (char) 0);
				chunks[i].copyRow(top + y, left, rows[i]);
			}
			row.accept(y);
			progress.check();
		}
	}

	private void fill(byte[] ids, int y) {
		for (int x = 0; x < width; x++) {
			try {
				ids[x] = (byte) terrain(x);
			} catch (MapProblem problem) {
				throw new MapProblem("cell " + x + "," + y + ": " + problem.getMessage());
			}
		}
	}

	private int terrain(int x) {
		int index = decisive(x, isNamed);
		int named = index == 0 ? TileTerrains.UNNAMED : terrains.named(index);
		return index == 0 ? terrains.empty() : named == TileTerrains.UNNAMED ? terrains.unnamed(index) : named;
	}

	/** The index of the tile that decides about a cell of the row: the highest that names a terrain, or else the highest. */
	private int decisive(int x, IntPredicate named) {
		int highest = 0;
		for (int i = rows.length - 1; i >= 0; i--) {
			int index = rows[i][x];
			if (index != 0) {
				if (named.test(index)) {
					return index;
				}
				highest = highest == 0 ? index : highest;
			}
		}
		return highest;
	}

	/** The chunks of a layer, by their top rows, so that a row need not look at all of them. */
	private static final class RowChunks {

		private final List<Chunk> sorted;
		private int next;
		private final List<Chunk> open = new ArrayList<>();

		RowChunks(List<Chunk> chunks) {
			sorted = chunks.stream().sorted(Comparator.comparingInt(Chunk::y)).toList();
		}

		/** Rows are asked for from top to bottom. */
		void copyRow(int y, int left, char[] target) {
			open.removeIf(chunk -> (long) chunk.y() + chunk.height() <= y);
			while (next < sorted.size() && sorted.get(next).y() <= y) {
				open.add(sorted.get(next++));
			}
			open.forEach(chunk -> chunk.copyRow(y, left, target));
		}
	}
}
