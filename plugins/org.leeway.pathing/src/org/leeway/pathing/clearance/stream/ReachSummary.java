package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;

/**
 * The result of a reachability computation for one unit, as numbers and lists. A place of the unit is given by its anchor,
 * the cell under its top-left corner. Immutable.
 *
 * @param legalAnchors the number of places where the unit can stand
 * @param reachableAnchors how many of these places the unit reaches
 * @param coveredCells the number of cells that the unit can cover at reachable places
 * @param tooNarrowCells the number of traversable cells that the unit can never cover
 * @param misfits the spawns where the unit does not fit, in the order of the spawns
 * @param unreachable the components that the unit does not reach, of at least the requested area. The component with the
 * most cells comes first. Ties go to the component whose first anchor comes first, row by row
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
