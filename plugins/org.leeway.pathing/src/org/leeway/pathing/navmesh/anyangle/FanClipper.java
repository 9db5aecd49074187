package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A filter that removes blocked rays from a {@linkplain Fan fan}. A ray is blocked if it comes too near to a corner before it meets
 * a portal.
 */
final class FanClipper {

	private final NavMesh mesh;
	private final NearWalls walls;
	private final double reach;

	/**
	 * Creates a filter.
	 *
	 * @param reach the least distance, in cells, that rays must keep from corners. The filter removes rays that come nearer
	 */
	FanClipper(NearWalls walls, double reach) {
		this.mesh = walls.mesh;
		this.walls = walls;
		this.reach = reach;
	}

	/**
	 * Returns the rays between two directions that reach an edge without coming too near to a corner. The rays form ranges
	 * of directions. The list has the left and the right end of each range.
	 */
	List<Direction> clip(int edge, DiscRoot root, Direction left, Direction right) {
		List<Direction> free = new ArrayList<>(4);
		free.add(left);
		free.add(right);
		NearCorners corners = walls.corners(mesh.face(edge));
		for (int i = 0; i < corners.count() && !free.isEmpty(); i++) {
			double x = corners.xs()[i];
			double y = corners.ys()[i];
			if (!root.misses(free.getFirst(), free.getLast(), x, y, -reach, reach) && (x != root.x || y != root.y)) {
				block(edge, root, x, y, free);
			}
		}
		return free;
	}

	/**
	 * Returns whether a ray comes too near to a corner. Tests only the beginning of the ray, up to a distance.
	 *
	 * @param face the face whose surroundings are tested. Corners farther from this face than the disc's radius are ignored
	 * @param distance the length of the tested beginning of the ray, in cells
	 * @param except a corner to ignore, or {@link NavMesh#NONE}
	 */
	boolean isBlocked(int face, DiscRoot root, Direction d, double distance, int except) {
		NearCorners corners = walls.corners(face);
		for (int i = 0; i < corners.count(); i++) {
			if (corners.vertices()[i] != except && hit(root, d, corners.xs()[i], corners.ys()[i]) < distance) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the distance along a ray, in cells, at which the ray comes nearer to the corner at (x, y) than {@link #reach}.
	 * Infinity if the ray never comes nearer.
	 */
	private double hit(DiscRoot root, Direction d, double x, double y) {
		double offset = root.offset(d, x, y);
		double along = root.along(d, x, y);
		if (Math.abs(offset) >= reach || along <= 0) {
			return Double.POSITIVE_INFINITY;
		}
		return along - Math.sqrt(reach * reach - offset * offset);
	}

	/**
	 * Removes the rays that come too near to a corner before they meet an edge.
	 *
	 * @param x the x coordinate of the corner
	 * @param y the y coordinate of the corner
	 * @param free ranges of directions that remain, as the left and the right end of each range. This method changes the list
	 */
	private void block(int edge, DiscRoot root, double x, double y, List<Direction> free) {
		Direction from = towardsOrAcross(root, x, y, reach);
		Direction to = towardsOrAcross(root, x, y, -reach);
		if (!meets(free.getFirst(), free.getLast(), from, to)) {
			return;
		}
		double side = side(mesh, edge, x, y);
		if (side <= -reach) {
			return;
		}
		if (side >= reach) {
			remove(free, from, to);
			return;
		}
		List<Direction> cuts = crossings(edge, root, x, y, side, from, to);
		Direction last = from;
		for (Direction cut : cuts) {
			Direction middle = last.middle(cut);
			if (hit(root, middle, x, y) < root.distance(mesh, edge, middle)) {
				remove(free, last, cut);
			}
			last = cut;
		}
	}

	/**
	 * Returns the direction of the ray that passes a place at a given distance. If the place is too near to the last turn of
	 * the path, no ray from this turn passes it at this distance. Then returns a direction at right angles to the line from
	 * the turn to the place.
	 *
	 * @param root the last turn of the path, where the rays begin
	 * @param offset the distance from the ray in cells, negative if the place is to the left of the ray
	 */
	private static Direction towardsOrAcross(DiscRoot root, double x, double y, double offset) {
		Direction d = root.towards(x, y, offset);
		if (d != null) {
			return d;
		}
		double length = Math.hypot(x - root.x, y - root.y);
		double k = Math.signum(offset - root.sense * root.radius);
		return new Direction(k * (y - root.y) / length, -k * (x - root.x) / length);
	}

	/**
	 * Returns the distance of a place from the line of a half-edge, in cells. Negative if the place is to the left of the
	 * half-edge.
	 */
	static double side(NavMesh mesh, int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		return (ex * (y - mesh.y(a)) - ey * (x - mesh.x(a))) / Math.sqrt(ex * ex + ey * ey);
	}

	/**
	 * Divides a range of directions into up to three parts. The line of an edge cuts the circle of radius {@link #reach} around
	 * a corner at two points. The rays from the root to these points divide the range. Rays outside the range are ignored.
	 * Returns the last direction of each part, in clockwise order. The last entry is {@code to}.
	 *
	 * @param x the x coordinate of the corner
	 * @param y the y coordinate of the corner
	 * @param side the distance of the corner from the line of the edge, as {@link #side} returns it
	 */
	private List<Direction> crossings(int edge, DiscRoot root, double x, double y, double side, Direction from,
			Direction to) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		double length = Math.sqrt(ex * ex + ey * ey);
		double half = Math.sqrt(reach * reach - side * side);
		List<Direction> cuts = new ArrayList<>(3);
		for (int sign = -1; sign <= 1; sign += 2) {
			double px = x + side * ey / length + sign * half * ex / length;
			double py = y - side * ex / length + sign * half * ey / length;
			Direction cut = root.towards(px, py, 0);
			if (cut != null && from.cross(cut) > 0 && cut.cross(to) > 0) {
				cuts.add(cut);
			}
		}
		if (cuts.size() == 2 && cuts.get(0).cross(cuts.get(1)) < 0) {
			cuts.add(cuts.removeFirst());
		}
		cuts.add(to);
		return cuts;
	}

	/**
	 * Returns whether two ranges of directions have a common direction. The range from {@code left} to {@code right} includes
	 * its ends, and is less than pi wide. The range from {@code from} to {@code to} excludes its ends, and is at most pi wide.
	 */
	private static boolean meets(Direction left, Direction right, Direction from, Direction to) {
		return isInside(left, from, to) || isInside(right, from, to) || left.cross(from) >= 0 && from.cross(right) > 0;
	}

	private static boolean isInside(Direction d, Direction from, Direction to) {
		return from.cross(d) > 0 && d.cross(to) > 0;
	}

	/**
	 * Removes the directions strictly between {@code from} and {@code to} from a list of ranges of directions.
	 *
	 * @param free the left end and the right end of each range. This method changes the list
	 */
	private static void remove(List<Direction> free, Direction from, Direction to) {
		List<Direction> rest = new ArrayList<>(free.size() + 2);
		for (int i = 0; i < free.size(); i += 2) {
			Direction left = free.get(i);
			Direction right = free.get(i + 1);
			boolean apart = !meets(left, right, from, to);
			if (apart || left.cross(from) > 0) {
				rest.add(left);
				rest.add(apart ? right : from);
			}
			if (!apart && to.cross(right) > 0) {
				rest.add(to);
				rest.add(right);
			}
		}
		free.clear();
		free.addAll(rest);
	}
}
