package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * Pulls the path through a corridor straight as Detour's {@code dtNavMeshQuery::findStraightPath} does, in single
 * precision: a funnel of three points, its apex and one end on each side. If a side crosses the other, the path turns at
 * the other's end and goes on from that portal. Places nearer to each other than 1/16384 count as one.
 * <p>
 * The path is mostly the shortest one. If ends of portals are on a line with a turn, it may run on along the line and come
 * back.
 */
final class DetourStraightPath {

	/** The squares of distances at which a place is another place, and the start is on a portal. */
	private static final float EQUAL = 1f / 16384 / 16384;
	private static final float ON_PORTAL = 0.001f * 0.001f;

	private final Corridor corridor;
	private final NavMesh mesh;
	private final List<Point> path = new ArrayList<>();
	private Point apex;
	private Point left;
	private Point right;
	private int leftIndex;
	private int rightIndex;

	private DetourStraightPath(Corridor corridor) {
		this.corridor = corridor;
		this.mesh = corridor.mesh();
	}

	/** The start, all turns, and the goal unless it is the start. */
	static List<Point> of(Corridor corridor) {
		DetourStraightPath path = new DetourStraightPath(corridor);
		path.pull();
		return path.path;
	}

	private void pull() {
		restart(corridor.start(), 0);
		int last = corridor.portalCount();
		for (int i = 0; i <= last && last > 0; i++) {
			Point nextLeft = i < last ? mesh.point(mesh.origin(corridor.portal(i))) : corridor.goal();
			Point nextRight = i < last ? mesh.point(mesh.target(corridor.portal(i))) : corridor.goal();
			if (i > 0 || !isOn(apex, nextLeft, nextRight)) {
				i = pass(i, nextLeft, nextRight);
			}
		}
		append(corridor.goal());
	}

	/** The index to go on after: that of the portal, or of the one at which the path turns. */
	private int pass(int i, Point nextLeft, Point nextRight) {
		if (area(apex, right, nextRight) <= 0) {
			if (!isEqual(apex, right) && area(apex, left, nextRight) <= 0) {
				return restart(left, leftIndex);
			}
			right = nextRight;
			rightIndex = i;
		}
		if (area(apex, left, nextLeft) >= 0) {
			if (!isEqual(apex, left) && area(apex, right, nextLeft) >= 0) {
				return restart(right, rightIndex);
			}
			left = nextLeft;
			leftIndex = i;
		}
		return i;
	}

	private int restart(Point turn, int index) {
		append(turn);
		apex = turn;
		left = turn;
		right = turn;
		leftIndex = index;
		rightIndex = index;
		return index;
	}

	private void append(Point point) {
		if (path.isEmpty() || !isEqual(path.getLast(), point)) {
			path.add(point);
		}
	}

	/** Twice the area of a triangle, positive if it is clockwise as the map is seen. */
	private static float area(Point a, Point b, Point c) {
		float abx = (float) b.x() - (float) a.x();
		float aby = (float) b.y() - (float) a.y();
		float acx = (float) c.x() - (float) a.x();
		float acy = (float) c.y() - (float) a.y();
		return abx * acy - acx * aby;
	}

	private static boolean isEqual(Point a, Point b) {
		float dx = (float) b.x() - (float) a.x();
		float dy = (float) b.y() - (float) a.y();
		return dx * dx + dy * dy < EQUAL;
	}

	private static boolean isOn(Point p, Point a, Point b) {
		float dx = (float) b.x() - (float) a.x();
		float dy = (float) b.y() - (float) a.y();
		float square = dx * dx + dy * dy;
		float dot = dx * ((float) p.x() - (float) a.x()) + dy * ((float) p.y() - (float) a.y());
		float t = Math.clamp(square > 0 ? dot / square : dot, 0, 1);
		float awayX = (float) a.x() + t * dx - (float) p.x();
		float awayY = (float) a.y() + t * dy - (float) p.y();
		return awayX * awayX + awayY * awayY < ON_PORTAL;
	}
}
