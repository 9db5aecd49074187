package org.leeway.pathing.navmesh.fastest;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.PathClearance;
import org.leeway.pathing.search.bounded.Lines;

/**
 * A calculator of the costs of straight lines, on which the centre of a disc moves over a mesh with speeds. Splits a line into
 * parts with one speed each. Thread-safe.
 */
final class DiscLines {

	/** A line this near to an edge along its whole length, in cells, lies on the edge. */
	private static final double NEAR = 1e-11;

	private final Ground ground;
	private final NavMesh mesh;

	DiscLines(Ground ground) {
		this.ground = ground;
		this.mesh = ground.mesh();
	}

	/** A receiver of the parts of a line. The disc has one speed within a part. */
	interface Parts {

		/**
		 * Receives the next part of the line.
		 *
		 * @param speedClass the speed class of the part. {@link Ground#NOWHERE} if the disc cannot be there
		 * @param from the distance along the line to the beginning of the part, in cells
		 * @param to the distance along the line to the end of the part, in cells
		 */
		void add(int speedClass, double from, double to);
	}

	/**
	 * Returns the time that the disc needs for a line if the disc's largest speed is 1. Infinite if the disc cannot follow the
	 * line.
	 */
	double cost(Point from, Point to) {
		double[] sum = new double[1];
		split(from, to, (speedClass, begin, end) -> sum[0] += (end - begin) * ground.slowness(speedClass));
		return sum[0];
	}

	/** Passes the parts of a line to a receiver, in their order. */
	void split(Point from, Point to, Parts parts) {
		double length = from.distance(to);
		double dx = (to.x() - from.x()) / length;
		double dy = (to.y() - from.y()) / length;
		Lines.split(from.x(), from.y(), to.x(), to.y(), (left, top, right, bottom, begin, end) -> {
			Surroundings around = ground.at(left - ground.left(), top - ground.top());
			if (around.speedClass() == Ground.NOWHERE || !isFree(around.walls(), from.x() + begin * dx, from.y() + begin * dy,
					from.x() + end * dx, from.y() + end * dy)) {
				parts.add(Ground.NOWHERE, begin, end);
			} else if (around.speedClass() != Ground.MIXED) {
				parts.add(around.speedClass(), begin, end);
			} else {
				splitMixed(around.faces(), from, dx, dy, begin, end, parts);
			}
		});
	}

	private boolean isFree(double[] walls, double ax, double ay, double bx, double by) {
		double least = ground.distance() - Ground.FIT;
		for (int i = 0; i < walls.length; i += 4) {
			if (PathClearance.distance(ax, ay, bx, by, walls[i], walls[i + 1], walls[i + 2], walls[i + 3]) < least) {
				return false;
			}
		}
		return true;
	}

	/** Splits a part of a line where it passes from face to face. On an edge, the faster of its two faces counts. */
	private void splitMixed(int[] faces, Point from, double dx, double dy, double begin, double end, Parts parts) {
		double[] enters = new double[faces.length];
		double[] leaves = new double[faces.length];
		double[] cuts = new double[2 * faces.length + 2];
		cuts[0] = begin;
		cuts[1] = end;
		for (int i = 0; i < faces.length; i++) {
			double[] range = {begin, end};
			clip(faces[i], from, dx, dy, range);
			enters[i] = range[0];
			leaves[i] = range[1];
			cuts[2 * i + 2] = Math.clamp(range[0], begin, end);
			cuts[2 * i + 3] = Math.clamp(range[1], begin, end);
		}
		Arrays.sort(cuts);
		int last = -1;
		for (int i = 1; i < cuts.length; i++) {
			double middle = (cuts[i - 1] + cuts[i]) / 2;
			int fastest = Integer.MAX_VALUE;
			for (int j = 0; j < faces.length && cuts[i] > cuts[i - 1]; j++) {
				fastest = enters[j] <= middle && middle <= leaves[j] ? Math.min(fastest, ground.speedClass(faces[j])) : fastest;
			}
			// rounding may leave a gap between two faces, which belongs to the face before it
			last = fastest == Integer.MAX_VALUE ? last : fastest;
			if (cuts[i] > cuts[i - 1]) {
				parts.add(last < 0 ? ground.speedClass(faces[0]) : last, cuts[i - 1], cuts[i]);
			}
		}
	}

	/** Reduces a range of a line to its part inside a face. Empty parts end before they begin. */
	private void clip(int face, Point from, double dx, double dy, double[] range) {
		double begin = range[0];
		double end = range[1];
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			double length = Math.sqrt(ex * ex + ey * ey);
			double inside = (ex * (from.y() - mesh.y(a)) - ey * (from.x() - mesh.x(a))) / length;
			double slope = (ex * dy - ey * dx) / length;
			if (Math.abs(inside + slope * begin) <= NEAR && Math.abs(inside + slope * end) <= NEAR) {
				continue;
			}
			if (slope == 0) {
				range[1] = inside < 0 ? Double.NEGATIVE_INFINITY : range[1];
			} else if (slope > 0) {
				range[0] = Math.max(range[0], -inside / slope);
			} else {
				range[1] = Math.min(range[1], -inside / slope);
			}
		}
	}
}
