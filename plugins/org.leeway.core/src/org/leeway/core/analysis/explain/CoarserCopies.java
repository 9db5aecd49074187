package org.leeway.core.analysis.explain;

import java.util.List;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.scale.GateChange;
import org.leeway.pathing.scale.ScaleChanges;
import org.leeway.pathing.scale.Shrink;

/**
 * A comparison of a level with a coarser copy of it, for one agent. In the copy, each cell stands for a square of cells
 * of the level. Finds the places where only one of the two maps connects two areas.
 */
public final class CoarserCopies {

	private CoarserCopies() {
	}

	/**
	 * Returns the gates: passages between two areas that are open only in the level, or only in its coarser copy. Empty
	 * for an agent with an obstacle radius, because the copy lacks the obstacles from which to measure the distance.
	 *
	 * @param factor the number k if a cell of the copy stands for k x k cells of the level
	 * @param minArea the least number of cells of an area. Smaller areas are ignored
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public static List<GateChange> gates(AgentAnalysis level, int factor, Shrink shrink, long minArea, Progress progress) {
		return !level.agent().unit().standsByClearance() ? List.of() : ScaleChanges.of(level.traversable(), level.agent().size(), factor,
				shrink, level.reachability().diagonals(), minArea, progress);
	}
}
