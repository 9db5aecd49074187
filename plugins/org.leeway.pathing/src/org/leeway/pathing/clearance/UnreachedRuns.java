package org.leeway.pathing.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/** The runs of anchors that are not reached, row by row and from left to right; a run ends where its tile does. */
final class UnreachedRuns {

	private final Components components;
	private final boolean[] isReached;

	/** Receives a run of {@code length} anchors of row {@code y}, from column {@code x} on. */
	interface Visitor {
		void run(int root, int x, int y, int length);
	}

	/** @param isReached by component of a band */
	UnreachedRuns(Components components, boolean[] isReached) {
		this.components = components;
		this.isReached = isReached;
	}

	/**
	 * Visits all runs.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	void forEach(Visitor visitor, Progress progress) {
		BitPlane plane = components.plane();
		int[] columns = new int[plane.columns()];
		for (int row = 0; row < plane.rows(); row++) {
			progress.check();
			int count = columnsToVisit(row, columns);
			int bottom = count == 0 ? 0 : Math.min(plane.height() - row * BitPlane.TILE, BitPlane.TILE);
			for (int y = 0; y < bottom; y++) {
				for (int i = 0; i < count; i++) {
					visit(columns[i], row, y, visitor);
				}
			}
		}
	}

	/** Finds the tiles of a row that hold anchors that are not reached; returns their number. */
	private int columnsToVisit(int row, int[] columns) {
		int count = 0;
		for (int column = 0; column < columns.length; column++) {
			if (!isReached(column, row)) {
				columns[count++] = column;
			}
		}
		return count;
	}

	private boolean isReached(int column, int row) {
		for (int part = 0; part < components.band(row).tile(column).count(); part++) {
			if (!isReached[component(column, row, part)]) {
				return false;
			}
		}
		return true;
	}

	private int component(int column, int row, int part) {
		return components.base(row) + components.band(row).component(column, part);
	}

	/** @param y the row of cells in the row of tiles */
	private void visit(int column, int row, int y, Visitor visitor) {
		TileComponents tile = components.band(row).tile(column);
		int run = tile.firstRun(y);
		for (long rest = tile.words()[y]; rest != 0; run++) {
			long cells = TileComponents.firstRun(rest);
			int component = component(column, row, tile.ofRun(run));
			if (!isReached[component]) {
				visitor.run(components.root(component), column * BitPlane.TILE + Long.numberOfTrailingZeros(rest),
						row * BitPlane.TILE + y, Long.bitCount(cells));
			}
			rest ^= cells;
		}
	}
}
