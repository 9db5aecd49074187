package org.leeway.core.repair;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Agent;

/**
 * A required path that its planner does not find. A path that is found, but costs too much, is not missing. Neither is
 * a path whose planner is unknown.
 */
record MissingPath(LevelAnalysis analysis, Agent agent, ProbedPath required) implements RepairGoal {

	/**
	 * Returns the missing path that a finding is about: the first missing path of the agent that starts at {@code
	 * sample}. The start and the goal of the path must be on the map.
	 *
	 * @param sample the sample cell of the finding, which shows where the problem is
	 */
	static Optional<MissingPath> from(LevelAnalysis analysis, Agent agent, Cell sample) {
		return analysis.header().requiredPaths(agent).stream()
				.filter(required -> analysis.header().nearest(required.start()).equals(sample))
				.map(required -> new MissingPath(analysis, agent, required)).filter(path -> path.isOnMap())
				.filter(path -> path.isIn(analysis)).findFirst();
	}

	private boolean isOnMap() {
		return ends().stream().allMatch(end -> analysis.snapshot().grid().contains(end.x(), end.y()));
	}

	private List<Cell> ends() {
		return List.of(required.start(), required.goal());
	}

	@Override
	public boolean isIn(LevelAnalysis state) {
		return PlannerChoice.find(required.request())
				.filter(planner -> !state.plan(planner, required.query(agent), Progress.NONE).isFound()).isPresent();
	}

	/** Returns the cells to clear so that the agent fits at both ends and can move between them. */
	@Override
	public Optional<List<Cell>> cellsToClear(Progress progress) {
		SortedSet<Cell> cells = new TreeSet<>(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));
		for (Cell end : ends()) {
			Optional<List<Cell>> room = Widening.at(end, unit());
			if (room.isEmpty()) {
				return Optional.empty();
			}
			cells.addAll(room.get());
		}
		return Widening.between(unit().opened(Planes.of(List.copyOf(cells), analysis)), Planes.of(List.of(required.start()), analysis), Planes.of(List.of(required.goal()), analysis),
				analysis.header().diagonals(), progress).map(between -> {
					cells.addAll(between);
					return List.copyOf(cells);
				});
	}

	/** Returns true: after the cells are cleared, the planner may still find no path, so the problem may remain. */
	@Override
	public boolean mayOutliveClearing() {
		return true;
	}

	/**
	 * Returns the cells that the agent covers at the start, at the goal, or wherever the agent can get from the start. Adds the
	 * neighbours of these cells.
	 */
	@Override
	public BitPlane surroundings() {
		BitPlane ends = Planes.squares(ends(), reachability().size(), analysis);
		BitPlane anchors = reachability().connectedTo(required.start());
		return Planes.grown(reachability().cells(anchors, Progress.NONE).or(ends), 1);
	}
}
