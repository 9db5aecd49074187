package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A calculator of lower bounds of the lengths of paths, which A* needs. The paths go straight from their last turn through a
 * portal, along a ray of a {@link Fan}, and then to the goal. A bound is at most the length, because it ignores walls beyond
 * the portal.
 */
final class FanBound {

	private final NavMesh mesh;
	private final double goalX;
	private final double goalY;

	FanBound(NavMesh mesh, Point goal) {
		this.mesh = mesh;
		this.goalX = goal.x();
		this.goalY = goal.y();
	}

	/**
	 * Returns a lower bound of the length of some paths to the goal. These paths leave a turn in a direction between two given
	 * directions, and cross an edge.
	 *
	 * @param root the turn
	 * @param left the first of the two directions
	 * @param right the second of the two directions
	 */
	double of(int edge, DiscRoot root, Direction left, Direction right) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double gx = goalX;
		double gy = goalY;
		double side = FanClipper.side(mesh, edge, gx, gy);
		if (side > 0) {
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			double length = Math.sqrt(ex * ex + ey * ey);
			gx += 2 * side * ey / length;
			gy -= 2 * side * ex / length;
		}
		boolean beyondLeft = root.offset(left, gx, gy) < 0;
		boolean beforeRight = root.offset(right, gx, gy) < 0;
		Direction straight = !beyondLeft && beforeRight ? root.towards(gx, gy, 0) : null;
		if (straight != null) {
			return root.lengthTo(straight) + root.along(straight, gx, gy);
		}
		return beyondLeft ? through(edge, root, left, gx, gy)
				: beforeRight ? Math.min(through(edge, root, left, gx, gy), through(edge, root, right, gx, gy))
						: through(edge, root, right, gx, gy);
	}

	private double through(int edge, DiscRoot root, Direction d, double gx, double gy) {
		double distance = root.distance(mesh, edge, d);
		double dx = gx - root.fromX(d) - distance * d.x();
		double dy = gy - root.fromY(d) - distance * d.y();
		return root.lengthTo(d) + distance + Math.sqrt(dx * dx + dy * dy);
	}
}
