package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** Finds where on a unit's path a unit that is a cell larger gets stuck. */
final class Bottleneck {

	private Bottleneck() {
	}

	/**
	 * The first part of the path that the larger unit does not pass: the anchors between the last one that it reaches
	 * and the next one where it fits, or these two if they are adjacent.
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

	/** Whether the footprint on an anchor lies inside a footprint that is a cell larger, on one of some anchors. */
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
