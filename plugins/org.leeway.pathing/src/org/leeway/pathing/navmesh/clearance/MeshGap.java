package org.leeway.pathing.navmesh.clearance;

import org.leeway.pathing.geom.Segment;

/**
 * A gap of a mesh: the narrowest place between two walls. The largest disc that passes the gap touches both walls, and
 * overlaps no other wall. Immutable.
 *
 * @param across the line across the narrow place: from a corner to another corner, or to the nearest place on a wall
 * @param radius of the largest disc that passes, in cells
 */
public record MeshGap(Segment across, double radius) {

	/**
	 * Returns whether a disc passes. Touching is allowed. Overlaps that result from rounding are allowed too.
	 *
	 * @param disc the radius of the disc, in cells
	 */
	public boolean isPassedBy(double disc) {
		return radius >= disc * (1 - ComponentSearch.TOLERANCE);
	}
}
