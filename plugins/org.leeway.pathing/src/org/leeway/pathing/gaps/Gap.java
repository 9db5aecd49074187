package org.leeway.pathing.gaps;

import java.util.Optional;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.tangent.ObstacleRef;

/**
 * The narrowest place between two neighbouring obstacles. A unit that passes between them fits there. A disc that just
 * fits touches nothing else.
 *
 * @param a an obstacle
 * @param b the other obstacle; the same one if a polygon bends back on itself; none for the border
 * @param across the segment between their edges where they are nearest
 * @param radius of the largest unit that passes, in cells: the next greater {@code double} does not. Negative if they
 *            overlap
 */
public record Gap(ObstacleRef a, Optional<ObstacleRef> b, Segment across, double radius) {
}
