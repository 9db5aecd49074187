package org.leeway.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.StartGap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;

/**
 * Two groups of spawns of an agent that are not connected, and what parts them. Immutable.
 *
 * @param gap the groups, by the index of their spawns among those of the agent
 * @param way the largest unit that gets from one group to the other, and where larger ones are stuck; empty if it is not
 *            known, as for a level that is too large for memory
 */
public record ApartStarts(StartGap gap, Optional<LargestUnit> way) {

	/** So many ways are searched for an agent. A level with more groups of spawns than this has other troubles. */
	private static final int MOST_WAYS = 32;

	/** Groups whose way is not known. */
	public static List<ApartStarts> withoutWay(List<StartGap> gaps) {
		return gaps.stream().map(gap -> new ApartStarts(gap, Optional.empty())).toList();
	}

	/**
	 * Finds the ways between groups of spawns.
	 *
	 * @param blocked the cells that obstacles block
	 * @param spawns  those of the agent
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<ApartStarts> of(List<StartGap> gaps, TerrainGrid grid, BitPlane blocked, Agent agent,
			List<Cell> spawns, Progress progress) {
		List<StartGap> searched = gaps.subList(0, Math.min(MOST_WAYS, gaps.size()));
		List<ApartStarts> apart = new ArrayList<>(searched.stream()
				.map(gap -> new ApartStarts(gap, Optional.of(LargestUnit.between(grid, blocked, agent.capability(),
						spawns.get(gap.from()), spawns.get(gap.to()), progress)))).toList());
		apart.addAll(withoutWay(gaps.subList(searched.size(), gaps.size())));
		return apart;
	}

	/** The smallest rectangle around the cells that part the groups; empty if these are not known. */
	public Optional<CellRect> cut() {
		return way.map(LargestUnit::bottleneck).flatMap(BitPlane::bounds);
	}
}
