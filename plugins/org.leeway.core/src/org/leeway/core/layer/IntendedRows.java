package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The classes of cells, where cells that are unreachable on purpose get a class of their own.
 *
 * @param classes the class of each cell. Ignored for the cells in {@code intended}
 * @param intended the cells that are unreachable on purpose
 * @param last the class of the cells in {@code intended}
 */
record IntendedRows(LayerRows classes, BitPlane intended, int last) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		classes.values(x, y, length, target);
		for (int i = 0; i < length; i++) {
			if (intended.get(x + i, y)) {
				target[i] = last;
			}
		}
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		if (!(old instanceof IntendedRows other)) {
			return Optional.empty();
		}
		Optional<TileSet> changed = classes.changedSince(other.classes);
		changed.ifPresent(tiles -> tiles.addAll(intended.changedSince(other.intended)));
		return changed;
	}
}
