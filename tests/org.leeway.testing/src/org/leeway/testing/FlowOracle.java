package org.leeway.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * A slow but simple solver: finds n paths of least total cost between cells. No two paths share a cell, except at their ends.
 * This is a minimum-cost flow, in which a path is a unit of flow. Each cell is two nodes with an edge of capacity 1 between
 * them, so only one path crosses the cell. Each round finds a cheapest path by the algorithm of Bellman and Ford, and adds one unit
 * of flow along it. After n rounds, the flow has the least total cost of n paths.
 */
public final class FlowOracle {

	/** The least total cost of n units of flow, indexed by n. The first entry is 0. */
	private final List<Double> costs = new ArrayList<>(List.of(0.0));
	private final List<Edge> edges = new ArrayList<>();

	private static final class Edge {

		private final int from;
		private final int to;
		private final double cost;
		private boolean used;

		Edge(int from, int to, double cost) {
			this.from = from;
			this.to = to;
			this.cost = cost;
		}
	}

	/**
	 * Finds a maximum flow.
	 *
	 * @param isFree whether a cell can be crossed, and is on the map
	 * @param sources cells where paths begin. Any number of paths may begin in the same cell
	 * @param goals cells where paths end. Any number of paths may end in the same cell
	 */
	public FlowOracle(int width, int height, Predicate<Cell> isFree, Diagonals diagonals, Set<Cell> sources, Set<Cell> goals) {
		int end = 2 * width * height;
		for (int at = 0; at < width * height; at++) {
			Cell cell = new Cell(at % width, at / width);
			if (sources.contains(cell)) {
				addMany(end + 1, 2 * at + 1);
			} else if (goals.contains(cell)) {
				addMany(2 * at, end);
			} else {
				edges.add(new Edge(2 * at, 2 * at + 1, 0));
			}
			for (int i = 0; i < 9; i++) {
				Cell to = new Cell(cell.x() + i % 3 - 1, cell.y() + i / 3 - 1);
				if (i != 4 && StepOracle.isStep(diagonals, isFree, cell, to)) {
					edges.add(new Edge(2 * at + 1, 2 * (to.y() * width + to.x()), i % 2 == 0 ? Math.sqrt(2) : 1));
				}
			}
		}
		while (augment(end + 1, end)) {
			costs.add(edges.stream().filter(edge -> edge.used).mapToDouble(edge -> edge.cost).sum());
		}
	}

	private void addMany(int from, int to) {
		for (int i = 0; i < 4 * 9; i++) {
			edges.add(new Edge(from, to, 0));
		}
	}

	private boolean augment(int source, int target) {
		double[] least = new double[source + 1];
		Edge[] last = new Edge[source + 1];
		Arrays.fill(least, Double.POSITIVE_INFINITY);
		least[source] = 0;
		for (boolean changed = true; changed;) {
			changed = false;
			for (Edge edge : edges) {
				int from = edge.used ? edge.to : edge.from;
				int to = edge.used ? edge.from : edge.to;
				double cost = least[from] + (edge.used ? -edge.cost : edge.cost);
				if (cost < least[to] - 1e-9) {
					least[to] = cost;
					last[to] = edge;
					changed = true;
				}
			}
		}
		for (int at = target; last[target] != null && at != source;) {
			Edge edge = last[at];
			at = edge.used ? edge.to : edge.from;
			edge.used = !edge.used;
		}
		return last[target] != null;
	}

	/** Returns the greatest number of paths. */
	public int flow() {
		return costs.size() - 1;
	}

	/** Returns the least cost of a number of paths together. */
	public double cost(int paths) {
		return costs.get(paths);
	}
}
