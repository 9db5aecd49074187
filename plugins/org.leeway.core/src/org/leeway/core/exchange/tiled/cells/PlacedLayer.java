package org.leeway.core.exchange.tiled.cells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.geom.Point;

/**
 * A tile layer, moved by a whole number of cells. A map may move a layer by a fraction of a cell, such as 0.4 columns. Each
 * tile then touches two columns, so the layer is used twice: moved by 0 columns, and moved by 1 column. The use nearest to the
 * true place decides the terrain, here the first. The other use only adds blocked cells.
 *
 * @param mark the mark that makes all tiles of the layer block
 * @param opens whether tiles of lower layers are ignored where this layer has a tile
 * @param dx by how many columns the layer is moved to the right
 * @param dy by how many rows the layer is moved down
 * @param moved the exact offset of the layer, in cells
 * @param blocksOnly whether only the blocking tiles are used, because another use of the layer decides the terrain
 */
record PlacedLayer(TileLayer layer, Optional<Mark> mark, boolean opens, int dx, int dy, Point moved, boolean blocksOnly) {

	private static final double ROUNDING = 1e-9;
	/**
	 * Limit for an offset, in cells. The largest maps are smaller than this limit, so a layer with a larger offset lies
	 * outside of every map.
	 */
	private static final int FARTHEST = 1 << 20;

	/** Returns all moved copies of a layer. */
	static List<PlacedLayer> of(TileLayer layer, Optional<Mark> mark, boolean opens, Point moved) {
		List<PlacedLayer> placed = new ArrayList<>();
		int nearestX = nearest(moved.x());
		int nearestY = nearest(moved.y());
		for (int dy : touched(moved.y())) {
			for (int dx : touched(moved.x())) {
				placed.add(new PlacedLayer(layer, mark, opens, dx, dy, moved, dx != nearestX || dy != nearestY));
			}
		}
		return placed;
	}

	private static int nearest(double cells) {
		return (int) Math.rint(Math.clamp(cells, -FARTHEST, FARTHEST));
	}

	private static int[] touched(double cells) {
		int nearest = nearest(cells);
		return Math.abs(cells - nearest) <= ROUNDING || Math.abs(nearest) == FARTHEST ? new int[] {nearest}
				: new int[] {(int) Math.floor(cells), (int) Math.ceil(cells)};
	}

	/** Returns the layer's name for messages. */
	String quoted() {
		return MessageText.quote(layer.name());
	}

	/** Returns whether any cell of the layer has a tile. */
	boolean hasTiles() {
		for (Chunk chunk : layer.chunks()) {
			char[] row = new char[chunk.width()];
			for (int y = 0; y < chunk.height(); y++) {
				chunk.copyRow((long) chunk.y() + y, chunk.x(), row);
				for (char tile : row) {
					if (tile != 0) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/**
	 * Returns how many tiles lie outside of the map because the layer is moved. Returns 0 if this use of the layer only adds
	 * blocked cells: another use counts the tiles.
	 */
	long tilesOutside(MapFrame frame) {
		long outside = 0;
		for (Chunk chunk : dx == 0 && dy == 0 || blocksOnly ? List.<Chunk>of() : layer.chunks()) {
			char[] row = new char[chunk.width()];
			for (int y = 0; y < chunk.height(); y++) {
				chunk.copyRow((long) chunk.y() + y, chunk.x(), row);
				for (int x = 0; x < row.length; x++) {
					outside += row[x] != 0 && !isInside(frame, (long) chunk.x() + x, (long) chunk.y() + y) ? 1 : 0;
				}
			}
		}
		return outside;
	}

	private boolean isInside(MapFrame frame, long x, long y) {
		return frame.staggered().map(cells -> frame.contains(cells.column(x, y) + dx, cells.row(x, y) + dy))
				.orElseGet(() -> frame.contains(x + dx, y + dy));
	}
}
