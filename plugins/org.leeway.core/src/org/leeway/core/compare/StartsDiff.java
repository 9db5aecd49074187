package org.leeway.core.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;

/**
 * The groups of connected spawns of an agent in one level, for a comparison of two levels.
 *
 * @param spawns the spawns of the agent
 * @param apart the groups of spawns that are not connected with the largest group. Empty if all spawns are connected
 */
record StartsDiff(List<Cell> spawns, List<ApartStarts> apart) {

	private static final String CONNECTED = "connected";

	/**
	 * Returns how the groups of connected spawns have changed for an agent. Empty if nothing has changed, or if the later level
	 * allows separate spawns. If the agent has different spawns in the two levels, compares only the numbers of groups.
	 *
	 * @param old the agent in the earlier level
	 * @param now the agent in the later level
	 */
	static Optional<Difference> of(LevelAnalysis before, Agent old, LevelAnalysis after, Agent now, Progress progress) {
		if (after.header().intent().startsApart()) {
			return Optional.empty();
		}
		StartsDiff earlier = new StartsDiff(before.header().spawns(old), before.apartStarts(old, progress));
		StartsDiff later = new StartsDiff(after.header().spawns(now), after.apartStarts(now, progress));
		return earlier.isLike(later) ? Optional.empty() : Optional.of(new Difference(Difference.Kind.STARTS, now.name(),
				earlier.words(), later.words(), (later.apart.isEmpty() ? earlier : later).cut(), 0));
	}

	private boolean isLike(StartsDiff other) {
		return apart.size() == other.apart.size() && (!spawns.equals(other.spawns) || words().equals(other.words()));
	}

	/** Returns a text with the cells of each group of connected spawns, such as {@code 1,1 and 2,2 | 7,2}. */
	private String words() {
		return apart.isEmpty() ? CONNECTED
				: Stream.concat(Stream.of(apart.getFirst().gap().main()), apart.stream().map(each -> each.gap().other()))
						.map(group -> group.stream().map(spawns::get).distinct().map(Cell::toString)
								.collect(Collectors.joining(" and ")))
						.collect(Collectors.joining(" | "));
	}

	/**
	 * Returns the smallest rectangle around the cells that separate the groups of spawns. Null if it is not known which cells
	 * separate them.
	 */
	private CellRect cut() {
		return apart.stream().flatMap(each -> each.cut().stream()).reduce(CellRect::union).orElse(null);
	}
}
