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
 * A builder of closed rings from edges. All edges that are connected with each other become one ring (Hierholzer's algorithm). Each
 * edge has a count: how often the ring passes along the edge. Needs linear time.
 */
final class EdgeTours {

	private final List<Ends> edges = new ArrayList<>();
	private final BitSet used = new BitSet();
	/**
	 * Indexed by place: the edges that end at the place, as indices in {@link #edges}. A used edge stays here until a tour meets
	 * the edge again.
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
	 * Returns one ring for each connected part of some edges. Leaves out rings that enclose nothing.
	 *
	 * @param counts indexed by edge: how often a ring passes along the edge. The counts of the edges at each place must have
	 * an even sum
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
	 * Returns the places of a closed tour that begins at a place and passes along all edges connected with this place. The
	 * returned list does not repeat the start at its end.
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
