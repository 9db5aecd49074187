package org.leeway.core.analysis;

import java.util.List;

import org.leeway.core.analysis.part.CacheBudget;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.IncrementalCache;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * A cache of analyses of units that are no agents of the level. Keeps only the latest few analyses, because an analysis
 * needs several bits for every cell. Reuses analyses of an earlier state of the level. Thread-safe.
 */
final class OtherUnits {

	/**
	 * Upper bound for the memory of an analysis of a unit, in bytes for each cell. An analysis has five sets of cells, and a set
	 * needs one bit for each cell. So an analysis needs 5 bits for each cell, which is less than a byte.
	 */
	private static final int BYTES = 1;
	private static final int SHARE = 16;

	private final LevelSnapshot snapshot;
	private final LevelClearance clearance;
	private final IncrementalCache<Agent, Unit> units;

	private record Unit(ClearancePlanes planes, AgentAnalysis analysis) {
	}

	/**
	 * Creates the cache of a level. Reuses unchanged results of an earlier state of the level.
	 *
	 * @param before the cache of the earlier state, or null. In both states, the level must have the same size and the same
	 * rule for diagonal steps
	 */
	OtherUnits(LevelSnapshot snapshot, LevelClearance clearance, OtherUnits before) {
		this.snapshot = snapshot;
		this.clearance = clearance;
		int kept = CacheBudget.of(snapshot.header()).results(LevelAnalysis.OTHERS_KEPT, BYTES, SHARE);
		this.units = before == null ? new IncrementalCache<>(kept) : before.units.next(kept);
	}

	/**
	 * Returns the analysis of a unit that is no agent of the level. Computes the analysis if it is not cached.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	AgentAnalysis get(Agent agent, Progress progress) {
		return units.get(agent, before -> analyse(agent, before.orElse(null), progress), progress).analysis;
	}

	/**
	 * Analyses the clearance and the reach of a unit.
	 *
	 * @param before the result for the unit in an earlier state of the level, or null
	 */
	private Unit analyse(Agent agent, Unit before, Progress progress) {
		List<GridUnit> alone = List.of(agent.unit());
		ClearancePlanes planes = before == null ? ClearancePlanes.of(snapshot.grid(), clearance.obstacles(), alone, progress)
				: before.planes.with(snapshot.grid(), clearance.obstacles(), alone, progress);
		BitPlane legal = planes.legal(agent.unit());
		List<Cell> spawns = snapshot.header().spawns(agent);
		Reachability reachability = before == null ? Reachability.of(legal, agent.size(), spawns,
				snapshot.header().diagonals(), progress)
				: before.analysis.reachability().with(legal, spawns, progress);
		BitPlane traversable = agent.unit().standsByClearance() ? planes.traversable(agent.capability())
				: clearance.traversable(agent.capability());
		return new Unit(planes, new AgentAnalysis(snapshot, agent, traversable, reachability));
	}
}
