package org.leeway.pathing.navmesh.generate;

import java.util.Arrays;

/**
 * A merge of triangles to convex faces. Removes edges, the longest first, which makes rounder faces. An edge stays if a
 * face without this edge would not be convex. Source: S. Hertel and K. Mehlhorn, 1983, who remove edges in any order.
 */
final class ConvexMerge {

	private final Triangulation mesh;
	private final LatticePoints points;
	/** Indexed by half-edge: the next half-edge of its face. */
	private final int[] next;
	/** Indexed by half-edge: the previous half-edge of its face. */
	private final int[] previous;
	private final boolean[] removed;

	ConvexMerge(Triangulation mesh, LatticePoints points) {
		this.mesh = mesh;
		this.points = points;
		int count = mesh.edgeCount();
		next = new int[count];
		previous = new int[count];
		removed = new boolean[count];
		Arrays.setAll(next, Triangulation::next);
		Arrays.setAll(previous, Triangulation::previous);
	}

	/**
	 * Removes edges, the longest first. An edge stays if the merged face would not be convex.
	 *
	 * @param edges one half-edge of each edge that may be removed, at indices [0, count)
	 */
	void merge(int[] edges, int count) {
		// sorts numbers instead of edges. The upper bits of a number are the squared length of an edge. This works because the
		// bits of positive doubles, read as integers, have the same order as the doubles. The lowest bits are the index of the
		// edge, counted from the end. So among equally long edges, the first is removed first
		int shift = Long.SIZE - Long.numberOfLeadingZeros(count);
		long[] order = new long[count];
		for (int i = 0; i < count; i++) {
			order[i] = Double.doubleToRawLongBits(squaredLength(edges[i])) >>> shift << shift | count - 1 - i;
		}
		Arrays.sort(order);
		for (int i = count - 1; i >= 0; i--) {
			removeIfConvex(edges[count - 1 - (int) (order[i] & (1L << shift) - 1)]);
		}
	}

	private double squaredLength(int edge) {
		double dx = points.x(mesh.origin(edge)) - points.x(mesh.target(edge));
		double dy = points.y(mesh.origin(edge)) - points.y(mesh.target(edge));
		return dx * dx + dy * dy;
	}

	private void removeIfConvex(int edge) {
		int twin = mesh.twin(edge);
		if (isConvex(previous[edge], next[twin]) && isConvex(previous[twin], next[edge])) {
			connect(previous[edge], next[twin]);
			connect(previous[twin], next[edge]);
			removed[edge] = true;
			removed[twin] = true;
		}
	}

	/**
	 * Returns whether an outline turns right or goes straight on between two consecutive half-edges.
	 *
	 * @param edge the first half-edge
	 * @param after the second half-edge
	 */
	private boolean isConvex(int edge, int after) {
		int from = mesh.origin(edge);
		int at = mesh.origin(after);
		int to = mesh.target(after);
		int side = points.side(from, at, to);
		return side > 0 || side == 0 && Long.signum(points.x(at) - points.x(from)) == Long.signum(points.x(to) - points.x(at))
				&& Long.signum(points.y(at) - points.y(from)) == Long.signum(points.y(to) - points.y(at));
	}

	private void connect(int edge, int after) {
		next[edge] = after;
		previous[after] = edge;
	}

	/** Returns the next half-edge of the same face. */
	int next(int edge) {
		return next[edge];
	}

	boolean isRemoved(int edge) {
		return removed[edge];
	}
}
