package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/**
 * The result of a reachability computation for one unit, as numbers and lists. An anchor is the cell under the top-left
 * corner of the unit's footprint. Legal anchors are the anchors where the unit can stand. Immutable.
 *
 * @param legalAnchors the number of legal anchors
 * @param reachableAnchors the number of legal anchors that the unit reaches
 * @param coveredCells the number of cells that the unit can cover from reachable anchors
 * @param tooNarrowCells the number of traversable cells that the unit covers from no legal anchor
 * @param misfits the spawns that the unit covers from no legal anchor, in the order of the spawns
 * @param unreachable the components that the unit does not reach, of at least the requested area. The component with the
 * most cells comes first. Ties are ordered by their sample, row by row
 * @param startGaps the gap between the largest group of connected spawns and each other group
 */
public record ReachSummary(long legalAnchors, long reachableAnchors, long coveredCells, long tooNarrowCells,
		List<Cell> misfits, List<Region> unreachable, List<StartGap> startGaps) {

	public ReachSummary {
		misfits = List.copyOf(misfits);
		unreachable = List.copyOf(unreachable);
		startGaps = List.copyOf(startGaps);
	}
}
