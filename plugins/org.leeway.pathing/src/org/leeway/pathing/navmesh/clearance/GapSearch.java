package org.leeway.pathing.navmesh.clearance;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for all {@linkplain MeshGap gaps} that begin at a corner, for one corner after another. The search spreads over
 * the faces around the corner, and collects places on walls where a gap could end.
 * <p>
 * The disc whose diameter is a gap must not contain other walls. So if the disc between the corner and a place would
 * contain a collected place, no gap ends there. The place then lies <em>beyond</em> the collected place: the angle at the
 * collected place, between the corner and the place, is obtuse.
 */
final class GapSearch {

	/**
	 * Tolerance, as a fraction of a radius. Another wall may reach this deep into the disc whose diameter is a gap. The
	 * tolerance is more than rounding errors, and too little to matter.
	 */
	private static final double TOLERANCE = 1e-12;
	/**
	 * Relative tolerance for two comparisons:
	 * <ul>
	 * <li>Two gaps from the same corner count as one gap if their other ends are nearly at the same place. The tolerance is
	 * relative to the radius of the gap.
	 * <li>A perpendicular from a corner may meet a wall very near an end of the wall. The perpendicular then counts as a line to
	 * this end. The tolerance is relative to the length of the perpendicular.
	 * </ul>
	 */
	private static final double SAME = 1e-9;
	private static final int CORNERS_A_CHECK = 1 << 8;

	private final NavMesh mesh;
	private final Visits visits;
	private final DiscTest disc;
	private final Gaps gaps = new Gaps();
	private final double rounding;
	private double vx;
	private double vy;
	/**
	 * The places on walls that the search has collected, as coordinates {@code x0, y0, x1, y1, ...}. No gap ends beyond such a
	 * place, see {@link GapSearch}. So places beyond it are left out.
	 */
	private double[] nearer = new double[64];
	private int nearerCount;
	/** The coordinates {@code x0, y0, x1, y1, ...} of the places at which gaps from the corner may end. */
	private double[] ends = new double[64];
	/** The vertex at each of the {@link #ends}, or {@link NavMesh#NONE} if the end lies inside a wall. One entry for each end. */
	private int[] endVertices = new int[32];
	/**
	 * The wall inside which each of the {@link #ends} lies, or {@link NavMesh#NONE} if the end is a vertex. One entry for each
	 * end.
	 */
	private int[] endWalls = new int[32];
	private int endCount;

	private GapSearch(NavMesh mesh) {
		this.mesh = mesh;
		this.visits = new Visits(mesh);
		this.disc = new DiscTest(mesh);
		double greatest = 0;
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			greatest = Math.max(greatest, Math.max(Math.abs(mesh.x(vertex)), Math.abs(mesh.y(vertex))));
		}
		this.rounding = 4 * Math.ulp(greatest);
	}

	/**
	 * Finds all gaps of a mesh, with one search from each corner.
	 *
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	static Gaps of(NavMesh mesh, Progress progress) {
		GapSearch search = new GapSearch(mesh);
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			if (vertex % CORNERS_A_CHECK == 0) {
				progress.check();
			}
			if (mesh.isCorner(vertex)) {
				search.from(vertex);
			}
		}
		return search.gaps.withoutReversed();
	}

	private void from(int corner) {
		vx = mesh.x(corner);
		vy = mesh.y(corner);
		nearerCount = 0;
		endCount = 0;
		visits.beginAround(corner);
		for (int face = visits.next(); face != NavMesh.NONE; face = visits.next()) {
			meet(face);
		}
		addGaps(corner);
	}

	private void meet(int face) {
		int end = mesh.firstEdge(face) + mesh.size(face);
		for (int edge = mesh.firstEdge(face); edge < end; edge++) {
			int vertex = mesh.origin(edge);
			if (mesh.isOnWall(vertex)) {
				meetVertex(vertex);
			}
			if (mesh.isWall(edge)) {
				meetWall(edge);
			}
		}
		for (int edge = mesh.firstEdge(face); edge < end; edge++) {
			// Faces beyond a collected place are not searched. No gap can end there: the disc whose diameter is the gap would
			// contain the collected place
			if (!mesh.isWall(edge) && !isBeyond(edge)) {
				visits.add(mesh.face(mesh.twin(edge)));
			}
		}
	}

	private void meetVertex(int vertex) {
		double x = mesh.x(vertex);
		double y = mesh.y(vertex);
		if ((x != vx || y != vy) && !isBeyond(x, y, 0)) {
			addNearer(x, y);
			if (mesh.isCorner(vertex)) {
				addEnd(vertex, NavMesh.NONE, x, y);
			}
		}
	}

	/**
	 * Adds the foot of the perpendicular from the corner to a wall as a possible end of a gap. Does nothing if this
	 * foot is not on the wall.
	 */
	private void meetWall(int wall) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		double length = Math.sqrt(dx * dx + dy * dy);
		double along = ((vx - mesh.x(a)) * dx + (vy - mesh.y(a)) * dy) / length;
		double away = (dx * (vy - mesh.y(a)) - dy * (vx - mesh.x(a))) / length;
		double near = SAME * away;
		if (away <= 0 || along < -near || along > length + near) {
			return;
		}
		if (along <= near || along >= length - near) {
			int vertex = along <= near ? a : b;
			meetFoot(vertex, NavMesh.NONE, mesh.x(vertex), mesh.y(vertex));
		} else {
			// no rounding where the wall is parallel to an axis
			double x = dy == 0 ? vx : mesh.x(a) + along / length * dx;
			double y = dx == 0 ? vy : mesh.y(a) + along / length * dy;
			meetFoot(NavMesh.NONE, wall, x, y);
		}
	}

	private void meetFoot(int vertex, int wall, double x, double y) {
		if (!isBeyond(x, y, 0)) {
			addNearer(x, y);
			addEnd(vertex, wall, x, y);
		}
	}

	private void addNearer(double x, double y) {
		for (int i = 0; i < 2 * nearerCount; i += 2) {
			if (nearer[i] == x && nearer[i + 1] == y) {
				return;
			}
		}
		nearer = 2 * nearerCount < nearer.length ? nearer : Arrays.copyOf(nearer, 2 * nearer.length);
		nearer[2 * nearerCount] = x;
		nearer[2 * nearerCount + 1] = y;
		nearerCount++;
	}

	private void addEnd(int vertex, int wall, double x, double y) {
		if (endCount == endWalls.length) {
			ends = Arrays.copyOf(ends, 4 * endCount);
			endVertices = Arrays.copyOf(endVertices, 2 * endCount);
			endWalls = Arrays.copyOf(endWalls, 2 * endCount);
		}
		ends[2 * endCount] = x;
		ends[2 * endCount + 1] = y;
		endVertices[endCount] = vertex;
		endWalls[endCount++] = wall;
	}

	/**
	 * Returns whether the place (x, y) lies beyond some collected place, so that no gap ends at (x, y). The angle at the
	 * collected place, between the corner of the search and (x, y), is then obtuse.
	 *
	 * @param slack the least amount by which the angle must exceed a right angle, as a scalar product in cells squared
	 */
	private boolean isBeyond(double x, double y, double slack) {
		for (int i = 0; i < 2 * nearerCount; i += 2) {
			if (isBeyond(nearer[i], nearer[i + 1], x, y, slack)) {
				return true;
			}
		}
		return false;
	}

	private boolean isBeyond(double nx, double ny, double x, double y, double slack) {
		double forth = (x - nx) * (nx - vx) + (y - ny) * (ny - vy);
		return forth > slack + TOLERANCE * ((x - vx) * (x - vx) + (y - vy) * (y - vy));
	}

	private boolean isBeyond(int portal) {
		int a = mesh.origin(portal);
		int b = mesh.target(portal);
		for (int i = 0; i < 2 * nearerCount; i += 2) {
			if (isBeyond(nearer[i], nearer[i + 1], mesh.x(a), mesh.y(a), 0)
					&& isBeyond(nearer[i], nearer[i + 1], mesh.x(b), mesh.y(b), 0)) {
				return true;
			}
		}
		return false;
	}

	private void addGaps(int corner) {
		int kept = 0;
		for (int i = 0; i < endCount; i++) {
			double x = ends[2 * i];
			double y = ends[2 * i + 1];
			double radius = Math.hypot(x - vx, y - vy) / 2;
			if (!isBeyond(x, y, rounding * radius) && !isKnown(kept, x, y, radius) && isGap(corner, i, radius)) {
				gaps.add(corner, endVertices[i], endWalls[i], x, y, largest(i, radius));
				ends[2 * kept] = x;
				ends[2 * kept + 1] = y;
				kept++;
			}
		}
	}

	/**
	 * Returns the radius of the largest disc that passes a gap, exactly. This is the largest floating-point number r for
	 * which the gap is at least 2r long.
	 *
	 * @param end the index of the gap's end in {@link #endWalls}
	 * @param rounded the radius of the gap, rounded
	 */
	private double largest(int end, double rounded) {
		double radius = rounded;
		while (!passes(end, radius)) {
			radius = Math.nextDown(radius);
		}
		while (passes(end, Math.nextUp(radius))) {
			radius = Math.nextUp(radius);
		}
		return radius;
	}

	private boolean passes(int end, double radius) {
		int wall = endWalls[end];
		if (wall == NavMesh.NONE) {
			return Predicates.compareDistance(vx, vy, ends[2 * end], ends[2 * end + 1], radius, radius) >= 0;
		}
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		return Predicates.compareSegmentDistance(vx, vy, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), radius, radius) >= 0;
	}

	private boolean isKnown(int kept, double x, double y, double radius) {
		for (int i = 0; i < kept; i++) {
			if (Math.abs(ends[2 * i] - x) + Math.abs(ends[2 * i + 1] - y) <= SAME * radius) {
				return true;
			}
		}
		return false;
	}

	private boolean isGap(int corner, int end, double radius) {
		double x = ends[2 * end];
		double y = ends[2 * end + 1];
		int vertex = endVertices[end];
		return isFree(corner, x, y) && (vertex == NavMesh.NONE || isFree(vertex, vx, vy))
				&& disc.isEmpty(corner, (vx + x) / 2, (vy + y) / 2, radius * (1 - TOLERANCE) - rounding);
	}

	/** Returns whether the straight line from a vertex on a wall to a place begins inside the mesh. */
	private boolean isFree(int vertex, double x, double y) {
		int wall = mesh.leaving(vertex);
		int begin = mesh.target(wall);
		int end = mesh.origin(mesh.wallBefore(wall));
		double ax = mesh.x(vertex);
		double ay = mesh.y(vertex);
		int fromEnd = Predicates.side(ax, ay, mesh.x(end), mesh.y(end), x, y);
		int toBegin = Predicates.side(ax, ay, x, y, mesh.x(begin), mesh.y(begin));
		int turn = Predicates.side(ax, ay, mesh.x(begin), mesh.y(begin), mesh.x(end), mesh.y(end));
		// the directions from the vertex into the mesh form a sector, from "end" clockwise to "begin". If both walls at the
		// vertex lie on one line, the sector is a half-turn. At the free end of a wall, the sector is a full turn
		return turn == 0 ? mesh.isCorner(vertex) || toBegin < 0 : turn > 0 ? fromEnd < 0 && toBegin < 0
				: fromEnd < 0 || toBegin < 0;
	}
}
