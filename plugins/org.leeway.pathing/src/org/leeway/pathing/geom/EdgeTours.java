package org.leeway.pathing.geom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.RepeatedEdges.Ends;

/**
 * A builder of closed rings from edges. All edges that are connected become one ring, which passes along each edge as often as
 * its given count says. Needs linear time (Hierholzer's algorithm).
 */
final class EdgeTours {

	private final List<Ends> edges = new ArrayList<>();
	private final BitSet used = new BitSet();
	/**
	 * The edges that end at each place, as indices in {@link #edges}. Edges that a tour has used may still be listed.
	 */
	private final Map<Point, Deque<Integer>> edgesAt = new HashMap<>();

	private EdgeTours(Map<Ends, Integer> counts) {
		counts.forEach((edge, count) -> {
			for (int i = 0; i < count; i++) {
				edgesAt.computeIfAbsent(edge.a(), unknown -> new ArrayDeque<>()).add(edges.size());
				edgesAt.computeIfAbsent(edge.b(), unknown -> new ArrayDeque<>()).add(edges.size());
				edges.add(edge);
			}
		});
	}

	/**
	 * Returns a ring for each set of connected edges. Leaves out rings that enclose nothing.
	 *
	 * @param counts how often a ring passes along each edge. At each place, the counts of all edges that end there must have an
	 * even sum
	 */
	static List<Polygon> rings(Map<Ends, Integer> counts) {
		EdgeTours tours = new EdgeTours(counts);
		List<Polygon> rings = new ArrayList<>();
		for (int i = 0; i < tours.edges.size(); i++) {
			if (!tours.used.get(i)) {
				SolidRings.unfolded(tours.tour(tours.edges.get(i).a())).ifPresent(rings::add);
			}
		}
		return rings;
	}

	/**
	 * Returns the places of a closed tour from a place. The tour passes along all edges that are connected with this
	 * place. The start is not repeated at the end of the list.
	 */
	private List<Point> tour(Point start) {
		List<Point> tour = new ArrayList<>();
		Deque<Point> path = new ArrayDeque<>(List.of(start));
		while (!path.isEmpty()) {
			Point at = path.peekLast();
			Integer edge = edgesAt.get(at).poll();
			if (edge == null) {
				tour.add(path.removeLast());
			} else if (!used.get(edge)) {
				used.set(edge);
				Ends ends = edges.get(edge);
				path.addLast(ends.a().equals(at) ? ends.b() : ends.a());
			}
		}
		tour.removeLast();
		return tour;
	}
}
