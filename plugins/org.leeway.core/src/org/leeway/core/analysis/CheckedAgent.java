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
	 * Returns whether the agent is checked twice: as a square on the grid, and as a disc that moves freely among the obstacles.
	 * False for an agent that is no disc. Also false for a disc with an obstacle radius, because its check on the grid already
	 * keeps the distance from obstacles.
	 */
	default boolean isCheckedAsDisc() {
		return agent().isDisc() && agent().unit().standsByClearance();
	}

	/** Returns a text with the agent's name, size and terrains: {@code tank (2x2 on ground+swamp)}. */
	String label();

	long legalAnchors();

	long reachableAnchors();

	/** Returns how many different cells the agent covers at all its reachable places together. */
	long coveredCells();

	/**
	 * Returns how many cells are free for the agent, but too narrow. The agent does not fit there: no free square
	 * of its size contains such a cell.
	 */
	long tooNarrowCells();

	/**
	 * Returns the spawns where the agent does not fit, in the order of the level. There is no place where the agent
	 * can stand and cover such a spawn.
	 */
	List<Cell> misfits();

	/**
	 * Returns the regions where the agent could stand, but which it cannot reach. Leaves out regions of fewer than
	 * {@code minArea} cells. The largest region comes first.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<Region> unreachableRegions(long minArea, Progress progress);

	/**
	 * Returns the chokes of the agent, that is, the narrow passages between wider places. Leaves out chokes with
	 * fewer than {@code minBehind} cells on the {@linkplain Choke#behind far side}. The choke with the most cells
	 * there comes first. Computed at each call.
	 *
	 * @throws UnsupportedOperationException if the level is not in memory
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	List<Choke> chokes(long minBehind, Progress progress);
}
