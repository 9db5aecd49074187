package org.leeway.pathing.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A search for the largest unit that gets from one cell to other cells. If a unit gets there, smaller units get there
 * too. So a binary search needs to try only few sizes. The results for each size are cached.
 */
final class UnitSizes {

	private final TerrainGrid grid;
	private final BitPlane blocked;
	private final Capability capability;
	private final Cell from;
	private final Diagonals diagonals;
	private final Progress progress;
	private final Map<Integer, Reachability> reached = new HashMap<>();
	private final Map<Integer, Ways> ways = new HashMap<>();

	/**
	 * The data for finding routes of units of one size.
	 *
	 * @param reachable the anchors that the unit reaches from its start. An anchor is the top-left cell of the unit
	 * @param connectivity the connected components of these anchors
	 */
	private record Ways(SearchMap map, BitPlane reachable, Connectivity connectivity) {
	}

	UnitSizes(TerrainGrid grid, BitPlane blocked, Capability capability, Cell from, Diagonals diagonals,
			Progress progress) {
		checkInside(from, grid);
		this.grid = grid;
		this.blocked = blocked;
		this.capability = capability;
		this.from = from;
		this.diagonals = diagonals;
		this.progress = progress;
	}

	private static void checkInside(Cell cell, TerrainGrid grid) {
		if (!grid.bounds().contains(cell.x(), cell.y())) {
			throw new IllegalArgumentException(cell + " on a map of " + grid);
		}
	}

	/** Returns the largest size that the map allows. */
	int limit() {
		return Math.min(grid.width(), grid.height());
	}

	/**
	 * Returns the largest size of a unit that gets from the cell {@link #from} to another cell. 0 if no unit gets
	 * there.
	 */
	int largest(Cell to) {
		checkInside(to, grid);
		int works = 0;
		int fails = 1;
		while (fails <= limit() && reaches(to, fails)) {
			works = fails;
			fails = Math.min(2 * fails, limit() + 1);
		}
		while (fails - works > 1) {
			int middle = works + fails >>> 1;
			if (reaches(to, middle)) {
				works = middle;
			} else {
				fails = middle;
			}
		}
		return works;
	}

	private boolean reaches(Cell to, int size) {
		return reachability(size).covered().get(to.x(), to.y());
	}

	/**
	 * Returns what a unit of the given size reaches. The unit may start wherever it covers the cell {@link #from}. If it can
	 * stand at no such place, the unit reaches nothing.
	 */
	Reachability reachability(int size) {
		return reached.computeIfAbsent(size, key -> Reachability.of(legal(key), key, List.of(from), diagonals, progress));
	}

	private BitPlane legal(int size) {
		return ClearancePlanes.of(grid, blocked, List.of(agent(size)), progress).legal(agent(size));
	}

	private GridUnit agent(int size) {
		return new GridUnit(size, capability);
	}

	/**
	 * Returns for each goal the cells that stop a unit of one cell on its way from the cell {@link #from}.
	 * <ul>
	 * <li>If the cell {@link #from} is blocked, the result is this cell.
	 * <li>Otherwise, if the goal is blocked, the result is the goal.
	 * <li>Otherwise, the result is the fewest cells to clear so that the unit gets to the goal.
	 * </ul>
	 *
	 * @param cells the goals, which no unit reaches
	 */
	Map<Cell, List<Cell>> inTheWay(List<Cell> cells) {
		Map<Cell, List<Cell>> found = new HashMap<>();
		boolean isFree = isFree(from);
		cells.forEach(to -> found.put(to, List.of(isFree ? to : from)));
		List<Cell> ends = isFree ? cells.stream().filter(this::isFree).toList() : List.of();
		if (!ends.isEmpty()) {
			Reachability free = reachability(1);
			List<Optional<List<Cell>>> ways = Widening.toEach(
					Clearing.of(free.legal(), BitPlane.empty(grid.width(), grid.height()), 1), free.reachable(), ends.stream().map(free::connectedTo).toList(), diagonals, progress);
			IntStream.range(0, ends.size()).forEach(i -> found.put(ends.get(i), ways.get(i).orElseThrow()));
		}
		return found;
	}

	private boolean isFree(Cell cell) {
		return reachability(1).legal().get(cell.x(), cell.y());
	}

	/**
	 * Returns a shortest path of a unit from the cell {@link #from} to another cell.
	 *
	 * @param size the size of the unit, from 1 to the result of {@link #largest} for the other cell
	 */
	PathResult route(int size, Cell to) {
		Ways known = ways.computeIfAbsent(size, this::ways);
		Cell goal = anchors(to, size, known.reachable).findFirst().orElseThrow();
		Cell start = anchors(from, size, known.reachable).filter(anchor -> known.connectivity.connects(anchor, goal))
				.findFirst().orElseThrow();
		return new JumpPointSearch(known.map).find(new PathQuery(start, goal, agent(size)), progress);
	}

	private Ways ways(int size) {
		BitPlane reachable = reachability(size).reachable();
		return new Ways(SearchMap.of(grid, blocked, List.of(agent(size)), TerrainSpeeds.UNIFORM, diagonals, progress),
				reachable, Connectivity.of(reachable, diagonals, progress));
	}

	/**
	 * Returns the positions of a unit where the unit covers a cell. Positions are sorted by the distance between the middle
	 * of the unit and the cell, the nearest first. A position is the top-left cell of the unit.
	 *
	 * @param among the positions to choose from
	 */
	private static Stream<Cell> anchors(Cell cell, int size, BitPlane among) {
		return IntStream.range(Math.max(0, cell.y() - size + 1), cell.y() + 1).boxed()
				.flatMap(y -> IntStream.range(Math.max(0, cell.x() - size + 1), cell.x() + 1)
						.filter(x -> among.get(x, y)).mapToObj(x -> new Cell(x, y)))
				.sorted(Comparator.comparingInt(anchor -> Math.abs(2 * anchor.x() + size - 1 - 2 * cell.x())
						+ Math.abs(2 * anchor.y() + size - 1 - 2 * cell.y())));
	}
}
