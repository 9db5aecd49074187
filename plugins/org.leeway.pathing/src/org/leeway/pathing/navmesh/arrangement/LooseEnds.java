package org.leeway.pathing.navmesh.arrangement;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.generate.EdgeMesher.Edge;

/**
 * A finder of the places at which the outline of an area is interrupted, such as both ends of a missing line. Counts the edges that
 * end at each place. If no outline is interrupted, as many of these edges have a given terrain on their right as on their left.
 * Right and left are as seen from the place.
 */
final class LooseEnds {

	/**
	 * Indexed by place, then by terrain: how many more edges at the place have the terrain on their right than on their left. Right
	 * and left are as seen from the place. If outlines are closed, the number is 0.
	 */
	private final Map<Point, Map<Integer, Integer>> balances = new HashMap<>();

	LooseEnds(Collection<Edge> edges) {
		for (Edge edge : edges) {
			add(edge.ax(), edge.ay(), edge.right(), edge.left());
			add(edge.bx(), edge.by(), edge.left(), edge.right());
		}
	}

	private void add(long x, long y, int begins, int ends) {
		Map<Integer, Integer> balance = balances.computeIfAbsent(new Point(x, y), unknown -> new HashMap<>(4));
		balance.merge(begins, 1, Integer::sum);
		balance.merge(ends, -1, Integer::sum);
	}

	/** Returns whether the outline of an area is interrupted at an end of an edge. */
	boolean areOf(Edge edge) {
		return isLoose(edge.ax(), edge.ay()) || isLoose(edge.bx(), edge.by());
	}

	private boolean isLoose(long x, long y) {
		return balances.get(new Point(x, y)).values().stream().anyMatch(balance -> balance != 0);
	}
}
