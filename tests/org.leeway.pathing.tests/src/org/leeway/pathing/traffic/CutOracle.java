package org.leeway.pathing.traffic;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * An oracle of the cheapest closed line that separates the start from the goal. The line leads from one blocked cell to the
 * next, and each gap of free cells that it crosses has a cost. The oracle lists the gaps between all pairs of blocked cells.
 * Then it finds the cheapest line with the algorithm of Bellman and Ford.
 * <p>
 * A test path leads from the start to the goal: along a column, and then along a row. A closed line separates start and goal if
 * it crosses the test path an odd number of times.
 */
final class CutOracle {

	private static final int NEAR = 6;

	/**
	 * A gap between two obstacles, in columns and rows, and the length of the passage that contains the gap. The length is 0 if
	 * the gap is slanted, or if an obstacle lies in the gap.
	 */
	record Span(int across, int rise, int length) {
	}

	private record Arc(int from, int to, int parity, double cost) {
	}

	private final TrafficGround ground;
	private final BitPlane ends;
	private final double[] line;
	private final List<Cell> obstacles = new ArrayList<>();
	private final List<Arc> arcs = new ArrayList<>();

	CutOracle(TrafficGround ground, BitPlane start, BitPlane goal, ToDoubleFunction<Span> value) {
		this.ground = ground;
		this.ends = start.or(goal);
		Cell from = start.first().orElseThrow();
		Cell to = goal.first().orElseThrow();
		this.line = new double[] {from.x() + 0.11307, from.y() + 0.23411, from.x() + 0.11307, to.y() + 0.23411, to.x() + 0.11307,
				to.y() + 0.23411};
		for (int y = -1; y <= ground.free().height(); y++) {
			for (int x = -1; x <= ground.free().width(); x++) {
				if (!ground.isFree(x, y)) {
					obstacles.add(new Cell(x, y));
				}
			}
		}
		for (int i = 0; i < obstacles.size(); i++) {
			for (int j = 0; j < obstacles.size(); j++) {
				addArc(i, j, value);
			}
		}
	}

	private void addArc(int i, int j, ToDoubleFunction<Span> value) {
		Cell a = obstacles.get(i);
		Cell b = obstacles.get(j);
		int dx = Math.abs(a.x() - b.x());
		int dy = Math.abs(a.y() - b.y());
		boolean straight = dx == 0 || dy == 0 || dx == dy;
		if (i == j || !straight && Math.max(dx, dy) > NEAR + 1) {
			return;
		}
		double speed = 0;
		for (int y = Math.min(a.y(), b.y()); y <= Math.max(a.y(), b.y()); y++) {
			for (int x = Math.min(a.x(), b.x()); x <= Math.max(a.x(), b.x()); x++) {
				boolean onLine = !straight || (x - a.x()) * (b.y() - a.y()) == (y - a.y()) * (b.x() - a.x());
				if (onLine && ground.isFree(x, y) && ends.get(x, y)) {
					return;
				}
				if (ground.isFree(x, y)) {
					speed = Math.max(speed, ground.speeds() == null ? 1 : ground.speeds().of(x, y));
				}
			}
		}
		int crossings = 0;
		for (int k = 0; k < 4; k += 2) {
			crossings += Line2D.linesIntersect(line[k], line[k + 1], line[k + 2], line[k + 3], a.x(), a.y(), b.x(), b.y()) ? 1 : 0;
		}
		double cost = value.applyAsDouble(new Span(Math.max(0, dx - 1), Math.max(0, dy - 1), length(a, b, speed)));
		arcs.add(new Arc(i, j, crossings % 2, cost == 0 ? 0 : cost * speed));
	}

	private int length(Cell a, Cell b, double speed) {
		boolean upright = a.x() == b.x();
		if (!upright && a.y() != b.y() || !between(a, b).stream().allMatch(cell -> ground.isFree(cell.x(), cell.y()))) {
			return 0;
		}
		int length = 1;
		for (int sign = -1; sign <= 1; sign += 2) {
			for (int i = sign; isPassage(moved(a, i, upright), moved(b, i, upright), speed); i += sign) {
				length++;
			}
		}
		return length;
	}

	private static Cell moved(Cell cell, int by, boolean alongRow) {
		return alongRow ? new Cell(cell.x() + by, cell.y()) : new Cell(cell.x(), cell.y() + by);
	}

	private boolean isPassage(Cell a, Cell b, double speed) {
		return obstacles.contains(a) && obstacles.contains(b) && between(a, b).stream().filter(cell -> ground.isFree(cell.x(), cell.y()))
				.allMatch(cell -> !ends.get(cell.x(), cell.y())
						&& (ground.speeds() == null || ground.speeds().of(cell.x(), cell.y()) <= speed));
	}

	private static List<Cell> between(Cell a, Cell b) {
		List<Cell> cells = new ArrayList<>();
		int steps = Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
		for (int i = 1; i < steps; i++) {
			cells.add(new Cell(a.x() + (b.x() - a.x()) / steps * i, a.y() + (b.y() - a.y()) / steps * i));
		}
		return cells;
	}

	/** Returns the least value of a closed line. */
	double least() {
		double least = Double.POSITIVE_INFINITY;
		for (int first = 0; first < obstacles.size(); first++) {
			double[] costs = new double[2 * obstacles.size()];
			Arrays.fill(costs, Double.POSITIVE_INFINITY);
			costs[2 * first] = 0;
			for (boolean changed = true; changed;) {
				changed = false;
				for (Arc arc : arcs) {
					for (int parity = 0; parity < 2; parity++) {
						double cost = costs[2 * arc.from + parity] + arc.cost;
						int to = 2 * arc.to + (parity ^ arc.parity);
						if (cost < costs[to] && cost < least) {
							costs[to] = cost;
							changed = true;
						}
					}
				}
			}
			least = Math.min(least, costs[2 * first + 1]);
		}
		return least;
	}
}
