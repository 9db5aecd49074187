package org.leeway.pathing.navmesh.arrangement;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.generate.EdgeMesher.Edge;

/**
 * A finder of gaps in the outlines of areas, for example where a line is missing.
 * <p>
 * At each place, the finder looks along all edges that end there, away from the place. For each terrain, it counts the edges
 * with this terrain on the right, and the edges with this terrain on the left. If all outlines are closed, both counts are
 * equal. A place with unequal counts is a loose end.
 */
final class LooseEnds {

	/**
	 * Indexed by place, then by terrain. An entry counts the edges at the place: edges with the terrain on their right, minus
	 * edges with the terrain on their left. Right and left are as seen from the place along the edge. If an entry is not 0, an
	 * outline is interrupted at the place.
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

	/** Returns whether at least one of the two ends of an edge is a loose end. */
	boolean areOf(Edge edge) {
		return isLoose(edge.ax(), edge.ay()) || isLoose(edge.bx(), edge.by());
	}

	private boolean isLoose(long x, long y) {
		return balances.get(new Point(x, y)).values().stream().anyMatch(balance -> balance != 0);
	}
}
