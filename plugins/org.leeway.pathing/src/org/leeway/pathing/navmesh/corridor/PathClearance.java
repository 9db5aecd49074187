package org.leeway.pathing.navmesh.corridor;

import java.util.List;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;

/** The least distance between a path and the walls of a mesh, up to a limit. */
public final class PathClearance {

	/**
	 * The largest number of pieces into which a segment of a path is cut. A piece is compared with all walls near its
	 * bounding box. Without cuts, a long segment would be compared with too many walls.
	 */
	private static final int MOST_PIECES = 256;

	private final NavMesh mesh;
	private double least;

	private PathClearance(NavMesh mesh, double limit) {
		this.mesh = mesh;
		this.least = limit;
	}

	/**
	 * Returns the least distance of a path from all walls, or the limit if no wall is nearer.
	 *
	 * @param path the points of the path, at least one, in cells. Straight lines join consecutive points
	 * @param limit in cells, at least 0
	 */
	public static double of(NavMesh mesh, List<Point> path, double limit) {
		PathClearance clearance = new PathClearance(mesh, limit);
		for (int i = 0; i < path.size(); i++) {
			clearance.measure(path.get(Math.max(0, i - 1)), path.get(i));
		}
		return clearance.least;
	}

	private void measure(Point from, Point to) {
		int pieces = Math.clamp((long) (from.distance(to) / (4 * least)), 1, MOST_PIECES);
		double x = from.x();
		double y = from.y();
		for (int i = 1; i <= pieces && least > 0; i++) {
			double t = (double) i / pieces;
			double nextX = i == pieces ? to.x() : from.x() + t * (to.x() - from.x());
			double nextY = i == pieces ? to.y() : from.y() + t * (to.y() - from.y());
			measure(x, y, nextX, nextY);
			x = nextX;
			y = nextY;
		}
	}

	private void measure(double ax, double ay, double bx, double by) {
		Envelope around = new Envelope(Math.min(ax, bx) - least, Math.min(ay, by) - least, Math.max(ax, bx) + least,
				Math.max(ay, by) + least);
		mesh.index().eachIn(around, face -> {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (mesh.isWall(edge)) {
					int from = mesh.origin(edge);
					int to = mesh.target(edge);
					least = Math.min(least, distance(ax, ay, bx, by, mesh.x(from), mesh.y(from), mesh.x(to), mesh.y(to)));
				}
			}
		});
	}

	/** Returns the distance between the segment from a to b and the segment from c to d. */
	public static double distance(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
		if (Predicates.cross(ax, ay, bx, by, cx, cy, dx, dy)) {
			return 0;
		}
		return Math.min(Math.min(distance(ax, ay, cx, cy, dx, dy), distance(bx, by, cx, cy, dx, dy)),
				Math.min(distance(cx, cy, ax, ay, bx, by), distance(dx, dy, ax, ay, bx, by)));
	}

	/** Returns the distance of p from the segment from a to b. */
	public static double distance(double px, double py, double ax, double ay, double bx, double by) {
		double dx = bx - ax;
		double dy = by - ay;
		double square = dx * dx + dy * dy;
		double t = square == 0 ? 0 : Math.clamp(((px - ax) * dx + (py - ay) * dy) / square, 0, 1);
		return Math.hypot(px - ax - t * dx, py - ay - t * dy);
	}
}
