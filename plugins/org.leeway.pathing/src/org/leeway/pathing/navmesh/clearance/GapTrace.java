package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The course of {@linkplain MeshGap gaps} over the faces of a mesh: the edges that each gap crosses, and the faces in
 * which it begins and ends. A gap along a portal or through a vertex counts as lying slightly farther to the right. So no gap
 * crosses a portal exactly at an end of the portal.
 */
final class GapTrace {

	private static final double LEAST = 0x1p-52;

	private final NavMesh mesh;
	private final Gaps gaps;
	/**
	 * Indexed by half-edge: an item for each gap that crosses the edge or ends inside the edge. The items are sorted from the
	 * origin of the half-edge to the target. Of the two half-edges of a portal, only the half-edge with the smaller number has
	 * items.
	 * <p>
	 * The item is {@code 2 * gap + 1} if the gap leaves the face of the half-edge here. If the gap enters this face, the item
	 * is {@code 2 * gap}. The value of the item is the position of the gap on the half-edge, from 0 at the origin to 1 at the
	 * target.
	 */
	private final EdgeLists crossings = new EdgeLists();
	/**
	 * Indexed by half-edge: the gaps with an end at the origin of the half-edge. Near this end, the gaps run over the face of
	 * the half-edge.
	 */
	private final EdgeLists ends = new EdgeLists();
	private double ax;
	private double ay;
	private double bx;
	private double by;
	private double slack;
	private final double rounding;

	GapTrace(NavMesh mesh, Gaps gaps) {
		this.mesh = mesh;
		this.gaps = gaps;
		double greatest = 0;
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			greatest = Math.max(greatest, Math.max(Math.abs(mesh.x(vertex)), Math.abs(mesh.y(vertex))));
		}
		this.rounding = 16 * Math.ulp(greatest);
		for (int gap = 0; gap < gaps.count(); gap++) {
			follow(gap);
		}
		crossings.sort(mesh.edgeCount());
		ends.sort(mesh.edgeCount());
	}

	EdgeLists crossings() {
		return crossings;
	}

	EdgeLists ends() {
		return ends;
	}

	private void follow(int gap) {
		ax = mesh.x(gaps.from(gap));
		ay = mesh.y(gaps.from(gap));
		bx = gaps.endX(gap);
		by = gaps.endY(gap);
		slack = rounding * 2 * gaps.radius(gap);
		int entry = start(gaps.from(gap));
		ends.add(entry, gap, 0);
		int exit = exit(entry);
		while (!endsIn(mesh.face(entry), exit, gap)) {
			entry = mesh.twin(exit);
			crossings.add(Math.min(exit, entry), 2 * gap + (exit < entry ? 1 : 0), share(Math.min(exit, entry)));
			exit = exit(entry);
		}
	}

	/**
	 * Returns a half-edge that begins at the corner where the gap begins. The gap first runs over the face of this half-edge.
	 *
	 * @param vertex the corner at which the gap begins
	 */
	private int start(int vertex) {
		int first = mesh.leaving(vertex);
		int edge = first;
		do {
			int before = mesh.previous(edge);
			int begin = mesh.target(edge);
			int end = mesh.origin(before);
			if (isOn(begin) ? isAhead(begin) && (isRight(end) || isOn(end)) : !isRight(begin) && isRight(end)) {
				return edge;
			}
			edge = mesh.twin(before);
		} while (edge != NavMesh.NONE && edge != first);
		// rounding: the gap runs along a wall
		return first;
	}

	private boolean endsIn(int face, int exit, int gap) {
		if (gaps.wall(gap) != NavMesh.NONE && mesh.face(gaps.wall(gap)) == face) {
			crossings.add(gaps.wall(gap), 2 * gap + 1, share(gaps.wall(gap), bx, by));
			return true;
		}
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face) + mesh.size(face); edge++) {
			if (mesh.origin(edge) == gaps.to(gap)) {
				ends.add(edge, gap, 0);
				return true;
			}
		}
		if (mesh.isWall(exit)) {
			// rounding: the end lies on a neighbouring wall
			crossings.add(exit, 2 * gap + 1, share(exit, bx, by));
			return true;
		}
		return false;
	}

	/**
	 * Returns the half-edge through which the current gap leaves a face.
	 *
	 * @param entry the half-edge through which the gap enters the face. In the first face of the gap, the result of
	 * {@link #start}
	 */
	private int exit(int entry) {
		int edge = mesh.next(entry);
		while (isRight(mesh.origin(edge)) || !isRight(mesh.target(edge))) {
			edge = mesh.next(edge);
			if (edge == entry) {
				return edge;
			}
		}
		return edge;
	}

	/** Returns whether a vertex lies to the right of the gap. A vertex on the gap counts as left. */
	private boolean isRight(int vertex) {
		return cross(vertex) > slack;
	}

	private boolean isOn(int vertex) {
		return Math.abs(cross(vertex)) <= slack;
	}

	private boolean isAhead(int vertex) {
		return (mesh.x(vertex) - ax) * (bx - ax) + (mesh.y(vertex) - ay) * (by - ay) > 0;
	}

	/**
	 * Returns the position at which the gap crosses an edge: 0 is the origin of the edge, 1 its target. The result is
	 * never exactly 0 or 1.
	 */
	private double share(int edge) {
		double from = cross(mesh.origin(edge));
		double to = cross(mesh.target(edge));
		double share = from / (from - to);
		return share > LEAST ? Math.min(share, 1 - LEAST) : LEAST;
	}

	private double cross(int vertex) {
		return (bx - ax) * (mesh.y(vertex) - ay) - (by - ay) * (mesh.x(vertex) - ax);
	}

	/**
	 * Returns the position of a point on an edge: 0 is the origin of the edge, 1 its target. The point is the nearest
	 * point of the edge to (x, y). The result is never exactly 0 or 1.
	 */
	private double share(int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double share = ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
		return Math.clamp(share, LEAST, 1 - LEAST);
	}
}
