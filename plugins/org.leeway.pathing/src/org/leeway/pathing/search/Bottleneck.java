package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** A search for the place on a unit's path where a unit that is a cell larger gets stuck. */
final class Bottleneck {

	private Bottleneck() {
	}

	/**
	 * Returns the anchors of a path at which a larger unit gets stuck. The larger unit is at an anchor of the path if its footprint
	 * contains the smaller footprint on this anchor.
	 * <p>
	 * The result has all anchors between the last anchor that the larger unit reaches and the next anchor where it could stand. If
	 * no anchor lies between these two anchors, the result has these two.
	 *
	 * @param path the anchors of the unit, step by step; the larger unit does not reach the end
	 * @param larger the reachability of the larger unit from the start of the path
	 */
	static List<Cell> of(List<Cell> path, Reachability larger) {
		int reached = path.size() - 1;
		while (reached >= 0 && !isInside(path.get(reached), larger.reachable())) {
			reached--;
		}
		int next = reached + 1;
		while (next < path.size() && !isInside(path.get(next), larger.legal())) {
			next++;
		}
		boolean touching = next == reached + 1;
		return touching ? path.subList(Math.max(0, reached), Math.min(path.size(), next + 1))
				: path.subList(reached + 1, next);
	}

	/**
	 * Returns whether the footprint on an anchor lies inside a footprint of a unit that is one cell larger.
	 *
	 * @param larger the anchors on which the larger unit may stand
	 */
	private static boolean isInside(Cell anchor, BitPlane larger) {
		for (int y = Math.max(0, anchor.y() - 1); y <= anchor.y(); y++) {
			for (int x = Math.max(0, anchor.x() - 1); x <= anchor.x(); x++) {
				if (larger.get(x, y)) {
					return true;
				}
			}
		}
		return false;
	}
}
