package org.leeway.pathing.navmesh.anyangle;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * An entry of the open list: a fan of rays that enters a face, a turn at a corner, or the goal.
 *
 * @param bound no path that goes on from here is shorter
 * @param edge of the face that the fan enters; {@link NavMesh#NONE} otherwise
 * @param left the counterclockwise end of the fan; the last direction at the goal
 * @param right the clockwise end of the fan; null otherwise
 */
record DiscNode(double bound, DiscRoot root, int edge, Direction left, Direction right) implements Comparable<DiscNode> {

	static DiscNode turn(double bound, DiscRoot root) {
		return new DiscNode(bound, root, NavMesh.NONE, null, null);
	}

	static DiscNode goal(double bound, DiscRoot root, Direction last) {
		return new DiscNode(bound, root, NavMesh.NONE, last, null);
	}

	boolean isGoal() {
		return right == null && left != null;
	}

	@Override
	public int compareTo(DiscNode other) {
		return Double.compare(bound, other.bound);
	}
}
