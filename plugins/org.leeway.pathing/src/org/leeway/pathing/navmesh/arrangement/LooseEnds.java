package org.leeway.pathing.navmesh.arrangement;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.generate.EdgeMesher.Edge;

/**
 * The places at which the outline of an area is interrupted, such as both ends of a missing line. At all other places, each terrain
 * is on the right of some edges and on the left of equally many. Right and left are as seen from the place.
 */
final class LooseEnds {

	/**
	 * Indexed by place, then by terrain: a balance of the edges at the place. An edge with the terrain on its right adds 1, with
	 * the terrain on its left subtracts 1, as seen from the place. If outlines are closed, the balance is 0.
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
