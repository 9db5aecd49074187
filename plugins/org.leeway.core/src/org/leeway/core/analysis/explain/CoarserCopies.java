package org.leeway.core.analysis.explain;

import java.util.List;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.scale.GateChange;
import org.leeway.pathing.scale.ScaleChanges;
import org.leeway.pathing.scale.Shrink;

/** The gates that coarser copies of a level close or open for an agent. */
public final class CoarserCopies {

	private CoarserCopies() {
	}

	/**
	 * Returns the gates that a copy changes. Returns none for agents with an obstacle radius, because a copy of cells has no distances
	 * from obstacles.
	 *
	 * @param factor the number of cells in a row that become one cell of the copy
	 * @param minArea the least number of cells of an area that counts
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public static List<GateChange> gates(AgentAnalysis level, int factor, Shrink shrink, long minArea, Progress progress) {
		return !level.agent().unit().standsByClearance() ? List.of() : ScaleChanges.of(level.traversable(), level.agent().size(), factor,
				shrink, level.reachability().diagonals(), minArea, progress);
	}
}
