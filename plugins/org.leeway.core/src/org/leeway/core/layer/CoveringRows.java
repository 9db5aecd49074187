package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.TileSet;

/** The rows of a covering map: the side of the largest square that covers each cell. */
record CoveringRows(CoveringMap map) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = map.get(x + i, y);
		}
	}

	@Override
	public int limit() {
		return map.limit();
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		return old instanceof CoveringRows other && other.map.limit() == map.limit()
				? Optional.of(map.changedSince(other.map)) : Optional.empty();
	}
}
