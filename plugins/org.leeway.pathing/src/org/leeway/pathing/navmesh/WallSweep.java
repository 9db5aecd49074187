package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;

/**
 * A check of walls for three faults: crossings, vertices inside another wall, and places that two polygons cover. All decisions are
 * exact.
 * <p>
 * A sweep line checks n walls in O(n log n) time, wherever they lie: M. I. Shamos and D. Hoey, <em>Geometric Intersection
 * Problems</em>, 17th Annual Symposium on Foundations of Computer Science, 1976.
 */
final class WallSweep {

	private final NavMesh mesh;
	private final TreeSet<Wall> met = new TreeSet<>(WallSweep::order);

	/** A wall from its left end to its right end. The upper end of a vertical wall counts as the left end. */
	private static final class Wall {
		private final int edge;
		private final double ax;
		private final double ay;
		private final double bx;
		private final double by;
		/**
		 * The side of the wall on which the face of the wall lies: 1 for below, -1 for above. The number is 0 for a wall that
		 * begins and ends at the same place. The sweep uses this wall to find the walls next to the place.
		 */
		private final int step;
		/** The number of faces just below the wall. */
		private int below;

		Wall(int edge, double ax, double ay, double bx, double by, int step) {
			this.edge = edge;
			this.ax = ax;
			this.ay = ay;
			this.bx = bx;
			this.by = by;
			this.step = step;
		}

		int side(double x, double y) {
			return ax == x && ay == y || endsAt(x, y) ? 0 : Predicates.side(ax, ay, bx, by, x, y);
		}

		boolean endsAt(double x, double y) {
			return bx == x && by == y;
		}
	}

	private WallSweep(NavMesh mesh) {
		this.mesh = mesh;
	}

	/**
	 * Checks all walls of a mesh.
	 *
	 * @throws MeshException with the leftmost place where walls cross, a vertex lies inside a wall, or faces overlap
	 */
	static void check(NavMesh mesh) {
		WallSweep sweep = new WallSweep(mesh);
		List<Wall> walls = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				walls.add(sweep.wall(edge));
			}
		}
		// a vertical line sweeps from left to right. The walls that it crosses are kept sorted from top to bottom. Only walls
		// next to each other in this order are compared
		Wall[] begins = walls.toArray(Wall[]::new);
		Wall[] ends = begins.clone();
		Arrays.sort(begins, Comparator.comparingDouble((Wall wall) -> wall.ax).thenComparingDouble(wall -> wall.ay));
		Arrays.sort(ends, Comparator.comparingDouble((Wall wall) -> wall.bx).thenComparingDouble(wall -> wall.by));
		for (int i = 0, j = 0; j < ends.length;) {
			boolean first = i < begins.length && compare(begins[i].ax, begins[i].ay, ends[j].bx, ends[j].by) < 0;
			double x = first ? begins[i].ax : ends[j].bx;
			double y = first ? begins[i].ay : ends[j].by;
			for (; j < ends.length && ends[j].endsAt(x, y); j++) {
				sweep.met.remove(ends[j]);
			}
			int from = i;
			while (i < begins.length && begins[i].ax == x && begins[i].ay == y) {
				i++;
			}
			sweep.meet(x, y, Arrays.copyOfRange(begins, from, i));
		}
	}

	private static int compare(double ax, double ay, double bx, double by) {
		int order = Double.compare(ax, bx);
		return order != 0 ? order : Double.compare(ay, by);
	}

	private Wall wall(int edge) {
		// no -0.0, which the comparison would put before 0.0
		double ax = mesh.x(mesh.origin(edge)) + 0.0;
		double ay = mesh.y(mesh.origin(edge)) + 0.0;
		double bx = mesh.x(mesh.target(edge)) + 0.0;
		double by = mesh.y(mesh.target(edge)) + 0.0;
		return compare(ax, ay, bx, by) < 0 ? new Wall(edge, ax, ay, bx, by, 1) : new Wall(edge, bx, by, ax, ay, -1);
	}

	/** Compares two walls by their order from top to bottom on the sweep line. */
	private static int order(Wall one, Wall other) {
		if (compare(one.ax, one.ay, other.ax, other.ay) < 0) {
			return -order(other, one);
		}
		int side = other.side(one.ax, one.ay);
		if (side == 0 && one.step != 0) {
			side = other.side(one.bx, one.by);
		}
		if (side == 0 && one.step != 0) {
			// the two walls lie on each other, as two sides of a wall without thickness do. One wall belongs to the face above,
			// the other wall to the face below. The wall of the face above comes first
			side = Integer.compare(one.step, other.step);
		}
		return side != 0 || one.step == 0 ? side : Integer.compare(one.edge, other.edge);
	}

	/**
	 * Adds the walls that begin at a place on the sweep line. Walls that end at the place must have been removed. Throws a
	 * {@link MeshException} if the place lies inside another wall.
	 *
	 * @param begins the walls that begin at the place
	 */
	private void meet(double x, double y, Wall[] begins) {
		Wall place = new Wall(NavMesh.NONE, x, y, x, y, 0);
		Wall above = met.floor(place);
		if (above != null && above.side(x, y) == 0) {
			throw new MeshException("the vertex of a polygon lies inside an edge of another", new Point(x, y));
		}
		Wall below = met.higher(place);
		Arrays.sort(begins, WallSweep::order);
		for (Wall wall : begins) {
			checkApart(above, wall);
			// The area just above a wall is the area just below the next wall above. So count the faces just below the next
			// wall above. If the face of this wall lies below this wall, the face begins here: add 1. If the face lies above
			// this wall, the face ends here: subtract 1. If the result is neither 0 nor 1, faces overlap.
			wall.below = wall.step + (above == null ? 0 : above.below);
			if (wall.below < 0 || wall.below > 1) {
				throw overlap(wall, new Point(x, y));
			}
			met.add(wall);
			above = wall;
		}
		checkApart(above, below);
	}

	private void checkApart(Wall above, Wall below) {
		if (above == null || below == null) {
			return;
		}
		if (Predicates.cross(above.ax, above.ay, above.bx, above.by, below.ax, below.ay, below.bx, below.by)) {
			throw overlap(below, crossing(above, below));
		}
	}

	private MeshException overlap(Wall wall, Point place) {
		return new MeshException("polygon " + mesh.face(wall.edge) + " overlaps another", place);
	}

	private static Point crossing(Wall one, Wall other) {
		double dx = one.bx - one.ax;
		double dy = one.by - one.ay;
		double ex = other.bx - other.ax;
		double ey = other.by - other.ay;
		double t = ((other.ax - one.ax) * ey - (other.ay - one.ay) * ex) / (dx * ey - dy * ex);
		return t >= 0 && t <= 1 ? new Point(one.ax + t * dx, one.ay + t * dy) : new Point(other.ax, other.ay);
	}
}
