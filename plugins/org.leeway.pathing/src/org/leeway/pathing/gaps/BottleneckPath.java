package org.leeway.pathing.gaps;

import java.util.Optional;

/**
 * How large a unit may be that goes from one place to another.
 *
 * @param radius the largest that gets there; negative if none does, infinite if nothing limits it
 * @param bottleneck the gap that stops larger ones, or overlapping neighbours that stop all; none if it is the start or
 *            the goal that leaves no more room
 */
public record BottleneckPath(double radius, Limit limit, Optional<Gap> bottleneck) {

	/** What stops larger units. */
	public enum Limit {
		NOTHING, START, GOAL, GAP
	}
}
