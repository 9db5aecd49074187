package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.grid.TileSet;

/** Rows with the largest size that reaches each anchor, up to a limit. */
record FitRows(FitPlanes planes) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = planes.get(x + i, y);
		}
	}

	@Override
	public int limit() {
		return planes.limit();
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		return old instanceof FitRows other && other.planes.limit() == planes.limit()
				? Optional.of(planes.changedSince(other.planes))
				: Optional.empty();
	}
}
