package org.leeway.core.analysis;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The classes of reachability of an agent's cells: 0 blocked, 1 too narrow, 2 fits but cut off, 3 reachable. A cell of
 * a higher class is in the planes of the lower ones too, so its class is how many planes hold it.
 */
record ReachabilityRows(BitPlane traversable, BitPlane fitting, BitPlane covered) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			int column = x + i;
			target[i] = bit(traversable, column, y) + bit(fitting, column, y) + bit(covered, column, y);
		}
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		if (!(old instanceof ReachabilityRows other)) {
			return Optional.empty();
		}
		TileSet changed = traversable.changedSince(other.traversable);
		changed.addAll(fitting.changedSince(other.fitting));
		changed.addAll(covered.changedSince(other.covered));
		return Optional.of(changed);
	}

	private static int bit(BitPlane plane, int x, int y) {
		return (int) (plane.word(x / BitPlane.TILE, y) >>> x) & 1;
	}
}
