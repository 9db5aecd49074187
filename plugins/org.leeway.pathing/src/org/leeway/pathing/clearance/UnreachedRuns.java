package org.leeway.pathing.clearance;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/** The runs of anchors that are not reached, row by row and from left to right; a run ends where its tile does. */
final class UnreachedRuns {

	private final Components components;
	private final boolean[] isReached;
	private final boolean[] isReachedTile;

	/** Takes a run of {@code length} anchors of row {@code y}, from column {@code x} on. */
	interface Visitor {
		void run(int root, int x, int y, int length);
	}

	/** @param isReached by part of a component */
	UnreachedRuns(Components components, boolean[] isReached) {
		this.components = components;
		this.isReached = isReached;
		this.isReachedTile = new boolean[components.tiles()];
		for (int tile = 0; tile < isReachedTile.length; tile++) {
			isReachedTile[tile] = isReached(tile);
		}
	}

	private boolean isReached(int tile) {
		for (int part = components.base(tile); part < components.base(tile + 1); part++) {
			if (!isReached[part]) {
				return false;
			}
		}
		return true;
	}

	/** @throws java.util.concurrent.CancellationException if that was cancelled */
	void forEach(Visitor visitor, Progress progress) {
		BitPlane plane = components.plane();
		for (int y = 0; y < plane.height(); y++) {
			if (y % BitPlane.TILE == 0) {
				progress.check();
			}
			int first = y / BitPlane.TILE * plane.columns();
			for (int column = 0; column < plane.columns(); column++) {
				if (!isReachedTile[first + column]) {
					visit(first + column, column * BitPlane.TILE, y, visitor);
				}
			}
		}
	}

	private void visit(int tile, int left, int y, Visitor visitor) {
		TileComponents parts = components.tile(tile);
		int run = parts.firstRun(y % BitPlane.TILE);
		for (long rest = parts.words()[y % BitPlane.TILE]; rest != 0; run++) {
			long cells = TileComponents.firstRun(rest);
			int part = components.base(tile) + parts.ofRun(run);
			if (!isReached[part]) {
				visitor.run(components.root(part), left + Long.numberOfTrailingZeros(rest), y, Long.bitCount(cells));
			}
			rest ^= cells;
		}
	}
}
