package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.clearance.Region;
import org.leeway.pathing.grid.Cell;

/**
 * What there is to tell about a unit of one size and capability on a map, apart from where each single cell belongs. An
 * immutable value; its words mean what they mean in {@link org.leeway.pathing.clearance.Reachability}.
 *
 * @param legalAnchors     how many anchors the unit stands on legally
 * @param reachableAnchors how many of them it reaches
 * @param coveredCells     how many cells its footprints on them cover
 * @param tooNarrowCells   how many traversable cells are in no legal footprint
 * @param misfits          the spawns at which it has no legal start, in their order
 * @param unreachable      the components it does not reach, of the least area that was asked for and more: those of
 *                         most cells first, equals by their sample row by row
 */
public record ReachSummary(long legalAnchors, long reachableAnchors, long coveredCells, long tooNarrowCells,
		List<Cell> misfits, List<Region> unreachable) {

	public ReachSummary {
		misfits = List.copyOf(misfits);
		unreachable = List.copyOf(unreachable);
	}
}
