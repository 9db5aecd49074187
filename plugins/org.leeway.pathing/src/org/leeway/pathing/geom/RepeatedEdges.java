package org.leeway.pathing.geom;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.leeway.pathing.geom.exact.Predicates;
import org.locationtech.jts.index.intervalrtree.SortedPackedIntervalRTree;

/**
 * A filter that removes edges of a ring that bound no area, such as a spike. At a spike, the ring goes out and comes
 * back along the same edge. The remaining edges are joined to rings.
 * <p>
 * An edge bounds no area if both sides of the edge are outside the ring. If the ring passes along an edge an even number of
 * times, both sides are outside, or both are inside. An edge with both sides inside is kept. The work is limited, so a ring of
 * thousands of long edges may also keep some edges with both sides outside.
 */
final class RepeatedEdges {

	/** An edge without a direction. End {@code a} is above end {@code b}, or to the left in the same row. */
	record Ends(Point a, Point b) {

		static Ends of(Point a, Point b) {
			return a.y() < b.y() || a.y() == b.y() && a.x() < b.x() ? new Ends(a, b) : new Ends(b, a);
		}

		/** Returns the edge with x and y swapped. */
		Ends transposed() {
			return of(new Point(a.y(), a.x()), new Point(b.y(), b.x()));
		}

		/**
		 * Returns the place on the edge at which it is tested whether the edge lies inside the ring. The answer for this
		 * place holds for the whole edge.
		 */
		Point place() {
			return new Point(a.x() + SHARE * (b.x() - a.x()), a.y() + SHARE * (b.y() - a.y()));
		}

		/** Returns whether a horizontal ray that leads from a place to the left meets the edge. */
		boolean isLeftOf(double x, double y) {
			return a.y() > y != b.y() > y && Predicates.side(a.x(), a.y(), b.x(), b.y(), x, y) < 0;
		}
	}

	/**
	 * The position of {@link Ends#place} on an edge, as a fraction of the edge's length. The fraction is irregular on purpose:
	 * at 0.5, for example, other edges would often cross the edge at this very place.
	 */
	private static final double SHARE = 0.4142135623730950;

	/**
	 * Limit for the work of deciding which edges lie inside the ring: this many tests for each corner of the ring. A test
	 * decides whether a ray meets an edge.
	 */
	private static final long EDGES_A_CORNER = 256;

	private final Polygon ring;
	/**
	 * The number of tests that are still allowed, see {@link #EDGES_A_CORNER}. At 0, all edges that have not been tested are
	 * kept.
	 */
	private long left;
	/** Indexed by edge: how often the ring passes along the edge, in either direction. Removed edges have no entry. */
	private final Map<Ends, Integer> counts = new LinkedHashMap<>();

	/**
	 * Splits the edges of a ring at all corners that lie on them, and counts equal edges. After the split, edges that are not
	 * equal have no piece in common.
	 *
	 * @param touched the corners on each edge, as from {@link TouchedEdges#of}
	 */
	private RepeatedEdges(Polygon ring, Map<Integer, List<Integer>> touched) {
		this.ring = ring;
		this.left = EDGES_A_CORNER * ring.size();
		for (int i = 0; i < ring.size(); i++) {
			Point from = corner(i);
			for (int on : alongEdge(i, touched.getOrDefault(i, List.of()))) {
				from = add(from, corner(on));
			}
			add(from, corner((i + 1) % ring.size()));
		}
	}

	/** Returns rings without the edges that bound no area. Returns the ring itself if it has no such edges. */
	static List<Polygon> removed(Polygon ring) {
		Map<Integer, List<Integer>> touched = TouchedEdges.of(ring);
		if (touched.isEmpty()) {
			return List.of(ring);
		}
		RepeatedEdges edges = new RepeatedEdges(ring, touched);
		return edges.removeOutside() ? EdgeTours.rings(edges.counts) : List.of(ring);
	}

	/** Returns a corner as a point, with 0.0 in place of -0.0, so that equal places are equal points. */
	private Point corner(int i) {
		return new Point(ring.x(i) + 0.0, ring.y(i) + 0.0);
	}

	private List<Integer> alongEdge(int edge, List<Integer> corners) {
		int next = (edge + 1) % ring.size();
		Comparator<Integer> along = ring.x(edge) != ring.x(next) ? Comparator.comparingDouble(ring::x)
				: Comparator.comparingDouble(ring::y);
		boolean ascends = ring.x(edge) < ring.x(next) || ring.x(edge) == ring.x(next) && ring.y(edge) < ring.y(next);
		return corners.stream().sorted(ascends ? along : along.reversed()).toList();
	}

	private Point add(Point from, Point to) {
		if (!from.equals(to)) {
			counts.merge(Ends.of(from, to), 1, Integer::sum);
		}
		return to;
	}

	/** Removes the edges that bound no area. Returns whether any edge was removed. */
	private boolean removeOutside() {
		List<Ends> even = edges(0);
		List<Ends> odd = even.isEmpty() ? List.of() : edges(1);
		if (odd.isEmpty()) {
			return counts.keySet().removeAll(Set.copyOf(even));
		}
		// the rays lead along the shorter side of the ring, because such rays meet fewer edges
		boolean isWide = ring.bounds().width() > ring.bounds().height();
		UnaryOperator<Ends> turned = isWide ? Ends::transposed : UnaryOperator.identity();
		SortedPackedIntervalRTree byRow = new SortedPackedIntervalRTree();
		odd.stream().map(turned).forEach(edge -> byRow.insert(edge.a.y(), edge.b.y(), edge));
		return counts.keySet().removeAll(even.stream().filter(edge -> left > 0 && !isInside(turned.apply(edge).place(), byRow))
				.collect(Collectors.toSet()));
	}

	/**
	 * Returns all edges along which the ring passes an even number of times, or all along which it passes an odd number of
	 * times.
	 *
	 * @param remainder 0 for even, 1 for odd
	 */
	private List<Ends> edges(int remainder) {
		List<Ends> found = new ArrayList<>();
		counts.forEach((edge, count) -> {
			if (count % 2 == remainder) {
				found.add(edge);
			}
		});
		return found;
	}

	/**
	 * Returns whether a point on an edge is inside the ring. The ring must pass along this edge an even number of times. Then
	 * both sides of the edge are inside the ring, or both are outside.
	 *
	 * @param byRow the edges along which the ring passes an odd number of times, indexed by their range of y
	 */
	private boolean isInside(Point place, SortedPackedIntervalRTree byRow) {
		boolean[] inside = { false };
		byRow.query(place.y(), place.y(), each -> {
			left--;
			inside[0] ^= ((Ends) each).isLeftOf(place.x(), place.y());
		});
		return inside[0];
	}
}
