package org.leeway.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * The walls of a mesh as segments with free space to the right, and the free directions around a place. Exact. Not
 * thread-safe.
 */
final class MeshWalls {

	private final List<Wall> walls = new ArrayList<>();
	private final Map<Point, List<Sector>> known = new HashMap<>();

	/** A segment of the boundary of the free space. */
	record Wall(Point from, Point to) {

		boolean contains(Point p) {
			return turn(from, to, p) == 0 && (from.x() - p.x()) * (p.x() - to.x()) >= 0
					&& (from.y() - p.y()) * (p.y() - to.y()) >= 0;
		}

		boolean crosses(Point p, Point q) {
			return turn(p, q, from) * turn(p, q, to) < 0 && turn(from, to, p) * turn(from, to, q) < 0;
		}
	}

	/**
	 * A range of directions that lead from the place {@code at} into free space. The range goes clockwise from the direction
	 * of {@code begin} to the direction of {@code end}. Both directions lie along walls and belong to the range. If both are
	 * null, all directions are free.
	 */
	record Sector(Point at, Point begin, Point end) {

		/** Returns whether the direction to a place lies strictly inside the sector. */
		boolean contains(Point to) {
			return begin == null || !begins(to) && !ends(to)
					&& (isSame(at, begin, end) || clockwise(at, begin, to, end) < 0);
		}

		boolean begins(Point to) {
			return begin != null && isSame(at, begin, to);
		}

		boolean ends(Point to) {
			return end != null && isSame(at, end, to);
		}

		/** Returns whether the angle of the sector is more than pi. */
		boolean isReflex() {
			return begin != null && (isSame(at, begin, end) || turn(at, begin, end) < 0);
		}
	}

	MeshWalls(NavMesh mesh) {
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.twin(edge) == NavMesh.NONE) {
				walls.add(new Wall(mesh.point(mesh.origin(edge)), mesh.point(mesh.target(edge))));
			}
		}
	}

	List<Wall> all() {
		return walls;
	}

	List<Point> ends() {
		return walls.stream().map(Wall::from).distinct().toList();
	}

	/**
	 * Returns the sectors of free space around a place. There are several sectors if parts of the free space touch only at
	 * the place, or if a wall separates them. There are no sectors outside of the mesh.
	 */
	List<Sector> sectors(Point at) {
		return known.computeIfAbsent(at, this::computeSectors);
	}

	private List<Sector> computeSectors(Point at) {
		List<Point> begins = new ArrayList<>();
		List<Point> ends = new ArrayList<>();
		for (Wall wall : walls) {
			if (wall.contains(at)) {
				if (!wall.to().equals(at)) {
					begins.add(wall.to());
				}
				if (!wall.from().equals(at)) {
					ends.add(wall.from());
				}
			}
		}
		if (begins.isEmpty()) {
			return isInside(at) ? List.of(new Sector(at, null, null)) : List.of();
		}
		return begins.stream().map(begin -> new Sector(at, begin, firstAfter(at, begin, ends))).toList();
	}

	/**
	 * Returns the first of some places that a ray from {@code at} meets while the ray turns clockwise. The ray begins in the
	 * direction of {@code begin}. A place exactly in this direction is met last, after a full turn.
	 */
	private static Point firstAfter(Point at, Point begin, List<Point> ends) {
		return ends.stream().min(Comparator.<Point, Boolean>comparing(end -> isSame(at, begin, end))
				.thenComparing((a, b) -> clockwise(at, begin, a, b))).orElseThrow();
	}

	/** Returns whether a place is inside, by the winding number of the walls around it. The place must be on no wall. */
	private boolean isInside(Point p) {
		int winding = 0;
		for (Wall wall : walls) {
			if (wall.from().y() > p.y() != wall.to().y() > p.y()) {
				boolean down = wall.to().y() > p.y();
				int side = turn(wall.from(), wall.to(), p);
				winding += down && side > 0 ? 1 : !down && side < 0 ? -1 : 0;
			}
		}
		return winding != 0;
	}

	/**
	 * Compares the directions from {@code at} to two places, in the order in which a clockwise turn around {@code at} meets
	 * them. The turn begins in the direction of {@code zero}.
	 *
	 * @param a the first place
	 * @param b the second place
	 */
	private static int clockwise(Point at, Point zero, Point a, Point b) {
		int order = Integer.compare(quarter(at, zero, a), quarter(at, zero, b));
		return order != 0 ? order : -turn(at, a, b);
	}

	/**
	 * Classifies the clockwise angle at {@code at} from the direction of {@code zero} to the direction of {@code to}. Returns
	 * 0 if both directions are equal, 1 for less than half a turn, 2 for half a turn, and 3 for more.
	 */
	private static int quarter(Point at, Point zero, Point to) {
		int turn = turn(at, zero, to);
		return turn == 0 ? isSame(at, zero, to) ? 0 : 2 : turn > 0 ? 1 : 3;
	}

	private static boolean isSame(Point at, Point a, Point b) {
		return turn(at, a, b) == 0
				&& (a.x() - at.x()) * (b.x() - at.x()) + (a.y() - at.y()) * (b.y() - at.y()) > 0;
	}

	/**
	 * Returns the direction in which the path a, b, p turns. The result is 1 for a clockwise turn on the screen, -1 for a
	 * counterclockwise turn, and 0 if the points lie on a line.
	 */
	static int turn(Point a, Point b, Point p) {
		double left = (b.x() - a.x()) * (p.y() - a.y());
		double right = (b.y() - a.y()) * (p.x() - a.x());
		if (Math.abs(left - right) > 1e-14 * (Math.abs(left) + Math.abs(right))) {
			return left > right ? 1 : -1;
		}
		return cross(a, b, p).signum();
	}

	/**
	 * Returns twice the area of a triangle. Positive if the turn from a over b to p is clockwise on the screen, negative if
	 * it is counterclockwise.
	 */
	static BigDecimal cross(Point a, Point b, Point p) {
		return minus(b.x(), a.x()).multiply(minus(p.y(), a.y()))
				.subtract(minus(b.y(), a.y()).multiply(minus(p.x(), a.x())));
	}

	static BigDecimal minus(double a, double b) {
		return new BigDecimal(a).subtract(new BigDecimal(b));
	}
}
