package org.leeway.pathing.navmesh.detour;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * The path of a route, as Detour's {@code dtNavMeshQuery::findStraightPath} finds it, in single precision. Two places count as
 * one if their distance is below 1/16384 of Detour's unit of length.
 * <p>
 * Usually the path is the shortest path through the polygons of the route. But a turn of the path and the ends of several
 * portals can lie on one line. Then the path may go too far along this line, and come back to the turn.
 */
final class StraightPath {

	/**
	 * Limit for the distance of the start from the first portal, as the square of a length in Detour's units. If the distance
	 * is below this limit, the start counts as a place on the portal. The path then ignores this portal.
	 */
	private static final float ON_PORTAL = 0.001f * 0.001f;

	private final DetourRoute route;
	private final DetourGraph graph;
	private final List<Point> path = new ArrayList<>();
	private final float goalX;
	private final float goalZ;
	private float lastX;
	private float lastZ;
	private float apexX;
	private float apexZ;
	private float leftX;
	private float leftZ;
	private float rightX;
	private float rightZ;
	private int leftIndex;
	private int rightIndex;

	StraightPath(DetourRoute route) {
		this.route = route;
		this.graph = route.graph();
		float[] goal = route.last();
		this.goalX = goal[0];
		this.goalZ = goal[1];
	}

	/** Returns the start, all turns, and the goal unless it is the start. */
	List<Point> pull() {
		float[] start = route.first();
		restart(start[0], start[1], 0);
		int last = route.polygonCount() - 1;
		for (int i = 0; i <= last && last > 0; i++) {
			if (i == last) {
				i = pass(i, goalX, goalZ, goalX, goalZ);
			} else if (i > 0 || !isOn(route.portal(0))) {
				int portal = route.portal(i);
				i = pass(i, graph.leftX(portal), graph.leftZ(portal), graph.rightX(portal), graph.rightZ(portal));
			}
		}
		append(goalX, goalZ);
		return path;
	}

	/**
	 * Narrows the funnel to the lines through portal {@code i}. The funnel consists of all straight lines from the
	 * latest turn of the path through all portals after this turn. If no line remains, the path turns. The goal counts
	 * as the last portal, with both ends at the same point.
	 *
	 * @return the index of the portal after which {@link #pull} continues: {@code i}, or the portal at which the path
	 * turns
	 */
	private int pass(int i, float nextLeftX, float nextLeftZ, float nextRightX, float nextRightZ) {
		// The funnel has three points: its apex, a left end and a right end. If the new right end lies to the left of the left
		// end, no straight line passes both. Then the path turns at the left end, which becomes the new apex, and the walk
		// continues from the portal of the left end. The code below has two parts. The first part looks at the new right end,
		// and the second part at the new left end in the same way.
		if (SinglePrecision.area(apexX, apexZ, rightX, rightZ, nextRightX, nextRightZ) <= 0) {
			if (!SinglePrecision.isEqual(apexX, apexZ, rightX, rightZ)
					&& SinglePrecision.area(apexX, apexZ, leftX, leftZ, nextRightX, nextRightZ) <= 0) {
				return restart(leftX, leftZ, leftIndex);
			}
			rightX = nextRightX;
			rightZ = nextRightZ;
			rightIndex = i;
		}
		if (SinglePrecision.area(apexX, apexZ, leftX, leftZ, nextLeftX, nextLeftZ) >= 0) {
			if (!SinglePrecision.isEqual(apexX, apexZ, leftX, leftZ)
					&& SinglePrecision.area(apexX, apexZ, rightX, rightZ, nextLeftX, nextLeftZ) >= 0) {
				return restart(rightX, rightZ, rightIndex);
			}
			leftX = nextLeftX;
			leftZ = nextLeftZ;
			leftIndex = i;
		}
		return i;
	}

	private int restart(float x, float z, int index) {
		append(x, z);
		apexX = x;
		apexZ = z;
		leftX = x;
		leftZ = z;
		rightX = x;
		rightZ = z;
		leftIndex = index;
		rightIndex = index;
		return index;
	}

	private void append(float x, float z) {
		if (path.isEmpty() || !SinglePrecision.isEqual(lastX, lastZ, x, z)) {
			path.add(route.place(x, z));
			lastX = x;
			lastZ = z;
		}
	}

	private boolean isOn(int portal) {
		float share = SinglePrecision.share(apexX, apexZ, graph.leftX(portal), graph.leftZ(portal), graph.rightX(portal),
				graph.rightZ(portal));
		return SinglePrecision.square(apexX, apexZ, graph.leftX(portal), graph.leftZ(portal), graph.rightX(portal),
				graph.rightZ(portal), share) < ON_PORTAL;
	}
}
