package org.leeway.pathing.gaps;

import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The narrowest place between two neighbouring obstacles. The largest disc that passes between them just fits there,
 * and touches nothing else. Immutable.
 *
 * @param a an obstacle
 * @param b another obstacle, or {@code a} again if a polygon bends back on itself. Empty for the border
 * @param across the shortest segment from the edge of one obstacle to the edge of the other obstacle
 * @param radius of the largest disc that passes, in cells, exact to the last bit. Negative if the obstacles overlap
 */
public record Gap(ObstacleRef a, Optional<ObstacleRef> b, Segment across, double radius) {

	/** Returns the middle of the segment across. */
	public Point middle() {
		return across.at(across.length() / 2);
	}
}
