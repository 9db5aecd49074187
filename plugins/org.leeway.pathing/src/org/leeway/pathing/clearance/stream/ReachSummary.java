package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/**
 * The result of a reachability computation for one unit, as numbers and lists.
 * {@link org.leeway.pathing.clearance.Reachability} explains the terms. Immutable.
 *
 * @param legalAnchors the number of anchors on which the unit stands legally
 * @param reachableAnchors the number of legal anchors that the unit reaches
 * @param coveredCells the number of cells that the unit's footprints on reachable anchors cover
 * @param tooNarrowCells the number of traversable cells in no legal footprint
 * @param misfits the spawns that no footprint on a legal anchor covers, in the order of the spawns
 * @param unreachable the components that the unit does not reach, of at least the requested area. The component with
 * the most cells comes first. Ties are ordered by their sample, row by row
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
