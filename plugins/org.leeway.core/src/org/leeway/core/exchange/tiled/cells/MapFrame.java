package org.leeway.core.exchange.tiled.cells;

import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.Orientation.Kind;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.place.StaggeredCells;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The rectangle of a map's cells that becomes a level.
 *
 * @param left the column of the map that becomes column 0
 * @param top the row of the map that becomes row 0
 * @param tiles the rectangle of the map's tiles, in the columns and rows of the file
 * @param staggered converts between cells and tiles. Empty if a cell and its tile have the same column and row
 */
public record MapFrame(long left, long top, int width, int height, Box tiles, Optional<StaggeredCells> staggered) {

	/** A rectangle of cells: the columns [left, right) and the rows [top, bottom). */
	public record Box(long left, long top, long right, long bottom) {

		boolean contains(long x, long y) {
			return x >= left && x < right && y >= top && y < bottom;
		}
	}

	/**
	 * Returns the part of a map that becomes the level. This is the whole map. For an infinite map, it is the rectangle
	 * around all chunks.
	 *
	 * @throws MapProblem if the part is too large for a level, or the map is infinite and has no chunks
	 */
	static MapFrame of(TiledMap map, List<PlacedLayer> layers) {
		Optional<StaggeredCells> staggered = Optional.of(map.orientation()).filter(each -> each.kind() == Kind.STAGGERED)
				.map(StaggeredCells::of);
		Box tiles = map.isInfinite() ? chunks(layers, staggered.isEmpty()) : new Box(0, 0, map.width(), map.height());
		Box cells = staggered.map(each -> cells(each, tiles)).orElse(tiles);
		long width = cells.right - cells.left;
		long height = cells.bottom - cells.top;
		try {
			TerrainGrid.checkSize(width, height);
		} catch (IllegalArgumentException wrong) {
			throw new MapProblem((map.isInfinite() ? "the chunks of the map need " : "the map needs ") + wrong.getMessage());
		}
		return new MapFrame(cells.left, cells.top, (int) width, (int) height, tiles, staggered);
	}

	/**
	 * Returns the rectangle around all chunks.
	 *
	 * @param isMoved whether to move the chunks of each layer by the layer's offset, in whole cells
	 */
	private static Box chunks(List<PlacedLayer> layers, boolean isMoved) {
		Box box = new Box(Long.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE);
		for (PlacedLayer layer : layers) {
			for (Chunk chunk : layer.layer().chunks()) {
				long x = chunk.x() + (isMoved ? layer.dx() : 0L);
				long y = chunk.y() + (isMoved ? layer.dy() : 0L);
				box = new Box(Math.min(box.left, x), Math.min(box.top, y), Math.max(box.right, x + chunk.width()),
						Math.max(box.bottom, y + chunk.height()));
			}
		}
		if (box.right < box.left) {
			throw new MapProblem("an infinite map without a chunk of tiles, expected some");
		}
		return box;
	}

	private static Box cells(StaggeredCells staggered, Box tiles) {
		long right = tiles.right - 1;
		long bottom = tiles.bottom - 1;
		return new Box(staggered.column(tiles.left, tiles.top), staggered.row(right, tiles.top),
				staggered.column(right, bottom) + 1, staggered.row(tiles.left, bottom) + 1);
	}

	/** Returns where the file stores the tile at a cell of the level, as a column and a row. */
	public Cell tile(Cell cell) {
		long column = left + cell.x();
		long row = top + cell.y();
		return staggered.map(each -> new Cell((int) each.x(column, row), (int) each.y(column, row)))
				.orElseGet(() -> new Cell((int) column, (int) row));
	}

	/**
	 * Returns whether a cell of the level lies in the map. The tiles of a staggered map do not fill a rectangle of cells. So the
	 * corners of the level's grid lie outside of the map.
	 */
	boolean contains(long column, long row) {
		return staggered.map(each -> tiles.contains(each.x(column, row), each.y(column, row)))
				.orElseGet(() -> tiles.contains(column, row));
	}
}
