package org.leeway.core.repair;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.steering.search.Trap;
import org.leeway.pathing.world.Agent;

/** A dead end of an agent: an area that the agent can enter but not leave, because it has no room to turn. */
record DeadEnd(LevelAnalysis analysis, Agent agent, PoseReach poses, Trap trap) implements RepairGoal {

	/**
	 * Returns the dead end whose sample cell is {@code sample}. The sample cell of a dead end is its first cell in row-major order.
	 * Empty if there is no such dead end.
	 */
	static Optional<DeadEnd> at(LevelAnalysis analysis, Agent agent, Cell sample, Progress progress) {
		return analysis.poses(agent, progress).flatMap(poses -> poses.traps(progress).stream()
				.filter(trap -> trap.sample().equals(sample)).findFirst()
				.map(trap -> new DeadEnd(analysis, agent, poses, trap)));
	}

	@Override
	public boolean isIn(LevelAnalysis state) {
		return at(state, agent, trap.sample(), Progress.NONE).isPresent();
	}

	/** Returns the cells to clear so that the agent has room to turn. */
	@Override
	public Optional<List<Cell>> cellsToClear(Progress progress) {
		return poses.widening(trap, progress);
	}

	@Override
	public BitPlane surroundings() {
		return Planes.grown(Planes.of(trap.bounds(), analysis), 1);
	}
}
