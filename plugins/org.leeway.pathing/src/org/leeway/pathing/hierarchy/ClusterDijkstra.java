package org.leeway.pathing.hierarchy;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlaneEditor;

/**
 * Dijkstra's algorithm inside one cluster: finds the cheapest paths from one cell to all other cells. Each kind of step
 * has its own queue. All steps of a kind cost the same, so the first cell of each queue is the cheapest. Reusable, but
 * not thread-safe.
 */
final class ClusterDijkstra {

	private ClusterGrid grid;
	/** Indexed by cell: the lowest cost that was found so far. Infinite if the cell was not reached. */
	private double[] costs = {};
	/** Indexed by cell: the last step on the cheapest path found so far. Undefined for the start. */
	private byte[] arrivals = {};
	/**
	 * Indexed by kind of step: the cells that were reached by this kind, in the order of their costs. A cell enters a queue at
	 * most once, so a queue has room for all cells.
	 */
	private int[][] queues = {};
	/** Indexed like {@link #queues}: the cost of each cell in a queue. */
	private double[][] keys = {};
	/** Indexed by kind of step: the index of the first cell in its queue. */
	private int[] heads = {};
	/** Indexed by kind of step: the index after the last cell in its queue. */
	private int[] tails = {};
	/** Indexed by step: how much the step changes the number of the cell, see {@link ClusterGrid#offset}. */
	private int[] offsets = new int[ClusterGrid.ALL];
	private int expanded;
	private int generated;
	private BitPlaneEditor explored;

	/** Sets a plane in which later runs mark each cell that they expand. Null stops the marking. */
	void reportTo(BitPlaneEditor plane) {
		explored = plane;
	}

	/**
	 * Finds the cost of the cheapest path from one cell to each other cell.
	 *
	 * @param from the cell where the paths start, where the agent must fit
	 */
	void run(ClusterGrid cluster, int from) {
		run(cluster, from, -1);
	}

	/**
	 * Finds the costs of the cheapest paths from one cell.
	 *
	 * @param to the cell whose cost is needed: the search stops as soon as this cost is final. -1 to find the costs of all cells
	 */
	void run(ClusterGrid cluster, int from, int to) {
		begin(cluster);
		costs[from] = 0;
		expand(from, 0);
		for (int queue = least(); queue >= 0; queue = least()) {
			int cell = queues[queue][heads[queue]];
			double cost = keys[queue][heads[queue]++];
			if (cell == to) {
				return;
			}
			if (cost == costs[cell]) {
				expand(cell, cost);
			}
		}
	}

	private void begin(ClusterGrid cluster) {
		grid = cluster;
		if (costs.length < grid.cells() || queues.length < grid.kinds()) {
			int cells = Math.max(costs.length, grid.cells());
			costs = new double[cells];
			arrivals = new byte[cells];
			queues = new int[Math.max(queues.length, grid.kinds())][cells];
			keys = new double[queues.length][cells];
			heads = new int[queues.length];
			tails = new int[queues.length];
		}
		Arrays.fill(costs, 0, grid.cells(), Double.POSITIVE_INFINITY);
		Arrays.fill(heads, 0);
		Arrays.fill(tails, 0);
		Arrays.setAll(offsets, grid::offset);
		expanded = 0;
		generated = 1;
	}

	/** Returns the queue whose first cell has the least cost. -1 if all queues are empty. */
	private int least() {
		int least = -1;
		for (int i = 0; i < grid.kinds(); i++) {
			if (heads[i] < tails[i] && (least < 0 || keys[i][heads[i]] < keys[least][heads[least]])) {
				least = i;
			}
		}
		return least;
	}

	private void expand(int cell, double cost) {
		expanded++;
		if (explored != null) {
			explored.set(grid.x(cell), grid.y(cell));
		}
		for (int rest = grid.steps(cell); rest != 0; rest &= rest - 1) {
			int step = Integer.numberOfTrailingZeros(rest);
			int to = cell + offsets[step];
			int kind = grid.kind(cell, to, step);
			double toCost = cost + grid.cost(kind);
			if (toCost < costs[to]) {
				generated += costs[to] == Double.POSITIVE_INFINITY ? 1 : 0;
				costs[to] = toCost;
				arrivals[to] = (byte) step;
				queues[kind][tails[kind]] = to;
				keys[kind][tails[kind]++] = toCost;
			}
		}
	}

	/** Returns the cost of the cheapest path to a cell. Infinite if the cell was not reached. */
	double cost(int cell) {
		return costs[cell];
	}

	boolean reached(int cell) {
		return costs[cell] < Double.POSITIVE_INFINITY;
	}

	/**
	 * Returns the previous cell on the cheapest path to a cell.
	 *
	 * @param cell a cell that the run has reached, but not its start
	 */
	int before(int cell) {
		return cell - offsets[arrivals[cell]];
	}

	int expanded() {
		return expanded;
	}

	/** Returns the number of cells that the latest run reached. */
	int generated() {
		return generated;
	}
}
