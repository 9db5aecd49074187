package org.leeway.testing;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntToDoubleFunction;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * A naive oracle of paths. Looks at each cell that the unit covers, searches with plain Dijkstra, and walks paths step by
 * step. An anchor is the top-left cell of the unit.
 */
public final class PathOracle {

	/**
	 * Indexed by row and column of an anchor: the agent's speed on the slowest terrain under the footprint. 0 where the agent
	 * cannot stand.
	 */
	private final double[][] speed;
	private final Diagonals diagonals;

	private record Reached(Cell anchor, double cost) {
	}

	/** Creates an oracle for a unit that cuts no corners. */
	public PathOracle(TerrainGrid grid, BitPlane blocked, GridUnit agent, IntToDoubleFunction speeds) {
		this(grid, blocked, agent, speeds, Diagonals.NEVER);
	}

	/**
	 * Creates an oracle.
	 *
	 * @param speeds the speed on each terrain, by terrain id
	 */
	public PathOracle(TerrainGrid grid, BitPlane blocked, GridUnit agent, IntToDoubleFunction speeds, Diagonals diagonals) {
		this.diagonals = diagonals;
		this.speed = new double[grid.height()][grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				speed[y][x] = speed(grid, blocked, agent, speeds, x, y);
			}
		}
	}

	private static double speed(TerrainGrid grid, BitPlane blocked, GridUnit agent, IntToDoubleFunction speeds,
			int left, int top) {
		double slowest = Double.POSITIVE_INFINITY;
		for (int y = top; y < top + agent.size(); y++) {
			for (int x = left; x < left + agent.size(); x++) {
				if (!grid.contains(x, y) || blocked.get(x, y) || !agent.capability().contains(grid.terrain(x, y))) {
					return 0;
				}
				slowest = Math.min(slowest, speeds.applyAsDouble(grid.terrain(x, y)));
			}
		}
		return slowest;
	}

	public boolean isLegal(Cell anchor) {
		return isInside(anchor) && speed[anchor.y()][anchor.x()] > 0;
	}

	public boolean isInside(Cell anchor) {
		return anchor.y() >= 0 && anchor.y() < speed.length && anchor.x() >= 0 && anchor.x() < speed[0].length;
	}

	/** Returns the cost of a cheapest path from an anchor, indexed by row and column. Infinite where there is no path. */
	public double[][] costs(Cell start) {
		double[][] costs = new double[speed.length][speed[0].length];
		for (double[] row : costs) {
			Arrays.fill(row, Double.POSITIVE_INFINITY);
		}
		PriorityQueue<Reached> open = new PriorityQueue<>(Comparator.comparingDouble(Reached::cost));
		if (isLegal(start)) {
			open.add(new Reached(start, 0));
		}
		while (!open.isEmpty()) {
			Reached next = open.remove();
			Cell at = next.anchor();
			if (next.cost() < costs[at.y()][at.x()]) {
				costs[at.y()][at.x()] = next.cost();
				addNeighbours(next, open);
			}
		}
		return costs;
	}

	private void addNeighbours(Reached from, PriorityQueue<Reached> open) {
		for (int dy = -1; dy <= 1; dy++) {
			for (int dx = -1; dx <= 1; dx++) {
				Cell to = new Cell(from.anchor().x() + dx, from.anchor().y() + dy);
				if (isStep(from.anchor(), to)) {
					open.add(new Reached(to, from.cost() + stepCost(from.anchor(), to)));
				}
			}
		}
	}

	private boolean isStep(Cell from, Cell to) {
		return StepOracle.isStep(diagonals, this::isLegal, from, to);
	}

	private double stepCost(Cell from, Cell to) {
		double length = Math.hypot(from.x() - to.x(), from.y() - to.y());
		return length / Math.min(speed[from.y()][from.x()], speed[to.y()][to.x()]);
	}

	/**
	 * Walks along a path and returns its cost. The path goes from point to point, straight or diagonally.
	 *
	 * @param points the start, the cells where the path turns, and the goal
	 * @throws AssertionError if a step is not legal, or if the path does not turn at a point between start and goal
	 */
	public double walk(List<Cell> points) {
		if (!isLegal(points.getFirst())) {
			throw new AssertionError("the path begins on " + points.getFirst() + ", which is not legal");
		}
		double cost = 0;
		for (int i = 1; i < points.size(); i++) {
			Cell at = points.get(i - 1);
			if (i > 1 && direction(points.get(i - 2), at).equals(direction(at, points.get(i)))) {
				throw new AssertionError("the path does not turn at " + at);
			}
			while (!at.equals(points.get(i))) {
				Cell direction = direction(at, points.get(i));
				Cell to = new Cell(at.x() + direction.x(), at.y() + direction.y());
				if (!isStep(at, to) || !direction.equals(direction(points.get(i - 1), points.get(i)))) {
					throw new AssertionError("no legal step leads from " + at + " to " + to);
				}
				cost += stepCost(at, to);
				at = to;
			}
		}
		return cost;
	}

	private static Cell direction(Cell from, Cell to) {
		return new Cell(Integer.signum(to.x() - from.x()), Integer.signum(to.y() - from.y()));
	}
}
