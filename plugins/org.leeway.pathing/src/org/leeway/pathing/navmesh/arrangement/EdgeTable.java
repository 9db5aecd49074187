package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;
import org.locationtech.jts.geom.Coordinate;

/** A table of edges. Between any two places, there is at most one edge. */
final class EdgeTable {

	/** An edge between two places, directed from the smaller place to the greater place in the order of {@link Coordinate}. */
	record Edge(Coordinate from, Coordinate to, int left, int right, boolean isWall) {

		private static Edge of(Coordinate a, Coordinate b, int left, int right, boolean isWall) {
			return a.compareTo(b) < 0 ? new Edge(a, b, left, right, isWall) : new Edge(b, a, right, left, isWall);
		}

		/**
		 * Merges this edge with another edge between the same places. On each side (left and right), the result has the terrain
		 * of this edge. If this edge has no terrain on a side, the result has the terrain of {@code other} there. The result is
		 * a wall if this edge or {@code other} is a wall.
		 */
		private Edge with(Edge other) {
			return new Edge(from, to, left == NavMesh.NONE ? other.left : left, right == NavMesh.NONE ? other.right : right,
					isWall || other.isWall);
		}

		private boolean matters() {
			return left != right || isWall;
		}

		/** Returns the end of the edge that is opposite to a given end. */
		Coordinate opposite(Coordinate end) {
			return end.equals2D(from) ? to : from;
		}

		/** Returns the terrain to the right of the edge, looking from its end {@code start} to the opposite end. */
		int rightFrom(Coordinate start) {
			return start.equals2D(from) ? right : left;
		}

		private boolean continuesAs(Edge next, Coordinate at) {
			return isWall == next.isWall && rightFrom(opposite(at)) == next.rightFrom(at)
					&& next.rightFrom(next.opposite(at)) == rightFrom(at);
		}
	}

	/** The two ends of an edge, the smaller one first. {@link Coordinate} defines the order. */
	private record Ends(Coordinate a, Coordinate b) {

		static Ends of(Coordinate a, Coordinate b) {
			return a.compareTo(b) < 0 ? new Ends(a, b) : new Ends(b, a);
		}
	}

	private final Map<Ends, Edge> edges = new LinkedHashMap<>();

	/**
	 * Returns the table of the edges that matter: edges between different terrains, and walls. Adjacent edges on one straight
	 * line become one edge.
	 *
	 * @param lines the lines of the map. They must meet at their ends only
	 */
	static EdgeTable reduced(List<BorderLine> lines) {
		EdgeTable table = of(lines);
		table.edges.values().removeIf(edge -> !edge.matters());
		table.joinStraightRuns();
		return table;
	}

	/**
	 * Creates the table of all lines with a terrain on at least one side. A line with a terrain on only one side becomes a wall.
	 * Lines between the same two places become one edge.
	 *
	 * @param lines must meet at their ends only
	 */
	static EdgeTable of(List<BorderLine> lines) {
		EdgeTable table = new EdgeTable();
		for (BorderLine line : lines) {
			Coordinate a = new Coordinate(line.ax(), line.ay());
			Coordinate b = new Coordinate(line.bx(), line.by());
			boolean partsFromNothing = line.left() == NavMesh.NONE || line.right() == NavMesh.NONE;
			if (!a.equals2D(b) && (line.left() != NavMesh.NONE || line.right() != NavMesh.NONE)) {
				table.edges.merge(Ends.of(a, b),
						Edge.of(a, b, line.left(), line.right(), line.isWall() || partsFromNothing), Edge::with);
			}
		}
		return table;
	}

	Collection<Edge> edges() {
		return edges.values();
	}

	/**
	 * Joins two edges to one edge if the second edge continues the first in a straight line. The two edges must have the same
	 * terrain to the left and the same terrain to the right. A wall is joined only with a wall. No third edge may end where the
	 * two edges meet.
	 */
	private void joinStraightRuns() {
		Map<Coordinate, List<Edge>> byEnd = new LinkedHashMap<>();
		edges.values().forEach(edge -> {
			byEnd.computeIfAbsent(edge.from, unknown -> new ArrayList<>(2)).add(edge);
			byEnd.computeIfAbsent(edge.to, unknown -> new ArrayList<>(2)).add(edge);
		});
		for (Coordinate at : List.copyOf(byEnd.keySet())) {
			List<Edge> ends = byEnd.get(at);
			if (ends.size() == 2 && ends.get(0).continuesAs(ends.get(1), at) && isStraight(ends.get(0), ends.get(1), at)) {
				join(ends.get(0), ends.get(1), at, byEnd);
			}
		}
	}

	private static boolean isStraight(Edge a, Edge b, Coordinate at) {
		Coordinate from = a.opposite(at);
		Coordinate to = b.opposite(at);
		return Predicates.side(from.x, from.y, to.x, to.y, at.x, at.y) == 0
				&& (at.x - from.x) * (to.x - at.x) + (at.y - from.y) * (to.y - at.y) > 0;
	}

	private void join(Edge a, Edge b, Coordinate at, Map<Coordinate, List<Edge>> byEnd) {
		Coordinate from = a.opposite(at);
		Coordinate to = b.opposite(at);
		Edge joined = Edge.of(from, to, a.rightFrom(at), a.rightFrom(from), a.isWall);
		byEnd.get(from).replaceAll(edge -> edge == a ? joined : edge);
		byEnd.get(to).replaceAll(edge -> edge == b ? joined : edge);
		edges.remove(Ends.of(a.from, a.to));
		edges.remove(Ends.of(b.from, b.to));
		edges.put(Ends.of(from, to), joined);
	}
}
