package org.leeway.pathing.navmesh.anyangle;

/**
 * A fan of rays that leave the last turn of a path and enter a face. The path may go on along any of these rays.
 *
 * @param bound lower bound of the length of a path to the goal that continues along a ray of the fan
 * @param root the last turn of the path
 * @param edge the half-edge of the face through which the rays enter
 * @param left the direction at the counterclockwise end
 * @param right the direction at the clockwise end
 * @param faces the number of faces that the rays have gone through since the turn {@code root}. Rounding could lead rays
 * around a vertex forever, so the search drops a fan that has gone through more faces than the mesh has
 */
record Fan(double bound, DiscRoot root, int edge, Direction left, Direction right, int faces)
		implements Comparable<Fan> {

	@Override
	public int compareTo(Fan other) {
		return Double.compare(bound, other.bound);
	}

	/**
	 * Returns whether this fan can be dropped: for each of its rays, some other path with the same last turn is at least as
	 * short.
	 */
	boolean isDominated() {
		return root.isDominated(left, right);
	}
}
