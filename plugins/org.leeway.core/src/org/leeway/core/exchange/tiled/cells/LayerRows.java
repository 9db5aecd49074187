package org.leeway.core.exchange.tiled.cells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.place.StaggeredCells;

/**
 * A reader of the rows of a layer's cells, from top to bottom. Infinite maps store their cells in chunks. For each row,
 * the reader looks only at the chunks that cross the row.
 */
final class LayerRows {

	private final PlacedLayer layer;
	private final Optional<StaggeredCells> staggered;
	private final List<Part> sorted;
	private final List<Part> open = new ArrayList<>();
	private int next;

	/** A chunk with its rows of cells [top, bottom). */
	private record Part(Chunk chunk, long top, long bottom) {
	}

	LayerRows(PlacedLayer layer, Optional<StaggeredCells> staggered) {
		this.layer = layer;
		this.staggered = staggered;
		this.sorted = layer.layer().chunks().stream().filter(chunk -> chunk.width() > 0 && chunk.height() > 0).map(this::part)
				.sorted(Comparator.comparingLong(Part::top)).toList();
	}

	private Part part(Chunk chunk) {
		long right = (long) chunk.x() + chunk.width() - 1;
		long bottom = (long) chunk.y() + chunk.height() - 1;
		return staggered.map(cells -> new Part(chunk, cells.row(right, chunk.y()), cells.row(chunk.x(), bottom) + 1))
				.orElseGet(() -> new Part(chunk, chunk.y(), bottom + 1));
	}

	/**
	 * Copies the tiles of a row of the map to {@code target}. Elements for cells where the layer has no tile stay
	 * unchanged.
	 *
	 * @param left the column of the first element of {@code target}
	 */
	void copyRow(long row, long left, char[] target) {
		long y = row - layer.dy();
		open.removeIf(part -> part.bottom <= y);
		while (next < sorted.size() && sorted.get(next).top <= y) {
			open.add(sorted.get(next++));
		}
		for (Part part : open) {
			if (staggered.isEmpty()) {
				part.chunk.copyRow(y, left - layer.dx(), target);
			} else {
				copySkewed(part.chunk, staggered.get(), y, left - layer.dx(), target);
			}
		}
	}

	/**
	 * Copies the tiles of a row of the level from a chunk of a staggered map. In a staggered map, tiles are diamonds. A row of
	 * the level follows the sides of the diamonds, so the row runs diagonally through the chunk.
	 */
	private static void copySkewed(Chunk chunk, StaggeredCells cells, long row, long left, char[] target) {
		// the row runs diagonally through the tiles of the file. If columns are staggered, the row meets each column of tiles
		// at most once, so visit the columns. If rows are staggered, the row meets each row of tiles at most once, so visit the
		// rows
		int length = cells.isAxisX() ? chunk.width() : chunk.height();
		for (int i = 0; i < length; i++) {
			long column = cells.isAxisX() ? chunk.x() + i + row : chunk.y() + i - row;
			long x = cells.x(column, row) - chunk.x();
			long y = cells.y(column, row) - chunk.y();
			long at = column - left;
			if (at >= 0 && at < target.length && x >= 0 && x < chunk.width() && y >= 0 && y < chunk.height()) {
				target[(int) at] = chunk.cells().get(y * chunk.width() + x);
			}
		}
	}
}
