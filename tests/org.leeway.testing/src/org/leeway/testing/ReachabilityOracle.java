package org.leeway.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.world.Diagonals;

/**
 * An oracle of the places that a unit of one size reaches. Finds them by a plain flood over legal steps. A place is given by
 * its anchor, the top-left cell of the unit.
 */
public final class ReachabilityOracle {

	private final int size;
	private final Diagonals diagonals;
	private final int width;
	private final int height;
	private final boolean[][] legal;
	/**
	 * Number of the component, indexed by row and column of the anchor. Components are numbered from 1 in the order of
	 * their first anchors. 0 where the anchor is not legal.
	 */
	private final int[][] component;
	private final List<List<Cell>> anchors = new ArrayList<>();
	private final List<Cell> misfits = new ArrayList<>();
	private final boolean[] isReached;

	/** Creates an oracle for a unit that cuts no corners. */
	public ReachabilityOracle(boolean[][] traversable, int size, List<Cell> spawns) {
		this(traversable, size, spawns, Diagonals.NEVER);
	}

	public ReachabilityOracle(boolean[][] traversable, int size, List<Cell> spawns, Diagonals diagonals) {
		this.size = size;
		this.diagonals = diagonals;
		this.height = traversable.length;
		this.width = traversable[0].length;
		this.legal = new boolean[height][width];
		this.component = new int[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				legal[y][x] = ClearanceOracle.isSquare(traversable, x, y, size);
			}
		}
		flood();
		this.isReached = new boolean[anchors.size() + 1];
		spawns.forEach(this::startAt);
		if (spawns.isEmpty() && !anchors.isEmpty()) {
			isReached[1 + anchors.indexOf(largest())] = true;
		}
	}

	private void flood() {
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (legal[y][x] && component[y][x] == 0) {
					anchors.add(new ArrayList<>());
					flood(new Cell(x, y), anchors.size());
				}
			}
		}
	}

	private void flood(Cell first, int number) {
		Deque<Cell> open = new ArrayDeque<>(List.of(first));
		component[first.y()][first.x()] = number;
		while (!open.isEmpty()) {
			Cell cell = open.remove();
			anchors.get(number - 1).add(cell);
			for (int dy = -1; dy <= 1; dy++) {
				for (int dx = -1; dx <= 1; dx++) {
					Cell next = new Cell(cell.x() + dx, cell.y() + dy);
					if (isLegal(next) && component[next.y()][next.x()] == 0
							&& StepOracle.isStep(diagonals, this::isLegal, cell, next)) {
						component[next.y()][next.x()] = number;
						open.add(next);
					}
				}
			}
		}
	}

	private boolean isLegal(Cell anchor) {
		return anchor.x() >= 0 && anchor.x() < width && anchor.y() >= 0 && anchor.y() < height
				&& legal[anchor.y()][anchor.x()];
	}

	private void startAt(Cell spawn) {
		Set<Integer> starts = componentsOver(spawn);
		starts.forEach(start -> isReached[start] = true);
		if (starts.isEmpty()) {
			misfits.add(spawn);
		}
	}

	/** Returns the numbers of the components in which a unit can cover a cell. */
	private Set<Integer> componentsOver(Cell cell) {
		Set<Integer> over = new HashSet<>();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (legal[y][x] && new CellRect(x, y, size, size).contains(cell.x(), cell.y())) {
					over.add(component[y][x]);
				}
			}
		}
		return over;
	}

	/** Returns whether a unit can move from a place where it covers the first cell to a place where it covers the second cell. */
	public boolean connects(Cell one, Cell other) {
		return !Collections.disjoint(componentsOver(one), componentsOver(other));
	}

	private List<Cell> largest() {
		List<Cell> largest = List.of();
		for (List<Cell> candidate : anchors) {
			largest = candidate.size() > largest.size() ? candidate : largest;
		}
		return largest;
	}

	public boolean[][] legal() {
		return legal;
	}

	/**
	 * Returns the number of a legal anchor's component. Components are numbered from 1 in the order of their first anchors.
	 */
	public int component(Cell anchor) {
		return component[anchor.y()][anchor.x()];
	}

	public boolean[][] reachable() {
		boolean[][] reachable = new boolean[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				reachable[y][x] = isReached[component[y][x]];
			}
		}
		return reachable;
	}

	/** Returns the cells that the footprint of at least one reachable anchor covers. */
	public boolean[][] covered() {
		return footprints(reachable());
	}

	/** Returns the cells that the footprint of at least one legal anchor covers. */
	public boolean[][] fitting() {
		return footprints(legal);
	}

	private boolean[][] footprints(boolean[][] on) {
		boolean[][] cells = new boolean[height][width];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				for (int i = 0; on[y][x] && i < size * size; i++) {
					cells[y + i / size][x + i % size] = true;
				}
			}
		}
		return cells;
	}

	public List<Cell> misfits() {
		return misfits;
	}

	/**
	 * Returns the components of {@code minArea} cells or more that are not reached. Their order is the order in which reports
	 * list them.
	 */
	public List<Region> unreachableRegions(long minArea) {
		List<Region> regions = new ArrayList<>();
		for (int number = 1; number <= anchors.size(); number++) {
			if (!isReached[number]) {
				regions.add(region(number));
			}
		}
		regions.removeIf(region -> region.cells() < minArea);
		regions.sort(Comparator.comparingLong(Region::cells).reversed()
				.thenComparing(region -> region.sample().y()).thenComparing(region -> region.sample().x()));
		return regions;
	}

	/**
	 * Returns the cells that a unit covers on the component of an anchor: the union of the footprints on all anchors of the
	 * component.
	 */
	public boolean[][] cells(Cell anchor) {
		boolean[][] on = new boolean[height][width];
		anchors.get(component(anchor) - 1).forEach(cell -> on[cell.y()][cell.x()] = true);
		return footprints(on);
	}

	private Region region(int number) {
		List<Cell> own = anchors.get(number - 1);
		Cell sample = own.stream().min(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x)).orElseThrow();
		boolean[][] cells = cells(sample);
		long count = 0;
		CellRect bounds = new CellRect(sample.x(), sample.y(), 1, 1);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (cells[y][x]) {
					count++;
					bounds = bounds.union(new CellRect(x, y, 1, 1));
				}
			}
		}
		return new Region(own.size(), count, bounds, sample);
	}

	/** Returns for each anchor the size of the largest unit that gets there from a spawn. Does a flood for each size. */
	public static int[][] fit(boolean[][] traversable, List<Cell> spawns, Diagonals diagonals) {
		int[][] fit = new int[traversable.length][traversable[0].length];
		for (int size = 1; size <= Math.min(fit.length, fit[0].length); size++) {
			boolean[][] reachable = new ReachabilityOracle(traversable, size, spawns, diagonals).reachable();
			for (int y = 0; y < fit.length; y++) {
				for (int x = 0; x < fit[y].length; x++) {
					fit[y][x] = reachable[y][x] ? size : fit[y][x];
				}
			}
		}
		return fit;
	}
}
