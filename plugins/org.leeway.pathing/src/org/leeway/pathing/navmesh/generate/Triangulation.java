package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * The Delaunay triangulation of points in a rectangle, with constraints: edges that must be kept. Triangles are clockwise as
 * the map is seen; triangle t has the half-edges 3t to 3t + 2. Mutable and not thread-safe.
 * <p>
 * Points are inserted one by one, and edges flipped until all are Delaunay: C. L. Lawson, 1977.
 */
final class Triangulation {

	static final int NONE = -1;

	private final LatticePoints points;
	private final int[] origins;
	private final int[] twins;
	/** Indexed by half-edge: the label of a constraint, or {@link #NONE} for an edge that is no constraint. */
	private final int[] labels;
	/** Indexed by point: a half-edge that begins there. */
	private final int[] leaving;
	private int edgeCount;
	private int latest;
	private int[] stack = new int[64];

	/**
	 * Creates the triangulation of the corners of the rectangle. {@link #insert()} adds the other points.
	 *
	 * @param points the first four are the corners of the rectangle, clockwise. All others lie in the rectangle. No two
	 *            points are equal
	 */
	Triangulation(LatticePoints points) {
		this.points = points;
		int most = 6 * points.count();
		origins = new int[most];
		twins = new int[most];
		labels = new int[most];
		Arrays.fill(labels, NONE);
		leaving = new int[points.count()];
		addTriangle(0, 1, 2);
		addTriangle(0, 2, 3);
		link(2, 3);
		twins[0] = twins[1] = twins[4] = twins[5] = NONE;
	}

	/** Inserts all points other than the corners. */
	void insert() {
		for (int point = 4; point < points.count(); point++) {
			insert(point);
		}
	}

	int edgeCount() {
		return edgeCount;
	}

	int origin(int edge) {
		return origins[edge];
	}

	int target(int edge) {
		return origins[next(edge)];
	}

	/** Returns the point opposite to a half-edge in its triangle. */
	int apex(int edge) {
		return origins[previous(edge)];
	}

	int twin(int edge) {
		return twins[edge];
	}

	static int next(int edge) {
		return edge % 3 == 2 ? edge - 2 : edge + 1;
	}

	static int previous(int edge) {
		return edge % 3 == 0 ? edge + 2 : edge - 1;
	}

	/**
	 * Returns the label of a half-edge that {@link #label(int, int)} has set. {@link #NONE} if the half-edge is no
	 * constraint.
	 */
	int label(int edge) {
		return labels[edge];
	}

	/** Turns a half-edge into a constraint. The twin of the half-edge must be labelled, too. */
	void label(int edge, int label) {
		labels[edge] = label;
	}

	/** Returns some half-edge that begins at a point. */
	int leaving(int point) {
		return leaving[point];
	}

	/**
	 * Returns the half-edge from a to b, or {@link #NONE} if no edge connects the two points. A side of the rectangle has only
	 * one half-edge. This half-edge is returned even if it leads from b to a.
	 */
	int find(int a, int b) {
		int first = leaving[a];
		int edge = first;
		do {
			if (target(edge) == b) {
				return edge;
			}
			int before = previous(edge);
			if (origins[before] == b) {
				return twins[before] == NONE ? before : twins[before];
			}
			edge = twins[before];
		} while (edge != NONE && edge != first);
		edge = edge == NONE && twins[first] != NONE ? next(twins[first]) : NONE;
		while (edge != NONE) {
			if (target(edge) == b) {
				return edge;
			}
			edge = twins[edge] == NONE ? NONE : next(twins[edge]);
		}
		return NONE;
	}

	private int addTriangle(int a, int b, int c) {
		int first = edgeCount;
		edgeCount += 3;
		begin(first, a);
		begin(first + 1, b);
		begin(first + 2, c);
		return first;
	}

	private void begin(int edge, int point) {
		origins[edge] = point;
		leaving[point] = edge;
	}

	private void link(int edge, int twin) {
		twins[edge] = twin;
		if (twin != NONE) {
			twins[twin] = edge;
		}
	}

	private void insert(int point) {
		int edge = locate(point);
		if (points.side(origins[edge], target(edge), point) == 0) {
			split(edge, point);
		} else {
			divide(edge, point);
		}
	}

	/** Returns a half-edge of the triangle that contains a point. If the point lies on a half-edge, returns this half-edge. */
	private int locate(int point) {
		int edge = latest;
		int passed = 0;
		int nearest = edge;
		while (passed < 3) {
			int side = points.side(origins[edge], target(edge), point);
			if (side < 0) {
				edge = twins[edge];
				passed = 0;
				nearest = edge;
			} else if (side == 0) {
				nearest = edge;
			}
			edge = next(edge);
			passed++;
		}
		return nearest;
	}

	/** Splits the triangle of a half-edge into three triangles that meet at a point inside. */
	private void divide(int edge, int point) {
		int bc = next(edge);
		int ca = previous(edge);
		int b = origins[bc];
		int c = origins[ca];
		int a = origins[edge];
		int second = addTriangle(b, c, point);
		int third = addTriangle(c, a, point);
		link(second, twins[bc]);
		link(third, twins[ca]);
		begin(ca, point);
		link(bc, second + 2);
		link(second + 1, third + 2);
		link(third + 1, ca);
		latest = ca;
		legalise(edge, second, third);
	}

	/** Splits the one or two triangles at a half-edge on which a point lies. */
	private void split(int edge, int point) {
		int twin = twins[edge];
		int upper = cut(edge, point);
		if (twin == NONE) {
			twins[edge] = NONE;
			twins[upper] = NONE;
			legalise(previous(edge), next(upper));
		} else {
			int lower = cut(twin, point);
			link(edge, lower);
			link(twin, upper);
			legalise(previous(edge), next(upper), previous(twin), next(lower));
		}
		latest = upper;
	}

	/**
	 * Splits the triangle (a, b, c) into two triangles, at a point p on its side from a to b. The given triangle becomes (a, p,
	 * c), and its half-edge {@code edge} now leads from a to p. The new triangle is (p, b, c). Returns the half-edge of the new
	 * triangle from p to b.
	 *
	 * @param edge the half-edge from a to b
	 * @param point the point p
	 */
	private int cut(int edge, int point) {
		int bc = next(edge);
		int added = addTriangle(point, origins[bc], apex(edge));
		link(added + 1, twins[bc]);
		begin(bc, point);
		link(bc, added + 2);
		return added;
	}

	/**
	 * Flips edges until all edges are Delaunay.
	 *
	 * @param edges the half-edges to test first: the sides of the new triangles that lie opposite to the inserted point
	 */
	private void legalise(int... edges) {
		stack = stack.length < edges.length ? new int[edges.length] : stack;
		System.arraycopy(edges, 0, stack, 0, edges.length);
		int depth = edges.length;
		while (depth > 0) {
			int edge = stack[--depth];
			if (isFlippable(edge)) {
				int other = flip(edge);
				stack = depth + 2 > stack.length ? Arrays.copyOf(stack, 2 * stack.length) : stack;
				stack[depth++] = edge;
				stack[depth++] = other;
			}
		}
	}

	/** Returns whether an edge should be flipped: it is not Delaunay, and it is no constraint. */
	boolean isFlippable(int edge) {
		int twin = twins[edge];
		return twin != NONE && labels[edge] == NONE
				&& points.inCircle(origins[edge], origins[twin], apex(edge), apex(twin));
	}

	/**
	 * Flips the edge between a and b: the triangles (a, b, c) and (b, a, d) become (a, d, c) and (d, b, c). The given
	 * half-edge changes its end from b to d. Returns the half-edge from d to b.
	 *
	 * @param edge the half-edge from a to b
	 */
	int flip(int edge) {
		int twin = twins[edge];
		int bc = next(edge);
		int ad = next(twin);
		int db = previous(twin);
		int c = apex(edge);
		link(edge, twins[ad]);
		labels[edge] = labels[ad];
		link(twin, twins[bc]);
		labels[twin] = labels[bc];
		labels[bc] = NONE;
		labels[ad] = NONE;
		leaving[origins[edge]] = edge;
		leaving[origins[twin]] = twin;
		origins[bc] = origins[db];
		origins[ad] = c;
		link(bc, ad);
		return db;
	}
}
