package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Agent;

/** The facts that rules and reports use about an agent in a level. {@code docs/semantics.md} defines the terms. */
public interface CheckedAgent {

	Agent agent();

	/**
	 * Returns whether the agent is also checked as a disc among the obstacles. False for an agent that is no disc. Also false for
	 * an agent with an obstacle radius, because its anchors already have at least this distance from obstacles.
	 */
	default boolean isCheckedAsDisc() {
		return agent().isDisc() && agent().unit().standsByClearance();
	}

	/** Returns a text with the agent's name, size and terrains: {@code tank (2x2 on ground+swamp)}. */
	String label();

	long legalAnchors();

	long reachableAnchors();

	/** Returns the number of cells in the agent's footprints on reachable anchors. */
	long coveredCells();

	/** Returns the number of traversable cells in no legal footprint of the agent. */
	long tooNarrowCells();

	/** Returns the spawns of the agent that no legal footprint covers, in the order of the level. */
	List<Cell> misfits();

	/**
	 * Returns the unreachable regions: the components of legal anchors that the agent cannot reach. Leaves out regions
	 * of fewer than {@code minArea} cells. The largest region comes first.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<Region> unreachableRegions(long minArea, Progress progress);

	/**
	 * Returns the chokes of the agent with at least {@code minBehind} cells behind them. {@link Choke#behind} says
	 * which cells are counted. The choke with the most cells behind it comes first. Computed at each call.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	List<Choke> chokes(long minBehind, Progress progress);
}
