package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.grid.TileSet;

/** Where a layer gets its values from. */
@FunctionalInterface
interface LayerRows {

	/** Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to {@code target}. */
	void values(int x, int y, int length, int[] target);

	/** The tiles in which values may differ from those of {@code old}, on a map of the same size; empty if unknown. */
	default Optional<TileSet> changedSince(LayerRows old) {
		return Optional.empty();
	}
}
