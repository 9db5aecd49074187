package org.leeway.pathing.components;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * The anchors where the unit fits, but which it does not reach. An anchor is the unit's top-left cell. Stored as runs:
 * consecutive anchors of a row. A run ends at the border of a tile at the latest.
 */
final class UnreachedRuns {

	private final BitPlane plane;
	private final ComponentNumbers numbers;

	/** A receiver of runs. A run has {@code length} consecutive cells of row {@code y}, the first in column {@code x}. */
	interface Visitor {
		void run(int component, int x, int y, int length);
	}

	/**
	 * Creates the runs of a plane's unreached components.
	 *
	 * @param numbers the numbers of the unreached components. Reached components have no number
	 */
	UnreachedRuns(BitPlane plane, ComponentNumbers numbers) {
		this.plane = plane;
		this.numbers = numbers;
	}

	/**
	 * Visits all runs.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	void forEach(Visitor visitor, Progress progress) {
		int[] columns = new int[plane.columns()];
		for (int row = 0; row < plane.rows(); row++) {
			progress.check();
			int found = columnsToVisit(row, columns);
			int bottom = found == 0 ? 0 : Math.min(plane.height() - row * BitPlane.TILE, BitPlane.TILE);
			for (int y = 0; y < bottom; y++) {
				for (int i = 0; i < found; i++) {
					visit(columns[i], row, y, visitor);
				}
			}
		}
	}

	/**
	 * Finds the tiles with unreached places in one row of tiles. Writes their columns to {@code columns}, and returns how
	 * many there are.
	 */
	private int columnsToVisit(int row, int[] columns) {
		int found = 0;
		for (int column = 0; column < columns.length; column++) {
			if (numbers.tile(column, row) != null) {
				columns[found++] = column;
			}
		}
		return found;
	}

	/**
	 * Visits the runs of unreached places in one row of cells of a tile.
	 *
	 * @param y the row of cells, counted from the top of the tile
	 * @param column the column of the tile, counted in tiles
	 * @param row the row of the tile, counted in tiles
	 */
	private void visit(int column, int row, int y, Visitor visitor) {
		TileComponents tile = numbers.tile(column, row);
		for (long rest = tile.words()[y]; rest != 0;) {
			long cells = TileComponents.firstRun(rest);
			int x = Long.numberOfTrailingZeros(rest);
			int component = numbers.number(column, row, tile.of(x, y));
			if (component != ComponentNumbers.NONE) {
				visitor.run(component, column * BitPlane.TILE + x, row * BitPlane.TILE + y, Long.bitCount(cells));
			}
			rest ^= cells;
		}
	}
}
