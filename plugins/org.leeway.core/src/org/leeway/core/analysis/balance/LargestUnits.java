package org.leeway.core.analysis.balance;

import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Capability;

/**
 * A search for the largest unit that gets from a start to another place over given terrains. Units are squares of cells. The
 * search caches what units reach from the last start, so callers should ask all queries about a start one after another. Not
 * thread-safe.
 */
final class LargestUnits {

	private final LevelAnalysis level;
	private final Capability capability;
	private FitMap sizes;

	LargestUnits(LevelAnalysis level, Capability capability) {
		this.level = level;
		this.capability = capability;
	}

	/** Clears the cache. Call this before the first query about another start. */
	void forget() {
		sizes = null;
	}

	/**
	 * Returns the side, in cells, of the largest unit that gets from a start to a place. At the start, the unit covers the cell
	 * of the start. At the place, it covers at least one cell of the place.
	 */
	int between(Place start, Place to, Progress progress) {
		ClearanceMap clearance = level.clearance().map(capability);
		if (sizes == null) {
			progress.check();
			sizes = FitMap.of(clearance, List.of(start.cell()), level.header().diagonals(), Progress.NONE);
		}
		return to.anchors(clearance.max(), clearance.width(), clearance.height())
				.mapToInt(anchor -> covers(anchor, to) ? sizes.get(anchor.x(), anchor.y()) : 0).max().orElse(0);
	}

	private boolean covers(Cell anchor, Place to) {
		int size = sizes.get(anchor.x(), anchor.y());
		return anchor.x() + size > to.cells().x() && anchor.y() + size > to.cells().y();
	}
}
