package org.leeway.pathing.scale;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Diagonals;

/**
 * A connected area in which a unit can move.
 *
 * @param anchors the positions of the unit's top-left cell in the area
 * @param cells the cells that the unit covers at these positions
 */
record Area(BitPlane anchors, BitPlane cells) {

	/**
	 * The largest number of areas of a map that are examined. The limit saves time, because each area of one map is
	 * compared with all areas of the other map.
	 */
	private static final int MOST = 64;

	/**
	 * Returns the connected areas in which a unit moves, if they have at least {@code minCells} cells. The area with
	 * the most anchors comes first. An anchor is a place of the unit, given by its top-left cell.
	 */
	static List<Area> of(BitPlane legal, int size, Diagonals diagonals, long minCells, Progress progress) {
		Reachability reach = Reachability.of(legal, size, List.of(), diagonals, progress);
		List<Area> areas = new ArrayList<>();
		if (!reach.reachable().isEmpty() && reach.covered().count() >= minCells) {
			areas.add(new Area(reach.reachable(), reach.covered()));
		}
		for (Region region : reach.unreachableRegions(Math.max(1, minCells), progress).stream().limit(MOST - 1).toList()) {
			progress.check();
			BitPlane anchors = reach.unreachableAnchors(region.sample()).orElseThrow();
			areas.add(new Area(anchors, reach.cells(anchors, progress)));
		}
		return areas;
	}
}
