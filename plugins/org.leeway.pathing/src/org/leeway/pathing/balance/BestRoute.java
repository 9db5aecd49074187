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

import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * The cheapest route of an agent from its start to a goal. Of several cheapest routes, a shortest route counts. Of several
 * shortest routes, a route with the widest narrowest place counts. So mirrored goals have equal numbers. Immutable.
 *
 * @param cost in the unit of the field
 * @param length in cells
 * @param narrowest side of the largest free square that holds the agent at the narrowest place of the route, in cells
 * @param anchors the anchors of the route, step by step
 */
public record BestRoute(double cost, double length, int narrowest, List<Cell> anchors) {

	public BestRoute {
		anchors = List.copyOf(anchors);
	}

	/**
	 * A way to an anchor.
	 *
	 * @param before the anchor before, or -1 at a start
	 */
	private record Way(double length, int width, int before) {

		boolean isBetterThan(Way other) {
			return other == null || length < other.length || length == other.length && width > other.width;
		}
	}

	/**
	 * Finds the route to a goal. Empty if there is none.
	 *
	 * @param goals the anchors of the goal, as numbers of the field's graph. The agent needs to get to any anchor of the goal
	 * @param widths side of the largest square of legal anchors that covers each anchor
	 * @param size side of the agent's square, in cells
	 */
	public static Optional<BestRoute> of(TravelField field, int[] goals, CoveringMap widths, int size) {
		double least = Arrays.stream(goals).mapToDouble(field::cost).min().orElse(Double.POSITIVE_INFINITY);
		if (least == Double.POSITIVE_INFINITY) {
			return Optional.empty();
		}
		int[] nearest = Arrays.stream(goals).filter(goal -> field.cost(goal) == least).toArray();
		Map<Integer, Way> ways = ways(field, nearest, widths);
		int best = nearest[0];
		for (int goal : nearest) {
			best = ways.get(goal).isBetterThan(ways.get(best)) ? goal : best;
		}
		Way way = ways.get(best);
		return Optional.of(new BestRoute(least, way.length, way.width + size - 1, anchors(best, ways, field.graph())));
	}

	private static List<Cell> anchors(int goal, Map<Integer, Way> ways, StepGraph graph) {
		List<Cell> anchors = new ArrayList<>();
		for (int at = goal; at >= 0; at = ways.get(at).before) {
			anchors.add(graph.cell(at));
		}
		Collections.reverse(anchors);
		return anchors;
	}

	/** Returns the best way to each anchor that lies on a cheapest route. */
	private static Map<Integer, Way> ways(TravelField field, int[] goals, CoveringMap widths) {
		Map<Integer, Way> ways = new HashMap<>();
		for (int at : onRoutes(field, goals)) {
			Cell cell = field.graph().cell(at);
			ways.put(at, way(field, at, widths.get(cell.x(), cell.y()), ways));
		}
		return ways;
	}

	private static Way way(TravelField field, int at, int width, Map<Integer, Way> ways) {
		StepGraph graph = field.graph();
		double cost = field.cost(at);
		Way best = cost == 0 ? new Way(0, width, -1) : null;
		for (int rest = cost == 0 ? 0 : graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int from = graph.neighbour(at, direction);
			if (leads(field, from, at, direction)) {
				Way before = ways.get(from);
				Way next = new Way(before.length + StepGraph.length(direction), Math.min(width, before.width), from);
				best = next.isBetterThan(best) ? next : best;
			}
		}
		return best;
	}

	private static boolean leads(TravelField field, int from, int to, int direction) {
		return field.cost(from) + field.graph().cost(from, to, direction) == field.cost(to);
	}

	/** Returns all anchors of cheapest routes to the goals, in ascending order of their costs. */
	private static int[] onRoutes(TravelField field, int[] goals) {
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
