package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The classes of cells, from 0 on. The class of a cell is the number of planes that contain the cell. A plane is a set
 * of cells.
 *
 * @param planes each plane lies inside the previous plane
 */
record NestedRows(List<BitPlane> planes) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = 0;
		}
		for (BitPlane plane : planes) {
			for (int i = 0; i < length; i++) {
				target[i] += bit(plane, x + i, y);
			}
		}
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		if (!(old instanceof NestedRows other) || other.planes.size() != planes.size()) {
			return Optional.empty();
		}
		TileSet changed = planes.getFirst().changedSince(other.planes.getFirst());
		for (int i = 1; i < planes.size(); i++) {
			changed.addAll(planes.get(i).changedSince(other.planes.get(i)));
		}
		return Optional.of(changed);
	}

	private static int bit(BitPlane plane, int x, int y) {
		return (int) (plane.word(x / BitPlane.TILE, y) >>> x) & 1;
	}
}
