package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.TileSet;

/** The values of a clearance map. */
record ClearanceRows(ClearanceMap map) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = map.get(x + i, y);
		}
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		return old instanceof ClearanceRows other ? Optional.of(map.changedSince(other.map)) : Optional.empty();
	}
}
