package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** A search for the place where a path of a unit of size s is too narrow for a unit of size s + 1. */
final class Bottleneck {

	private Bottleneck() {
	}

	/**
	 * Returns the part of a smaller unit's path where a larger unit gets stuck. The larger unit counts as standing on an anchor
	 * of the path if its footprint contains the smaller unit's footprint at this anchor.
	 * <p>
	 * Let {@code a} be the last anchor of the path that the larger unit reaches. Let {@code b} be the next anchor at which the
	 * larger unit could stand. The result has the anchors between {@code a} and {@code b}. If there are none, the result has
	 * {@code a} and {@code b}.
	 *
	 * @param path the anchors of the smaller unit, step by step. The larger unit does not reach the end
	 * @param larger says where the larger unit may stand, and what it reaches from the start of the path
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
	 * Returns whether the larger unit can stand so that its footprint contains the smaller unit's footprint. The smaller unit
	 * stands on a given anchor (its top-left cell).
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
