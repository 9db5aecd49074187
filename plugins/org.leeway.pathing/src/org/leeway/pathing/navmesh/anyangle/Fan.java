package org.leeway.pathing.navmesh.anyangle;

/**
 * A fan of rays that enters a face.
 *
 * @param bound no path that goes on from here is shorter
 * @param edge of the face
 * @param left the counterclockwise end
 * @param right the clockwise end
 * @param faces that the rays have gone through, at most all: rounding must not lead them around a vertex forever
 */
record Fan(double bound, DiscRoot root, int edge, Direction left, Direction right, int faces)
		implements Comparable<Fan> {

	@Override
	public int compareTo(Fan other) {
		return Double.compare(bound, other.bound);
	}

	/** Whether another arrival at the circle of the root serves all of it. */
	boolean isDominated() {
		return root.isDominated(left, right);
	}
}
