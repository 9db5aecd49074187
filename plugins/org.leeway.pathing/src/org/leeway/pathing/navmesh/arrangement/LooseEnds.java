package org.leeway.pathing.navmesh.arrangement;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.generate.EdgeMesher.Edge;

/**
 * The places at which the outline of an area ends, such as both sides of a gap. Around any other place, an area begins and ends
 * at equal numbers of edges.
 */
final class LooseEnds {

	/**
	 * Indexed by place, then by terrain: a balance of the edges around the place. Each edge at which an area of the terrain
	 * begins adds 1. Each edge at which such an area ends subtracts 1.
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

	/** Returns whether an edge has a loose end. */
	boolean areOf(Edge edge) {
		return isLoose(edge.ax(), edge.ay()) || isLoose(edge.bx(), edge.by());
	}

	private boolean isLoose(long x, long y) {
		return balances.get(new Point(x, y)).values().stream().anyMatch(balance -> balance != 0);
	}
}
