package org.leeway.pathing.balance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * The cheapest route of an agent from its start to a goal. Of several cheapest routes, the shortest is taken. If several
 * are equally short, they all have the same numbers, so mirrored goals have equal numbers. Immutable.
 *
 * @param cost in the unit of the field
 * @param length in cells
 * @param narrowest the side of the largest square that can move along the cheapest routes to the goal, in cells. At each
 * step, the square covers the whole agent at some anchor of such a route. At least the agent's size
 * @param anchors the anchors of the route, step by step
 */
public record BestRoute(double cost, double length, int narrowest, List<Cell> anchors) {

	public BestRoute {
		anchors = List.copyOf(anchors);
	}

	/**
	 * A way to an anchor.
	 *
	 * @param before the previous anchor on the way, or -1 at a start
	 */
	private record Way(double length, int before) {
	}

	/**
	 * Finds the route to a goal. Empty if there is none.
	 *
	 * @param goals the anchors of the goal, as numbers of the field's graph. The route ends at any of these anchors
	 * @param squares for each anchor, the side of the largest square of legal anchors that has this anchor at its top left
	 * @param size side of the agent's square, in cells
	 */
	public static Optional<BestRoute> of(TravelField field, int[] goals, ClearanceMap squares, int size) {
		double least = Arrays.stream(goals).mapToDouble(field::cost).min().orElse(Double.POSITIVE_INFINITY);
		if (least == Double.POSITIVE_INFINITY) {
			return Optional.empty();
		}
		int[] nearest = nearest(field, goals);
		int[] onRoutes = onRoutes(field, nearest);
		Map<Integer, Way> ways = new HashMap<>();
		for (int at : onRoutes) {
			ways.put(at, way(field, at, ways));
		}
		int best = nearest[0];
		for (int goal : nearest) {
			best = ways.get(goal).length < ways.get(best).length ? goal : best;
		}
		int widest = new RouteWidth(field, onRoutes, nearest, squares).widest();
		return Optional.of(new BestRoute(least, ways.get(best).length, widest + size - 1, anchors(best, ways, field.graph())));
	}

	private static List<Cell> anchors(int goal, Map<Integer, Way> ways, StepGraph graph) {
		List<Cell> anchors = new ArrayList<>();
		for (int at = goal; at >= 0; at = ways.get(at).before) {
			anchors.add(graph.cell(at));
		}
		Collections.reverse(anchors);
		return anchors;
	}

	/** Returns the shortest of the cheapest ways to an anchor. */
	private static Way way(TravelField field, int at, Map<Integer, Way> ways) {
		StepGraph graph = field.graph();
		double cost = field.cost(at);
		Way best = cost == 0 ? new Way(0, -1) : null;
		for (int rest = cost == 0 ? 0 : graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int from = graph.neighbour(at, direction);
			if (leads(field, from, at, direction)) {
				double length = ways.get(from).length + StepGraph.length(direction);
				best = best == null || length < best.length ? new Way(length, from) : best;
			}
		}
		return best;
	}

	/** Returns the goals with the least cost. Returns all goals if no way leads to any of them. */
	static int[] nearest(TravelField field, int[] goals) {
		double least = Arrays.stream(goals).mapToDouble(field::cost).min().orElse(Double.POSITIVE_INFINITY);
		return Arrays.stream(goals).filter(goal -> field.cost(goal) == least).toArray();
	}

	/** Returns whether some cheapest route to the anchor {@code to} comes from its neighbour {@code from}. */
	static boolean leads(TravelField field, int from, int to, int direction) {
		return field.cost(from) + field.graph().cost(from, to, direction) == field.cost(to);
	}

	/** Returns all anchors of cheapest routes to the goals, in ascending order of their costs. */
	static int[] onRoutes(TravelField field, int[] goals) {
		StepGraph graph = field.graph();
		BitSet known = new BitSet(graph.size());
		Deque<Integer> open = new ArrayDeque<>();
		for (int goal : goals) {
			known.set(goal);
			open.add(goal);
		}
		while (!open.isEmpty()) {
			int at = open.remove();
			for (int rest = field.cost(at) == 0 ? 0 : graph.steps(at); rest != 0; rest &= rest - 1) {
				int direction = Integer.numberOfTrailingZeros(rest);
				int from = graph.neighbour(at, direction);
				if (!known.get(from) && leads(field, from, at, direction)) {
					known.set(from);
					open.add(from);
				}
			}
		}
		return known.stream().boxed().sorted((a, b) -> Double.compare(field.cost(a), field.cost(b))).mapToInt(Integer::intValue)
				.toArray();
	}
}
