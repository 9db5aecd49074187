package org.leeway.core.repair;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.DeadEndRule;
import org.leeway.core.analysis.rules.NarrowChokeRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * A problem of an agent in a level, which the search for a repair tries to end. A goal can check whether a changed level
 * still has the problem.
 */
sealed interface RepairGoal permits RepairGoal.Region, RepairGoal.Spawn, DeadEnd, NarrowPassage, MissingPath, SeparateStarts {

	LevelAnalysis analysis();

	Agent agent();

	/**
	 * Returns the problem of a finding, or empty if the level no longer has this problem.
	 *
	 * @param rule the rule of a finding about an agent
	 * @param agent the name of the agent
	 * @param sample the sample cell of the finding, which shows where the problem is
	 */
	static Optional<RepairGoal> of(LevelAnalysis analysis, String rule, String agent, Cell sample, Progress progress) {
		return analysis.snapshot().agents().stream().filter(each -> each.name().equals(agent)).findFirst()
				.<RepairGoal>flatMap(profile -> of(analysis, rule, profile, sample, progress))
				.filter(complaint -> complaint.isIn(analysis));
	}

	private static Optional<? extends RepairGoal> of(LevelAnalysis analysis, String rule, Agent agent,
			Cell sample, Progress progress) {
		return switch (rule) {
		case SpawnFitRule.ID -> Optional.of(new Spawn(analysis, agent, sample));
		case DeadEndRule.ID -> DeadEnd.at(analysis, agent, sample, progress);
		case NarrowChokeRule.ID -> NarrowPassage.at(analysis, agent, sample, progress);
		case RequiredPathRule.ID -> MissingPath.from(analysis, agent, sample);
		case StartsNotConnectedRule.ID -> SeparateStarts.at(analysis, agent, sample);
		default -> Optional.of(new Region(analysis, agent, sample));
		};
	}

	/**
	 * Returns whether a level has this problem.
	 *
	 * @param state usually the level after a repair
	 */
	boolean isIn(LevelAnalysis state);

	/**
	 * Returns the fewest cells to make traversable so that the problem ends. Empty if clearing cells cannot end the
	 * problem.
	 */
	Optional<List<Cell>> cellsToClear(Progress progress);

	/**
	 * Returns whether the problem may remain even when all cells of {@link #cellsToClear} are cleared, so that a repair must
	 * be checked.
	 */
	default boolean mayOutliveClearing() {
		return false;
	}

	/** Returns the cells near the problem. If an obstacle causes the problem, it blocks some of these cells. */
	BitPlane surroundings();

	default Reachability reachability() {
		return analysis().agent(agent()).reachability();
	}

	/**
	 * Returns the input of {@link org.leeway.pathing.repair.Widening} for the agent, such as the cells that can be cleared. To
	 * clear a cell means to change its terrain, so a cell under an obstacle cannot be cleared.
	 */
	default Clearing unit() {
		return analysis().clearance().clearing(agent().unit());
	}

	/**
	 * Returns what the search for cells to clear needs to know about a unit of another size that crosses the same
	 * terrains as the agent.
	 */
	default Clearing unit(int size) {
		return analysis().clearance().clearing(new GridUnit(size, agent().capability()));
	}

	/**
	 * An unreachable region.
	 *
	 * @param sample the first anchor of the region
	 */
	record Region(LevelAnalysis analysis, Agent agent, Cell sample) implements RepairGoal {

		@Override
		public boolean isIn(LevelAnalysis state) {
			Reachability now = state.agent(agent).reachability();
			return state.snapshot().grid().contains(sample.x(), sample.y()) && now.legal().get(sample.x(), sample.y()) && !now.reachable().get(sample.x(), sample.y());
		}

		@Override
		public Optional<List<Cell>> cellsToClear(Progress progress) {
			return reachability().unreachableAnchors(sample).flatMap(anchors -> Widening.between(unit(), anchors,
					reachability().reachable(), analysis.header().diagonals(), progress));
		}

		@Override
		public BitPlane surroundings() {
			return reachability().unreachableCells(sample).map(cells -> Planes.grown(cells, 1))
					.orElseGet(() -> Planes.empty(analysis));
		}
	}

	/**
	 * A spawn where the agent does not fit.
	 *
	 * @param sample the cell of the spawn
	 */
	record Spawn(LevelAnalysis analysis, Agent agent, Cell sample) implements RepairGoal {

		@Override
		public boolean isIn(LevelAnalysis state) {
			return state.agent(agent).reachability().misfits().contains(sample);
		}

		@Override
		public Optional<List<Cell>> cellsToClear(Progress progress) {
			return Widening.around(sample, unit());
		}

		@Override
		public BitPlane surroundings() {
			return Planes.grown(Planes.of(List.of(sample), analysis), reachability().size() - 1);
		}
	}
}
