package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Choke;
import org.leeway.pathing.clearance.Region;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;

/** What rules and reports ask about an agent in a level. Its words are those of {@code docs/semantics.md}. */
public interface CheckedAgent {

	Agent agent();

	/** The agent in words: {@code tank (2x2 on ground+swamp)}. */
	String label();

	long legalAnchors();

	long reachableAnchors();

	/** How many cells the agent's footprint can cover. */
	long coveredCells();

	/** How many traversable cells are in no legal footprint of the agent. */
	long tooNarrowCells();

	/** The spawns at which the agent has no legal start, in their order. */
	List<Cell> misfits();

	/**
	 * The components of legal anchors the agent cannot reach, of {@code minArea} cells and more, largest first.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<Region> unreachableRegions(long minArea, Progress progress);

	/**
	 * The chokes on the agent's ways with {@code minBehind} cells and more behind them, those of most cells first.
	 * Computed at each call.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	List<Choke> chokes(long minBehind, Progress progress);
}
