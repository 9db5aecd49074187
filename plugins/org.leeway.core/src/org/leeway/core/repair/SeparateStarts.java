package org.leeway.core.repair;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Agent;

/**
 * The problem that an agent cannot move between some of its spawns. Connected spawns form a group. The problem is about the
 * largest group and one further group, which is cut off from it.
 */
record SeparateStarts(LevelAnalysis analysis, Agent agent, StartGap gap) implements RepairGoal {

	/**
	 * Returns the problem of the cut-off group whose first spawn is on the cell {@code sample}. Empty if there is no
	 * such group.
	 */
	static Optional<SeparateStarts> at(LevelAnalysis analysis, Agent agent, Cell sample) {
		List<Cell> spawns = analysis.header().spawns(agent);
		return analysis.header().intent().startsApart() ? Optional.empty()
				: analysis.agent(agent).reachability().startGaps().stream()
						.filter(gap -> spawns.get(gap.other().getFirst()).equals(sample)).findFirst()
						.map(gap -> new SeparateStarts(analysis, agent, gap));
	}

	/** Returns whether some spawns of the two groups are still separated. Spawns of other groups do not count. */
	@Override
	public boolean isIn(LevelAnalysis state) {
		List<Cell> both = Stream.concat(gap.main().stream(), gap.other().stream()).map(this::spawn).toList();
		return !state.agent(agent).reachability().startGaps(both).isEmpty();
	}

	private Cell spawn(int index) {
		return analysis.header().spawns(agent).get(index);
	}

	@Override
	public Optional<List<Cell>> cellsToClear(Progress progress) {
		return Widening.between(unit(), anchors(),
				reachability().reachableFrom(spawn(gap.from())), analysis.header().diagonals(), progress);
	}

	/**
	 * Returns true, because some spawns may stay separated after all cells are cleared. The unit may be able to cover one spawn
	 * from several areas, so a group may have several areas. Clearing connects only one area of each of the two groups.
	 */
	@Override
	public boolean mayOutliveClearing() {
		return true;
	}

	private BitPlane anchors() {
		return reachability().reachableFrom(spawn(gap.to()));
	}

	@Override
	public BitPlane surroundings() {
		return Planes.grown(reachability().cells(anchors(), Progress.NONE), 1);
	}
}
