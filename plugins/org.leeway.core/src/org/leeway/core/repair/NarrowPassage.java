package org.leeway.core.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * The problem that a narrow passage, or choke, is narrower than the level demands.
 *
 * @param least the demanded width, in cells
 */
record NarrowPassage(LevelAnalysis analysis, Agent agent, Choke choke, int least) implements RepairGoal {

	/**
	 * Returns the problem of the choke at a cell. Empty if there is no choke, or if the choke is at least as wide as the level
	 * demands.
	 *
	 * @param anchor the top-left cell of the narrowest place, see {@link Choke#at}
	 */
	static Optional<NarrowPassage> at(LevelAnalysis analysis, Agent agent, Cell anchor, Progress progress) {
		int least = GridUnit.sizeOn(analysis.header().intent().minChokes().getOrDefault(agent.name(), 0),
				analysis.header().width(), analysis.header().height());
		return analysis.agent(agent).chokes(1, progress).stream()
				.filter(choke -> choke.at().equals(anchor) && choke.width() < least).findFirst()
				.map(choke -> new NarrowPassage(analysis, agent, choke, least));
	}

	@Override
	public boolean isIn(LevelAnalysis state) {
		return state.agent(agent).chokes(1, Progress.NONE).stream()
				.anyMatch(other -> other.width() < least && choke.passage().intersects(other.passage()));
	}

	/**
	 * Returns the cells to clear so that a unit of the demanded width can pass. If the passage cannot become so wide, returns the
	 * cells that make it as wide as possible. Empty if the passage cannot become wider at all.
	 */
	@Override
	public Optional<List<Cell>> cellsToClear(Progress progress) {
		for (int width = least; width > choke.width(); width--) {
			Agent wide = new Agent(agent.name(), width, agent.capability());
			Optional<List<Cell>> cells = cheapest(sides(analysis.agent(wide, progress).reachability()), width, progress);
			if (cells.isPresent()) {
				return cells;
			}
		}
		return Optional.empty();
	}

	/**
	 * Returns the areas on the sides of the passage, the smallest first. An area is a set of places between which
	 * the unit can move. A place is the unit's top-left cell. Only areas with a place near the passage are
	 * returned.
	 *
	 * @param wide the reachability of a unit that may be wider than the passage
	 */
	private List<BitPlane> sides(Reachability wide) {
		BitPlane near = wide.legal().and(Planes.grown(Planes.of(choke.passage(), analysis), wide.size()));
		List<BitPlane> sides = new ArrayList<>();
		for (int y = 0; y < near.height(); y++) {
			for (int x = near.nextSet(0, y); x < near.width(); x = near.nextSet(x + 1, y)) {
				int column = x;
				int row = y;
				if (sides.stream().noneMatch(side -> side.get(column, row))) {
					sides.add(wide.connectedTo(new Cell(x, y)));
				}
			}
		}
		sides.sort(Comparator.comparingLong(BitPlane::count));
		return sides;
	}

	/**
	 * Returns the cells to clear so that a unit can move from one area to another area. The two areas are chosen such that the
	 * fewest cells are cleared. Empty if no two areas can be connected.
	 *
	 * @param sides the areas on the sides of the passage, as planes of anchors (the unit's top-left cells)
	 * @param width of the unit, in cells
	 */
	private Optional<List<Cell>> cheapest(List<BitPlane> sides, int width, Progress progress) {
		List<List<Cell>> paths = new ArrayList<>();
		for (int i = 0; i < sides.size(); i++) {
			for (int j = i + 1; j < sides.size(); j++) {
				Widening.between(unit(width), sides.get(i), sides.get(j), analysis.header().diagonals(), progress)
						.ifPresent(paths::add);
			}
		}
		return paths.stream().min(Comparator.comparingInt(List::size));
	}

	@Override
	public BitPlane surroundings() {
		CellRect passage = choke.passage();
		return Planes.grown(Planes.of(passage, analysis), least);
	}
}
