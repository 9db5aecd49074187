package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * A search for a second lane beside a cheapest route. The two lanes share no cell but start and goal, and the sum of their
 * costs is as small as possible. So neither lane needs to be the cheapest route. The search may go backwards along a part
 * of the cheapest route. Then neither lane uses this part, and the lanes exchange their further ways to the goal
 * (J. Suurballe, <em>Disjoint Paths in a Network</em>, Networks, 1974). Not thread-safe.
 */
final class SecondLane {

	private static final byte NONE = -1;

	private final TravelField field;
	private final StepGraph graph;
	private final BitSet goals;
	/** Indexed by cell: the direction in which the given cheapest route enters the cell. {@link #NONE} off this route. */
	private final byte[] entered;
	private final double[] costs;
	private final BucketQueue queue = new BucketQueue();
	private final int start;
	private int firstGoal;
	private double best = Double.POSITIVE_INFINITY;

	private SecondLane(TravelField field, List<Cell> route, int[] goals) {
		this.field = field;
		this.graph = field.graph();
		this.goals = new BitSet(graph.size());
		Arrays.stream(goals).forEach(this.goals::set);
		this.entered = new byte[graph.size()];
		this.costs = new double[2 * graph.size()];
		this.start = index(route.getFirst());
		Arrays.fill(entered, NONE);
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		for (int i = 1; i < route.size(); i++) {
			entered[index(route.get(i))] = direction(index(route.get(i - 1)), index(route.get(i)));
		}
		firstGoal = index(route.getLast());
	}

	/**
	 * Returns the cost of the second lane: the least cost of two lanes together, minus the cost of the cheapest route.
	 * Infinite if there is no second lane.
	 *
	 * @param route a cheapest route from the only start of the field to the goal, of at least one step
	 */
	static double cost(TravelField field, List<Cell> route, int[] goals, Progress progress) {
		return new SecondLane(field, route, goals).search(progress);
	}

	private int index(Cell cell) {
		return graph.index(cell.x(), cell.y());
	}

	private byte direction(int from, int to) {
		for (byte direction = 0; direction < StepGraph.DIRECTIONS; direction++) {
			if ((graph.steps(from) >> direction & 1) != 0 && graph.neighbour(from, direction) == to) {
				return direction;
			}
		}
		throw new IllegalArgumentException("a route with a step that is not legal");
	}

	/**
	 * Searches the graph from the start, and returns the cost of the second lane. The nodes are the nodes of {@link CellFlow}.
	 * The search uses reduced costs, so that steps backwards along the cheapest route have no negative cost. The reduced cost
	 * of a step is its cost, minus the amount by which the field's cost increases along the step. Steps along the cheapest
	 * route have the reduced cost 0, in both directions.
	 */
	private double search(Progress progress) {
		lower(2 * start + 1, 0);
		int taken = 0;
		for (int node = queue.take(); node >= 0; node = queue.take()) {
			if (++taken % FieldSearch.PATIENCE == 0) {
				progress.check();
			}
			// Stop if no goal found from now on can be cheaper than the best goal. The cost of a goal is the sum of its reduced
			// cost and its cost in the field. The reduced cost is more than the taken cost minus 1, because only the order
			// within a bucket of the queue is arbitrary. The cost in the field is at least the cost of the cheapest goal.
			if (queue.takenCost() + field.cost(firstGoal) >= best + 1) {
				break;
			}
			if (queue.takenCost() == costs[node]) {
				expand(node);
			}
		}
		return best;
	}

	private void expand(int node) {
		int cell = node >> 1;
		if ((node & 1) == 0) {
			int before = graph.neighbour(cell, StepGraph.opposite(entered[cell]));
			if (before != start) {
				lower(2 * before + 1, costs[node]);
			}
			return;
		}
		if (entered[cell] != NONE) {
			lower(node - 1, costs[node]);
		}
		for (int rest = graph.steps(cell); rest != 0; rest &= rest - 1) {
			step(node, cell, Integer.numberOfTrailingZeros(rest));
		}
	}

	private void step(int node, int cell, int direction) {
		int to = graph.neighbour(cell, direction);
		if (to == start || entered[to] == direction) {
			return;
		}
		double cost = costs[node] + field.cost(cell) + graph.cost(cell, to, direction);
		if (goals.get(to)) {
			best = Math.min(best, cost);
		} else {
			lower(entered[to] == NONE ? 2 * to + 1 : 2 * to, cost - field.cost(to));
		}
	}

	private void lower(int node, double cost) {
		if (cost < costs[node]) {
			costs[node] = cost;
			queue.add(node, cost);
		}
	}
}
