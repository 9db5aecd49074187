package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The classes of cells, made from sets of cells. The class of a cell is the number of sets that contain the cell. Each
 * set lies inside the previous set. For example, a cell that is only in the first two sets has class 2.
 *
 * @param planes the sets, from the largest to the smallest
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
