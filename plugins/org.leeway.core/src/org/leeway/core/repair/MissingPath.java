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
 * A required path for which its planner finds no path at all, not even a path above the cost limit. A required path with an
 * unknown planner does not count as missing.
 */
record MissingPath(LevelAnalysis analysis, Agent agent, ProbedPath required) implements RepairGoal {

	/**
	 * Finds the missing path of a finding. Returns the first required path of the agent that starts at the sample of
	 * the finding, is missing, and has both ends on the map.
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

	/** Returns the cells to clear at both ends, and for a path between the ends. */
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

	/**
	 * Returns true, because the planner may need more than free cells. So the planner may find no path even after the
	 * cells are cleared.
	 */
	@Override
	public boolean mayOutliveClearing() {
		return true;
	}

	/**
	 * Returns the cells of two kinds of footprints, and the neighbours of these cells. The footprints are on the
	 * anchors that the agent reaches from the start, and on both ends.
	 */
	@Override
	public BitPlane surroundings() {
		BitPlane ends = Planes.squares(ends(), reachability().size(), analysis);
		BitPlane anchors = reachability().connectedTo(required.start());
		return Planes.grown(reachability().cells(anchors, Progress.NONE).or(ends), 1);
	}
}
