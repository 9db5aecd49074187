package org.leeway.pathing.gaps;

import java.util.Optional;

/**
 * The bottleneck path between two positions: the path that lets the largest unit through.
 *
 * @param radius of the largest unit that gets there, in cells; negative if none does, infinite if nothing limits it
 * @param limit what stops larger units
 * @param bottleneck the gap that stops larger units, or overlapping neighbours that stop all; none if the start or the
 *            goal has no more room
 */
public record BottleneckPath(double radius, Limit limit, Optional<Gap> bottleneck) {

	/** What stops larger units. */
	public enum Limit {
		NOTHING, START, GOAL, GAP
	}
}
