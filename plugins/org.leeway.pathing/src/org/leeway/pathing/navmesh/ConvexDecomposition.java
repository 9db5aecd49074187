package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * A split of a simple polygon into convex polygons. Cuts off corner after corner as triangles until only triangles are left. Then
 * joins neighbouring polygons as long as the result is convex. Makes at most four times the minimum number of polygons: S. Hertel
 * and K. Mehlhorn, <em>Fast Triangulation of Simple Polygons</em>, 1983.
 */
final class ConvexDecomposition {

	private final MeshDraft draft;

	private ConvexDecomposition(MeshDraft draft) {
		this.draft = draft;
	}

	/**
	 * Returns the convex parts of a ring.
	 *
	 * @param ring the vertices of a simple polygon, clockwise. The parts keep all vertices, even vertices at which the
	 * outline does not turn
	 * @throws MeshException if the ring crosses or touches itself
	 */
	static List<int[]> of(int[] ring, MeshDraft draft) {
		ConvexDecomposition parts = new ConvexDecomposition(draft);
		return parts.isConvex(ring) ? List.of(ring) : parts.joined(parts.triangles(ring));
	}

	private boolean isConvex(int[] ring) {
		int turns = 0;
		for (int i = 0; i < ring.length; i++) {
			int side = draft.side(ring[i], ring[(i + 1) % ring.length], ring[(i + 2) % ring.length]);
			if (side < 0) {
				return false;
			}
			turns += side;
		}
		return turns >= 3;
	}

	private List<int[]> triangles(int[] ring) {
		List<int[]> triangles = new ArrayList<>();
		int[] rest = ring;
		while (rest.length > 3) {
			int ear = ear(rest);
			triangles.add(corner(rest, ear));
			rest = Rings.without(rest, rest[ear]);
		}
		triangles.add(rest);
		return triangles;
	}

	private static int[] corner(int[] ring, int i) {
		return new int[] {ring[(i + ring.length - 1) % ring.length], ring[i], ring[(i + 1) % ring.length]};
	}

	private int ear(int[] ring) {
		for (int i = 0; i < ring.length; i++) {
			int[] corner = corner(ring, i);
			if (draft.side(corner[0], corner[1], corner[2]) > 0 && isFree(corner, ring)) {
				return i;
			}
		}
		Point place = draft.point(ring[0]);
		throw new MeshException("the polygons around the vertex leave a hole that cannot be filled", place);
	}

	/**
	 * Returns whether a triangle contains no vertex of a ring, neither inside nor on its edges. The corners of the triangle do
	 * not count.
	 *
	 * @param corner the three corners of the triangle, which are vertices of the ring
	 */
	private boolean isFree(int[] corner, int[] ring) {
		return Arrays.stream(ring).filter(vertex -> !Rings.has(corner, vertex))
				.noneMatch(vertex -> draft.side(corner[0], corner[1], vertex) >= 0
						&& draft.side(corner[1], corner[2], vertex) >= 0
						&& draft.side(corner[2], corner[0], vertex) >= 0);
	}

	private List<int[]> joined(List<int[]> triangles) {
		List<int[]> parts = new ArrayList<>();
		for (int[] triangle : triangles) {
			int[] part = triangle;
			for (int i = parts.size() - 1; i >= 0; i--) {
				int[] union = Rings.union(List.of(part, parts.get(i)));
				if (union.length > 0 && isConvex(union)) {
					part = union;
					parts.remove(i);
				}
			}
			parts.add(part);
		}
		return parts;
	}
}
