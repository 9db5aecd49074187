package org.leeway.core.analysis.part;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;

/**
 * A cache of the largest units that get from one spawn of a level to other spawns. Agents that cross the same terrains
 * share results. Thread-safe.
 */
public final class StartWays {

	private final TerrainGrid grid;
	private final BitPlane blocked;
	private final Diagonals diagonals;
	private final Map<Query, List<LargestUnit>> known = new ConcurrentHashMap<>();

	private record Query(Capability capability, Cell from, List<Cell> to) {
	}

	/**
	 * Creates an empty cache.
	 *
	 * @param blocked the cells that obstacles block
	 * @param diagonals the rule of diagonal steps
	 */
	public StartWays(TerrainGrid grid, BitPlane blocked, Diagonals diagonals) {
		this.grid = grid;
		this.blocked = blocked;
		this.diagonals = diagonals;
	}

	/**
	 * Returns one result for each spawn in {@code to}, in the same order: the largest unit that gets there from the spawn
	 * {@code from}.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<LargestUnit> between(Capability capability, Cell from, List<Cell> to, Progress progress) {
		return known.computeIfAbsent(new Query(capability, from, to),
				query -> LargestUnit.between(grid, blocked, capability, from, to, diagonals, progress));
	}
}
