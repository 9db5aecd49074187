package org.leeway.pathing.gaps;

import java.util.Optional;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The narrowest place between two neighbours. A unit that passes between them fits there; the round one that just fits
 * meets nothing else.
 *
 * @param a an obstacle
 * @param b another one, the same one if a polygon bends back on itself, or none for the border
 * @param across from the edge of one to that of the other where they are nearest
 * @param radius the largest that passes; the next larger number does not. Negative if they overlap
 */
public record Gap(ObstacleRef a, Optional<ObstacleRef> b, Segment across, double radius) {
}
