package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.search.StepGraph;

/**
 * The anchors of all cheapest routes from the starts of a travel field to some goals. An anchor is the cell under the unit's
 * top-left corner. Each anchor comes after all anchors from which a route leads to it. Routes across open maps have millions of
 * anchors, so this class stores each anchor as a number, not as an object. Immutable.
 */
final class RouteAnchors {

	private final int[] order;
	/** Indexed by anchor: the index of the anchor in {@link #order}. Meaningless for anchors that lie on no route. */
	private final int[] positions;

	private RouteAnchors(int[] order, int[] positions) {
		this.order = order;
		this.positions = positions;
	}

	/**
	 * Finds the anchors of all cheapest routes to some goals.
	 *
	 * @param goals the anchors of the goals. All have the same finite cost in the field
	 */
	static RouteAnchors of(TravelField field, int[] goals) {
		StepGraph graph = field.graph();
		BitSet known = new BitSet(graph.size());
		IntStack open = new IntStack();
		for (int goal : goals) {
			known.set(goal);
			open.push(goal);
		}
		byte[] arrivals = new byte[graph.size()];
		while (!open.isEmpty()) {
			int at = open.pop();
			for (int rest = stepsBack(field, at); rest != 0; rest &= rest - 1) {
				int from = graph.neighbour(at, Integer.numberOfTrailingZeros(rest));
				arrivals[at]++;
				if (!known.get(from)) {
					known.set(from);
					open.push(from);
				}
			}
		}
		int[] order = known.stream().filter(anchor -> field.cost(anchor) == 0).toArray();
		return sorted(field, Arrays.copyOf(order, known.cardinality()), order.length, known, arrivals);
	}

	/**
	 * Sorts the anchors so that each anchor comes after all its predecessors, that is, the anchors from which a cheapest
	 * route leads to it. An anchor is appended to the order as soon as the order has its last predecessor.
	 *
	 * @param order begins with the starts
	 * @param arrivals indexed by anchor: the number of predecessors that the order does not have yet
	 */
	private static RouteAnchors sorted(TravelField field, int[] order, int starts, BitSet known, byte[] arrivals) {
		StepGraph graph = field.graph();
		int[] positions = new int[graph.size()];
		for (int i = 0, count = starts; i < order.length; i++) {
			int at = order[i];
			positions[at] = i;
			for (int rest = graph.steps(at); rest != 0; rest &= rest - 1) {
				int direction = Integer.numberOfTrailingZeros(rest);
				int to = graph.neighbour(at, direction);
				if (known.get(to) && BestRoute.leads(field, at, to, direction) && --arrivals[to] == 0) {
					order[count++] = to;
				}
			}
		}
		return new RouteAnchors(order, positions);
	}

	/**
	 * Returns the directions from an anchor to the neighbours from which a cheapest route leads to this anchor. Bit d is set
	 * for the direction d.
	 */
	static int stepsBack(TravelField field, int at) {
		StepGraph graph = field.graph();
		int back = 0;
		for (int rest = field.cost(at) == 0 ? 0 : graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			back |= BestRoute.leads(field, graph.neighbour(at, direction), at, direction) ? rest & -rest : 0;
		}
		return back;
	}

	int count() {
		return order.length;
	}

	/** Returns the anchor at a position. */
	int at(int position) {
		return order[position];
	}

	/** Returns the position of an anchor in the order of all anchors, see {@link #at}. The anchor must lie on a route. */
	int position(int anchor) {
		return positions[anchor];
	}
}
