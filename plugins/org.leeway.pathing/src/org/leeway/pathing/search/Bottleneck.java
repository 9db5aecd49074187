package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** Where on the way of a unit one that is a cell larger gets stuck. */
final class Bottleneck {

	private Bottleneck() {
	}

	/**
	 * The anchors of the first stretch that the larger unit does not get past: behind all places that it reaches, and up
	 * to the next one where it could stand.
	 *
	 * @param way the anchors of the unit, step by step; the larger one does not get to the end
	 * @param larger where the larger unit gets to from where the way begins
	 */
	static List<Cell> of(List<Cell> way, Reachability larger) {
		int reached = way.size() - 1;
		while (reached >= 0 && !isInside(way.get(reached), larger.reachable())) {
			reached--;
		}
		int next = reached + 1;
		while (next < way.size() && !isInside(way.get(next), larger.legal())) {
			next++;
		}
		boolean touching = next == reached + 1;
		return touching ? way.subList(Math.max(0, reached), Math.min(way.size(), next + 1))
				: way.subList(reached + 1, next);
	}

	/** Whether the footprint on an anchor lies in one that is a cell larger, on one of some anchors. */
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
