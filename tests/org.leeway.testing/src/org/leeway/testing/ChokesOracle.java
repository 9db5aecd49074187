package org.leeway.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Diagonals;

/**
 * An oracle of chokes, by their definition. The oracle builds a graph of the reachable anchors (top-left cells of the unit).
 * The oracle adds the anchors in the order of falling clearance. The edges of the graph are called links, and its connected
 * parts are called basins.
 * <p>
 * If added anchors bring two basins next to each other, the oracle connects the basins by a single link. This link is a
 * choke. Without this link, the whole graph would fall into two parts. If the unit can start in only one part, the other
 * part is behind the choke. Otherwise, the part with fewer cells is behind the choke.
 */
public final class ChokesOracle {

	/**
	 * A link that merges two basins.
	 *
	 * @param width the clearance of the anchors at which the basins merge
	 * @param one the anchor at one end of the link
	 * @param other the anchor at the other end
	 * @param length how many steps one end is from its basin, plus how many steps the other end is from its basin
	 * @param order the rank of the link among links of the same length, to decide ties
	 */
	private record Merge(int width, Cell one, Cell other, int length, int order) {
	}

	/**
	 * A row, column or diagonal of cells from wall to wall.
	 *
	 * @param dx the step to the right from a cell to the next cell: -1, 0 or 1
	 * @param dy the step down from a cell to the next cell: -1, 0 or 1
	 */
	private record Run(List<Cell> cells, int dx, int dy) {

		boolean isDiagonal() {
			return dx != 0 && dy != 0;
		}

		/**
		 * Returns the number of cells, plus half a cell for a diagonal. So a diagonal is longer than a row or column with
		 * the same number of cells.
		 */
		double length() {
			return cells.size() + (isDiagonal() ? 0.5 : 0);
		}
	}

	private static final List<Cell> STRAIGHT = List.of(new Cell(0, -1), new Cell(-1, 0), new Cell(1, 0), new Cell(0, 1));
	private static final List<Cell> ALL = List.of(new Cell(0, -1), new Cell(-1, 0), new Cell(1, 0), new Cell(0, 1),
			new Cell(-1, -1), new Cell(1, -1), new Cell(-1, 1), new Cell(1, 1));

	private final int size;
	private final boolean cutsCorners;
	private final List<Cell> steps;
	private final List<Cell> spawns;
	private final boolean[][] covered;
	/** Clearance of the reachable anchors, row by row. */
	private final Map<Cell, Integer> clearance = new LinkedHashMap<>();
	private final Map<Cell, Set<Cell>> links = new HashMap<>();
	/**
	 * Number of steps from an anchor to the nearest anchor with a larger clearance, indexed by anchor. All other
	 * anchors on the way have the same clearance as the first anchor. An anchor has no entry if there is no such way.
	 */
	private final Map<Cell, Integer> distances = new HashMap<>();
	private final List<Merge> merges = new ArrayList<>();

	public ChokesOracle(boolean[][] traversable, int size, List<Cell> spawns, Diagonals diagonals) {
		this.size = size;
		this.cutsCorners = diagonals == Diagonals.ALWAYS;
		this.steps = cutsCorners ? ALL : STRAIGHT;
		this.spawns = spawns;
		ReachabilityOracle reach = new ReachabilityOracle(traversable, size, spawns, diagonals);
		this.covered = reach.covered();
		int[][] values = ClearanceOracle.clearance(traversable);
		for (int y = 0; y < traversable.length; y++) {
			for (int x = 0; x < traversable[y].length; x++) {
				if (reach.reachable()[y][x]) {
					clearance.put(new Cell(x, y), values[y][x]);
					links.put(new Cell(x, y), new HashSet<>());
				}
			}
		}
		linkNeighbours(clearance.keySet().stream().filter(anchor -> clearance.get(anchor) >= 2 * size)
				.collect(Collectors.toSet()));
		for (int width = 2 * size - 1; width >= size; width--) {
			goDownTo(width);
		}
	}

	private void linkNeighbours(Set<Cell> anchors) {
		for (Cell anchor : anchors) {
			for (Cell step : steps) {
				if (anchors.contains(plus(anchor, step))) {
					link(anchor, plus(anchor, step));
				}
			}
		}
	}

	private void goDownTo(int width) {
		List<Cell> ofWidth = clearance.keySet().stream().filter(anchor -> clearance.get(anchor) == width).toList();
		measureDistances(ofWidth);
		List<Cell> near = ofWidth.stream().filter(distances::containsKey).toList();
		near.forEach(anchor -> link(anchor, nearer(anchor)));
		merge(near, width);
		linkNeighbours(ofWidth.stream().filter(anchor -> !distances.containsKey(anchor)).collect(Collectors.toSet()));
	}

	private void measureDistances(List<Cell> anchors) {
		boolean changed = true;
		while (changed) {
			changed = false;
			for (Cell anchor : anchors) {
				for (Cell step : steps) {
					int distance = distance(plus(anchor, step), clearance.get(anchor));
					if (distance < Integer.MAX_VALUE && distance + 1 < distances.getOrDefault(anchor, 1 << 20)) {
						distances.put(anchor, distance + 1);
						changed = true;
					}
				}
			}
		}
	}

	/**
	 * Returns the number of steps from an anchor of clearance {@code width}, over anchors of the same clearance, to the nearest
	 * anchor of a larger clearance. Two cases are special:
	 * <ul>
	 * <li>0 if the anchor itself has a larger clearance,
	 * <li>{@link Integer#MAX_VALUE} if the anchor has a smaller clearance, or if the number is not known yet.
	 * </ul>
	 */
	private int distance(Cell anchor, int width) {
		int own = clearance.getOrDefault(anchor, 0);
		return own > width ? 0 : own < width ? Integer.MAX_VALUE : distances.getOrDefault(anchor, Integer.MAX_VALUE);
	}

	private Cell nearer(Cell anchor) {
		return steps.stream().map(step -> plus(anchor, step))
				.filter(next -> distance(next, clearance.get(anchor)) == distances.get(anchor) - 1)
				.findFirst().orElseThrow();
	}

	private void merge(List<Cell> anchors, int width) {
		List<Merge> candidates = new ArrayList<>();
		for (Cell anchor : anchors) {
			for (Cell step : steps) {
				Cell other = plus(anchor, step);
				int distance = distance(other, width);
				if (distance < Integer.MAX_VALUE) {
					int length = distance(anchor, width) + distance;
					candidates.add(new Merge(width, anchor, other, length, candidates.size()));
				}
			}
		}
		candidates.sort(Comparator.comparingInt(Merge::length).thenComparingInt(Merge::order));
		Map<Cell, Set<Cell>> basins = new HashMap<>();
		for (Merge candidate : candidates) {
			Set<Cell> here = basin(candidate.one(), basins);
			if (!here.contains(candidate.other())) {
				link(candidate.one(), candidate.other());
				merges.add(candidate);
				linkedWith(candidate.one()).forEach(basins::remove);
			}
		}
	}

	private Set<Cell> basin(Cell anchor, Map<Cell, Set<Cell>> known) {
		if (!known.containsKey(anchor)) {
			Set<Cell> basin = linkedWith(anchor);
			basin.forEach(cell -> known.put(cell, basin));
		}
		return known.get(anchor);
	}

	private void link(Cell one, Cell other) {
		links.get(one).add(other);
		links.get(other).add(one);
	}

	private Set<Cell> linkedWith(Cell first) {
		Set<Cell> met = new HashSet<>(Set.of(first));
		Deque<Cell> open = new ArrayDeque<>(met);
		while (!open.isEmpty()) {
			links.get(open.remove()).stream().filter(met::add).forEach(open::add);
		}
		return met;
	}

	/** Returns all chokes, in the order of reports. */
	public List<Choke> chokes() {
		List<Choke> chokes = new ArrayList<>();
		for (Merge merge : merges) {
			List<Cell> passage = passage(merge);
			Cell at = narrowest(passage);
			CellRect bounds = passage.stream()
					.map(anchor -> new CellRect(anchor.x(), anchor.y(), merge.width(), merge.width()))
					.reduce(CellRect::union).orElseThrow();
			chokes.add(new Choke(merge.width(), at, across(at).cells(), behind(merge), bounds));
		}
		chokes.sort(Comparator.comparingLong(Choke::behind).reversed()
				.thenComparing(choke -> choke.at().y()).thenComparing(choke -> choke.at().x()));
		return chokes;
	}

	private long behind(Merge merge) {
		links.get(merge.one()).remove(merge.other());
		links.get(merge.other()).remove(merge.one());
		Set<Cell> here = linkedWith(merge.one());
		Set<Cell> there = linkedWith(merge.other());
		link(merge.one(), merge.other());
		if (here.stream().anyMatch(this::isStart) == there.stream().anyMatch(this::isStart)) {
			return Math.min(cells(here), cells(there));
		}
		return cells(here.stream().anyMatch(this::isStart) ? there : here);
	}

	private boolean isStart(Cell anchor) {
		return spawns.stream().anyMatch(spawn -> footprint(anchor).contains(spawn.x(), spawn.y()));
	}

	private CellRect footprint(Cell anchor) {
		return new CellRect(anchor.x(), anchor.y(), size, size);
	}

	/**
	 * Returns the number of cells that belong to the given anchors. Several anchors of the graph may cover a cell with
	 * their footprints. The cell belongs to the first of them, row by row.
	 */
	private long cells(Set<Cell> anchors) {
		long count = 0;
		for (int y = 0; y < covered.length; y++) {
			for (int x = 0; x < covered[y].length; x++) {
				count += covered[y][x] && anchors.contains(firstOver(x, y)) ? 1 : 0;
			}
		}
		return count;
	}

	private Cell firstOver(int x, int y) {
		for (int top = y - size + 1; top <= y; top++) {
			for (int left = x - size + 1; left <= x; left++) {
				if (clearance.containsKey(new Cell(left, top))) {
					return new Cell(left, top);
				}
			}
		}
		throw new IllegalArgumentException("nothing covers " + x + "," + y);
	}

	private List<Cell> passage(Merge merge) {
		List<Cell> passage = new ArrayList<>();
		for (Cell anchor = merge.one(); clearance.get(anchor) == merge.width(); anchor = nearer(anchor)) {
			passage.addFirst(anchor);
		}
		for (Cell anchor = merge.other(); clearance.get(anchor) == merge.width(); anchor = nearer(anchor)) {
			passage.addLast(anchor);
		}
		return passage;
	}

	private Cell narrowest(List<Cell> passage) {
		double best = passage.stream().mapToDouble(anchor -> across(anchor).length()).min().orElseThrow();
		List<Cell> narrowest = passage.stream().filter(anchor -> across(anchor).length() == best).toList();
		return narrowest.get((narrowest.size() - 1) / 2);
	}

	private Run across(Cell anchor) {
		int width = clearance.get(anchor);
		List<Run> runs = new ArrayList<>();
		for (int y = anchor.y(); y < anchor.y() + width; y++) {
			runs.add(run(anchor.x(), y, 1, 0));
		}
		for (int x = anchor.x(); x < anchor.x() + width; x++) {
			runs.add(run(x, anchor.y(), 0, 1));
		}
		runs.add(run(anchor.x(), anchor.y(), 1, 1));
		runs.add(run(anchor.x(), anchor.y() + width - 1, 1, -1));
		// ties go to the first run, because min returns the first of several equal elements
		return runs.stream().filter(this::isClosed).min(Comparator.comparingDouble(Run::length)).orElseThrow();
	}

	/**
	 * Returns whether a blocked run of cells, from wall to wall, stops all units. False only for some diagonal runs. A unit of
	 * size 1 that cuts every corner can step between two cells of the run, or between an end and the wall.
	 */
	private boolean isClosed(Run run) {
		List<Cell> line = new ArrayList<>(run.cells());
		line.addFirst(new Cell(line.getFirst().x() - run.dx(), line.getFirst().y() - run.dy()));
		line.addLast(plus(line.getLast(), new Cell(run.dx(), run.dy())));
		for (int i = 1; i < line.size() && cutsCorners && size == 1 && run.isDiagonal(); i++) {
			Cell one = line.get(i - 1);
			Cell other = line.get(i);
			if (isCovered(one.x(), other.y()) && isCovered(other.x(), one.y())) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the longest run of cells that reachable units cover. The run contains the cell (x, y), and (dx, dy) is the
	 * step from one of its cells to the next.
	 */
	private Run run(int x, int y, int dx, int dy) {
		List<Cell> cells = new ArrayList<>();
		for (int i = x, j = y; isCovered(i, j); i += dx, j += dy) {
			cells.addLast(new Cell(i, j));
		}
		for (int i = x - dx, j = y - dy; isCovered(i, j); i -= dx, j -= dy) {
			cells.addFirst(new Cell(i, j));
		}
		return new Run(cells, dx, dy);
	}

	private boolean isCovered(int x, int y) {
		return y >= 0 && y < covered.length && x >= 0 && x < covered[y].length && covered[y][x];
	}

	private static Cell plus(Cell anchor, Cell step) {
		return new Cell(anchor.x() + step.x(), anchor.y() + step.y());
	}
}
