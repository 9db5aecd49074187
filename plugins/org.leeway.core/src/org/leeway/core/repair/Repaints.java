package org.leeway.core.repair;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;

/**
 * Repairs that change terrain. If several terrains are possible, the most frequent terrain among the neighbouring
 * cells comes first. To make cells impassable, terrains that stop the fewest other agents are preferred.
 */
final class Repaints {

	private Repaints() {
	}

	/**
	 * Returns the repair that makes cells traversable for the agent of a goal. Empty if there are no cells, if the
	 * agent can cross no terrain of the level, or if the problem would remain.
	 */
	static Optional<Repair> clear(RepairGoal goal, List<Cell> cells, Progress progress) {
		LevelAnalysis analysis = goal.analysis();
		BitPlane plane = Planes.of(cells, analysis);
		List<Integer> terrains = terrains(analysis, plane).stream()
				.filter(id -> goal.agent().capability().contains(id)).toList();
		String text = "Repaints " + Counts.cells(cells.size()) + " for " + goal.agent().name();
		return cells.isEmpty() || terrains.isEmpty()
				|| goal.mayOutliveClearing() && goal.isIn(painted(analysis, plane, terrains.getFirst(), progress))
						? Optional.empty()
						: Optional.of(new Repair(text, new Change.Repaint(plane, terrains), plane));
	}

	/**
	 * Returns the repair that makes an unreachable region impassable for the agent, and changes no cell that the
	 * agent reaches. The first anchor of the region, row by row, is the sample of the goal. Empty if there is no such
	 * repair. Also empty if there is no such region, because the level has changed.
	 */
	static Optional<Repair> fill(RepairGoal.Region goal, Progress progress) {
		return goal.reachability().unreachableCells(goal.sample()).flatMap(region -> fill(goal, region, progress));
	}

	private static Optional<Repair> fill(RepairGoal.Region goal, BitPlane region, Progress progress) {
		LevelAnalysis analysis = goal.analysis();
		BitPlane cells = region.andNot(goal.reachability().covered());
		List<Integer> terrains = terrains(analysis, cells).stream()
				.filter(id -> !goal.agent().capability().contains(id))
				.sorted(Comparator.comparingInt(id -> losers(analysis, cells, id).size())).toList();
		if (terrains.isEmpty() || !isFilled(goal, cells, terrains.getFirst(), progress)) {
			return Optional.empty();
		}
		List<String> losers = losers(analysis, cells, terrains.getFirst());
		String text = "Fills " + Counts.cells(cells.count())
				+ (losers.isEmpty() ? "" : ", no longer usable by " + String.join(" and ", losers));
		return Optional.of(new Repair(text, new Change.Repaint(cells, terrains), cells));
	}

	/**
	 * Returns whether the repair makes all anchors of the region illegal. The repair does not fill cells in reachable
	 * footprints. So an anchor of the region stays legal if all cells of its footprint are in reachable footprints.
	 *
	 * @param cells the cells that the repair fills
	 * @param terrain the id of the terrain that fills the cells
	 */
	private static boolean isFilled(RepairGoal.Region goal, BitPlane cells, int terrain, Progress progress) {
		BitPlane legal = painted(goal.analysis(), cells, terrain, progress).agent(goal.agent()).reachability().legal();
		return goal.reachability().unreachableAnchors(goal.sample()).orElseThrow().and(legal).isEmpty();
	}

	private static LevelAnalysis painted(LevelAnalysis analysis, BitPlane cells, int terrain, Progress progress) {
		LevelSnapshot level = analysis.snapshot();
		return analysis.with(level.withGrid(new Change.Repaint(cells, List.of(terrain)).paint(level.grid(), terrain)),
				progress);
	}

	/** Returns the names of the agents that reach any of these cells and cannot cross the new terrain. */
	private static List<String> losers(LevelAnalysis analysis, BitPlane cells, int terrain) {
		return analysis.agents().stream().filter(agent -> !agent.agent().capability().contains(terrain))
				.filter(agent -> reaches(agent, cells)).map(AgentAnalysis::agent).map(Agent::name).distinct()
				.collect(Collectors.toList());
	}

	private static boolean reaches(AgentAnalysis agent, BitPlane cells) {
		return !agent.reachability().covered().and(cells).isEmpty();
	}

	/**
	 * Returns the ids of all terrains, the most frequent terrain around {@code cells} first. Only neighbouring cells
	 * that no obstacle blocks are counted.
	 */
	private static List<Integer> terrains(LevelAnalysis analysis, BitPlane cells) {
		LevelSnapshot level = analysis.snapshot();
		long[] counts = new long[TerrainGrid.TERRAINS];
		BitPlane border = Planes.grown(cells, 1).andNot(cells).andNot(analysis.clearance().blocked());
		for (int y = 0; y < cells.height(); y++) {
			for (int x = border.nextSet(0, y); x < cells.width(); x = border.nextSet(x + 1, y)) {
				counts[level.grid().terrain(x, y)]++;
			}
		}
		return level.terrains().stream().map(Terrain::id)
				.sorted(Comparator.comparingLong((Integer id) -> counts[id]).reversed()).toList();
	}
}
