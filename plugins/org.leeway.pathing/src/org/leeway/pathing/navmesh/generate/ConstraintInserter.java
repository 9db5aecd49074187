package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * An inserter of segments into a Delaunay triangulation. The segments become edges. All other edges are Delaunay edges as far
 * as the segments allow. Segments may meet at their ends only.
 * <p>
 * Flips the edges that cross a segment until no edge crosses it: S. W. Sloan, 1993.
 */
final class ConstraintInserter {

	private final Triangulation mesh;
	private final LatticePoints points;
	/** The queue of edges that cross the segment, as pairs of points. */
	private int[] crossing = new int[32];
	/** The stack of flipped edges, as pairs of points. */
	private int[] flipped = new int[32];
	private int flippedCount;

	ConstraintInserter(Triangulation mesh, LatticePoints points) {
		this.mesh = mesh;
		this.points = points;
	}

	/**
	 * Adds a segment from point a to point b, which becomes one or more edges of the triangulation. Labels the half-edges
	 * in the direction from a to b with {@code 2 * number}, and the opposite half-edges with {@code 2 * number + 1}.
	 *
	 * @param number the number of the segment
	 */
	void add(int a, int b, int number) {
		int from = a;
		while (from != b) {
			int edge = mesh.find(from, b);
			int to = edge == Triangulation.NONE ? clear(from, b) : b;
			label(mesh.find(from, to), from, number);
			from = to;
		}
	}

	private void label(int edge, int from, int number) {
		int along = mesh.origin(edge) == from ? edge : mesh.twin(edge);
		int back = along == edge ? mesh.twin(edge) : edge;
		if (along != Triangulation.NONE) {
			mesh.label(along, 2 * number);
		}
		if (back != Triangulation.NONE) {
			mesh.label(back, 2 * number + 1);
		}
	}

	/**
	 * Makes the segment from vertex a towards vertex b an edge of the triangulation, by flipping the edges that cross the
	 * segment. If other vertices lie on the segment, handles only the part up to the first of them. Returns the vertex where
	 * the new edge ends.
	 */
	private int clear(int a, int b) {
		int edge = leaving(a, b);
		if (mesh.origin(edge) == a) {
			return mesh.target(edge);
		}
		int count = 0;
		int end = Triangulation.NONE;
		while (end == Triangulation.NONE) {
			crossing = 2 * count + 2 > crossing.length ? Arrays.copyOf(crossing, 2 * crossing.length) : crossing;
			crossing[2 * count] = mesh.origin(edge);
			crossing[2 * count + 1] = mesh.target(edge);
			count++;
			int twin = mesh.twin(edge);
			int apex = mesh.apex(twin);
			int side = points.side(a, b, apex);
			end = side == 0 ? apex : Triangulation.NONE;
			edge = side > 0 ? Triangulation.next(twin) : Triangulation.previous(twin);
		}
		flipAll(a, end, count);
		restore(a, end);
		return end;
	}

	/**
	 * Returns the half-edge through which the segment from {@code a} to {@code b} leaves the triangle at {@code a}. If the
	 * segment runs along a half-edge that begins at {@code a}, returns this half-edge instead.
	 */
	private int leaving(int a, int b) {
		int edge = mesh.leaving(a);
		while (mesh.twin(edge) != Triangulation.NONE && Triangulation.next(mesh.twin(edge)) != mesh.leaving(a)) {
			edge = Triangulation.next(mesh.twin(edge));
		}
		while (true) {
			int right = points.side(a, mesh.target(edge), b);
			if (right == 0 && isAhead(a, mesh.target(edge), b)) {
				return edge;
			}
			int before = Triangulation.previous(edge);
			if (right > 0 && points.side(a, mesh.origin(before), b) < 0) {
				return Triangulation.next(edge);
			}
			edge = mesh.twin(before);
		}
	}

	private boolean isAhead(int a, int at, int b) {
		return Long.signum(points.x(at) - points.x(a)) == Long.signum(points.x(b) - points.x(a))
				&& Long.signum(points.y(at) - points.y(a)) == Long.signum(points.y(b) - points.y(a));
	}

	private void flipAll(int a, int b, int count) {
		flippedCount = 0;
		int first = 0;
		int left = count;
		int capacity = crossing.length / 2;
		while (left > 0) {
			int c = crossing[2 * first];
			int d = crossing[2 * first + 1];
			first = (first + 1) % capacity;
			left--;
			int edge = mesh.find(c, d);
			int p = mesh.apex(edge);
			int q = mesh.apex(mesh.twin(edge));
			boolean flips = points.side(p, q, c) * points.side(p, q, d) < 0;
			if (flips) {
				mesh.flip(edge);
				c = points.side(a, b, p) < 0 ? p : q;
				d = c == p ? q : p;
			}
			if (flips && points.side(a, b, p) * points.side(a, b, q) >= 0) {
				push(c, d);
			} else {
				int last = (first + left) % capacity;
				crossing[2 * last] = c;
				crossing[2 * last + 1] = d;
				left++;
			}
		}
	}

	private void push(int c, int d) {
		flipped = 2 * flippedCount + 2 > flipped.length ? Arrays.copyOf(flipped, 2 * flipped.length) : flipped;
		flipped[2 * flippedCount] = c;
		flipped[2 * flippedCount + 1] = d;
		flippedCount++;
	}

	/**
	 * Restores the Delaunay property after edges were flipped: tests the new edges, and flips them again where necessary. Keeps
	 * the edge from a to b, because it is a part of the segment.
	 */
	private void restore(int a, int b) {
		while (flippedCount > 0) {
			flippedCount--;
			int c = flipped[2 * flippedCount];
			int d = flipped[2 * flippedCount + 1];
			int edge = c == a && d == b || c == b && d == a ? Triangulation.NONE : mesh.find(c, d);
			if (edge != Triangulation.NONE && mesh.twin(edge) != Triangulation.NONE && mesh.isFlippable(edge)) {
				int p = mesh.apex(edge);
				int q = mesh.apex(mesh.twin(edge));
				c = mesh.origin(edge);
				d = mesh.target(edge);
				mesh.flip(edge);
				push(c, p);
				push(p, d);
				push(d, q);
				push(q, c);
			}
		}
	}
}
