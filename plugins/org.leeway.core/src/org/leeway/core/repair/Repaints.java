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
 * Repairs that change the terrain of cells. A repair that makes cells traversable chooses among the terrains that the agent can
 * cross. The repair takes the most frequent terrain among the neighbours of the cells. A repair that makes cells impassable
 * chooses among the terrains that the agent cannot cross. The repair takes the terrain that stops the fewest other agents. If
 * two terrains stop equally many agents, the repair takes the more frequent terrain among the neighbours.
 */
final class Repaints {

	private Repaints() {
	}

	/**
	 * Returns the repair that makes cells traversable for the agent of a problem. Empty if this would not end the
	 * problem. Also empty if there are no cells, or no terrain that the agent can cross.
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
	 * Returns the repair that fills an unreachable region with a terrain that the agent cannot cross. Cells that the agent
	 * also covers from reachable places keep their terrain. Empty if there is no such repair, or if the region no
	 * longer exists.
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
	 * Returns whether a repair leaves the agent no place in an unreachable region. Some places may be left, because the
	 * repair spares cells that the agent also covers when it stands at reachable places.
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

	/**
	 * Returns the names of the agents that would lose some of the cells: agents that reach the cells now, but cannot cross the new
	 * terrain.
	 */
	private static List<String> losers(LevelAnalysis analysis, BitPlane cells, int terrain) {
		return analysis.agents().stream().filter(agent -> !agent.agent().capability().contains(terrain))
				.filter(agent -> reaches(agent, cells)).map(AgentAnalysis::agent).map(Agent::name).distinct()
				.collect(Collectors.toList());
	}

	private static boolean reaches(AgentAnalysis agent, BitPlane cells) {
		return !agent.reachability().covered().and(cells).isEmpty();
	}

	/**
	 * Returns the ids of all terrains of the level. They are sorted by how many neighbours of {@code cells} have
	 * the terrain, the most frequent first. Neighbours that an obstacle blocks do not count.
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
