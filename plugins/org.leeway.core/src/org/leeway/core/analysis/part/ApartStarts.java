package org.leeway.core.analysis.part;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;

/**
 * Two groups of an agent's spawns that are not connected: the agent cannot get from the first group to the second
 * group. Immutable.
 *
 * @param gap the two groups. Each spawn is given by its index in the list of the agent's spawns
 * @param way the largest unit that gets from the first group to the second group, and where larger units get stuck.
 * Empty if not known, for example in a level that is too large for memory
 */
public record ApartStarts(StartGap gap, Optional<LargestUnit> way) {

	/**
	 * Limit for the number of pairs of groups for which {@link #way} is computed. For one pair, this computation can take the
	 * same time as the computation of all cells that the agent reaches.
	 */
	private static final int MOST_WAYS = 32;

	/**
	 * Creates an object of this class for each given pair of groups of spawns. Does not compute the largest unit that gets
	 * between the groups, so {@link #way} is empty.
	 *
	 * @param gaps the pairs of groups that the agent cannot connect
	 */
	public static List<ApartStarts> withoutWay(List<StartGap> gaps) {
		return gaps.stream().map(gap -> new ApartStarts(gap, Optional.empty())).toList();
	}

	/**
	 * Creates an object of this class for each given pair of groups of spawns. For the first 32 pairs, also computes {@link
	 * #way}, the largest unit that gets from the first group to the second group. For further pairs, {@link #way} is empty.
	 *
	 * @param gaps the pairs of groups that the agent cannot connect
	 * @param spawns all spawns of the agent
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<ApartStarts> of(List<StartGap> gaps, StartWays ways, Agent agent, List<Cell> spawns, Progress progress) {
		List<StartGap> searched = gaps.subList(0, Math.min(MOST_WAYS, gaps.size()));
		// keys are compared by identity. Other maps would compute hashes of gaps from all spawns in their groups, which is slow
		// if groups are large
		Map<StartGap, LargestUnit> found = new IdentityHashMap<>();
		searched.stream().collect(Collectors.groupingBy(StartGap::from)).forEach((from, some) -> {
			List<LargestUnit> largest = ways.between(agent.capability(), spawns.get(from),
					some.stream().map(gap -> spawns.get(gap.to())).toList(), progress);
			IntStream.range(0, some.size()).forEach(i -> found.put(some.get(i), largest.get(i)));
		});
		return gaps.stream().map(gap -> new ApartStarts(gap, Optional.ofNullable(found.get(gap)))).toList();
	}

	/**
	 * Returns the smallest rectangle around the cells that separate the two groups, or empty if these cells are not
	 * known.
	 */
	public Optional<CellRect> cut() {
		return way.map(LargestUnit::bottleneck).flatMap(BitPlane::bounds);
	}
}
