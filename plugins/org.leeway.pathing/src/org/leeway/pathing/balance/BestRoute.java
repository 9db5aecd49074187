package org.leeway.pathing.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * The cheapest route of an agent from its start to a goal. Of several cheapest routes, the shortest is taken. If several are
 * equally short, any of them is taken: cost, length and {@code narrowest} are the same for all. So mirrored goals have equal
 * numbers. Immutable.
 *
 * @param cost in the unit of the field
 * @param length in cells
 * @param narrowest the side, in cells, of the largest square that can move along the cheapest routes. After each step, the
 * square must cover the agent's square at one of the places on cheapest routes. So the side is at least the agent's size
 * @param anchors the top-left cells of the agent on the route, step by step
 */
public record BestRoute(double cost, double length, int narrowest, List<Cell> anchors) {

	public BestRoute {
		anchors = List.copyOf(anchors);
	}

	/**
	 * Finds the route to a goal. Empty if there is none.
	 *
	 * @param goals the anchors of the goal, numbered as in the graph of the field. The route ends at an anchor of the goal
	 * @param squares for each anchor, the side of the largest square of legal anchors that has this anchor at its top left
	 * @param size side of the agent's square, in cells
	 */
	public static Optional<BestRoute> of(TravelField field, int[] goals, ClearanceMap squares, int size) {
		double least = Arrays.stream(goals).mapToDouble(field::cost).min().orElse(Double.POSITIVE_INFINITY);
		if (least == Double.POSITIVE_INFINITY) {
			return Optional.empty();
		}
		int[] nearest = nearest(field, goals);
		RouteAnchors onRoutes = RouteAnchors.of(field, nearest);
		double[] lengths = new double[onRoutes.count()];
		for (int i = 0; i < lengths.length; i++) {
			int before = before(field, onRoutes, onRoutes.at(i), lengths);
			lengths[i] = before < 0 ? 0 : length(field, onRoutes, onRoutes.at(i), before, lengths);
		}
		int best = nearest[0];
		for (int goal : nearest) {
			best = lengths[onRoutes.position(goal)] < lengths[onRoutes.position(best)] ? goal : best;
		}
		int widest = new RouteWidth(field, onRoutes, nearest, squares).widest();
		return Optional.of(new BestRoute(least, lengths[onRoutes.position(best)], widest + size - 1,
				anchors(best, field, onRoutes, lengths)));
	}

	private static List<Cell> anchors(int goal, TravelField field, RouteAnchors onRoutes, double[] lengths) {
		List<Cell> anchors = new ArrayList<>(List.of(field.graph().cell(goal)));
		int at = goal;
		for (int before = before(field, onRoutes, at, lengths); before >= 0; before = before(field, onRoutes, at, lengths)) {
			at = field.graph().neighbour(at, before);
			anchors.add(field.graph().cell(at));
		}
		Collections.reverse(anchors);
		return anchors;
	}

	/**
	 * Returns the direction from an anchor to the anchor before it, on the shortest of the cheapest routes. At a start,
	 * returns -1, because the route begins there.
	 */
	private static int before(TravelField field, RouteAnchors onRoutes, int at, double[] lengths) {
		int best = -1;
		for (int rest = RouteAnchors.stepsBack(field, at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			boolean isShorter = best < 0
					|| length(field, onRoutes, at, direction, lengths) < length(field, onRoutes, at, best, lengths);
			best = isShorter ? direction : best;
		}
		return best;
	}

	/**
	 * Returns the length of the shortest of the cheapest routes to an anchor, if its last step comes from the neighbour in
	 * the given direction.
	 */
	private static double length(TravelField field, RouteAnchors onRoutes, int at, int direction, double[] lengths) {
		return lengths[onRoutes.position(field.graph().neighbour(at, direction))] + StepGraph.length(direction);
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
}
