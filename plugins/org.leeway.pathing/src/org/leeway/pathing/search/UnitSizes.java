package org.leeway.pathing.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Connectivity;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Finds the sizes of units that get from one cell to another. Smaller units get wherever larger ones do, so a bisection
 * tries few sizes.
 */
final class UnitSizes {

	private final TerrainGrid grid;
	private final BitPlane blocked;
	private final Capability capability;
	private final Cell from;
	private final Cell to;
	private final Progress progress;

	UnitSizes(TerrainGrid grid, BitPlane blocked, Capability capability, Cell from, Cell to, Progress progress) {
		if (!grid.bounds().contains(from.x(), from.y()) || !grid.bounds().contains(to.x(), to.y())) {
			throw new IllegalArgumentException("from " + from + " to " + to + " on a map of " + grid);
		}
		this.grid = grid;
		this.blocked = blocked;
		this.capability = capability;
		this.from = from;
		this.to = to;
		this.progress = progress;
	}

	/** The largest size that the map allows. */
	int limit() {
		return Math.min(grid.width(), grid.height());
	}

	/** The largest size that gets there; 0 if none does. */
	int largest() {
		int works = 0;
		int fails = 1;
		while (fails <= limit() && reaches(fails)) {
			works = fails;
			fails = Math.min(2 * fails, limit() + 1);
		}
		while (fails - works > 1) {
			int middle = works + fails >>> 1;
			if (reaches(middle)) {
				works = middle;
			} else {
				fails = middle;
			}
		}
		return works;
	}

	private boolean reaches(int size) {
		return reachability(size).covered().get(to.x(), to.y());
	}

	/** The reachability of a unit from the first cell; empty if it does not fit there. */
	Reachability reachability(int size) {
		return Reachability.of(legal(size), size, List.of(from), progress);
	}

	private BitPlane legal(int size) {
		return ClearancePlanes.of(grid, blocked, List.of(agent(size)), progress).legal(capability, size);
	}

	private GridUnit agent(int size) {
		return new GridUnit(size, capability);
	}

	/** If no size gets there: an end that is blocked, or the fewest cells to clear. */
	List<Cell> inTheWay() {
		BitPlane free = legal(1);
		for (Cell end : List.of(from, to)) {
			if (!free.get(end.x(), end.y())) {
				return List.of(end);
			}
		}
		return Widening.between(free, BitPlane.empty(grid.width(), grid.height()), 1, plane(from), plane(to), progress)
				.orElseThrow();
	}

	private BitPlane plane(Cell cell) {
		return Footprints.cover(List.of(cell), 1, grid.width(), grid.height());
	}

	/** A shortest path of a size that gets there. */
	PathResult route(int size) {
		SearchMap map = SearchMap.of(grid, blocked, List.of(agent(size)), TerrainSpeeds.UNIFORM, progress);
		BitPlane reachable = reachability(size).reachable();
		Connectivity connectivity = Connectivity.of(reachable, progress);
		Cell goal = anchors(to, size, reachable).findFirst().orElseThrow();
		Cell start = anchors(from, size, reachable).filter(anchor -> connectivity.connects(anchor, goal)).findFirst()
				.orElseThrow();
		return new JumpPointSearch(map).find(new PathQuery(start, goal, agent(size)), progress);
	}

	/** The anchors of footprints that cover a cell, those that have it in their middle first. */
	private static Stream<Cell> anchors(Cell cell, int size, BitPlane among) {
		return IntStream.range(Math.max(0, cell.y() - size + 1), cell.y() + 1).boxed()
				.flatMap(y -> IntStream.range(Math.max(0, cell.x() - size + 1), cell.x() + 1)
						.filter(x -> among.get(x, y)).mapToObj(x -> new Cell(x, y)))
				.sorted(Comparator.comparingInt(anchor -> Math.abs(2 * anchor.x() + size - 1 - 2 * cell.x())
						+ Math.abs(2 * anchor.y() + size - 1 - 2 * cell.y())));
	}
}
