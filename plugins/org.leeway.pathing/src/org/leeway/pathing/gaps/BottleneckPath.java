package org.leeway.pathing.gaps;

import java.util.Optional;

/**
 * The largest disc that can move from a start to a goal, and the cause that stops larger discs. Immutable.
 *
 * @param radius of the largest disc, in cells. Negative if no disc can move from the start to the goal. Infinite if
 * nothing limits the radius
 * @param bottleneck the gap that stops larger discs. Its radius is negative if two overlapping obstacles stop all
 * discs. Empty if the limit is not a gap, or if only the border separates start and goal
 */
public record BottleneckPath(double radius, Limit limit, Optional<Gap> bottleneck) {

	/** The cause that stops larger discs: nothing, too little space at the start or the goal, or a gap. */
	public enum Limit {
		NOTHING, START, GOAL, GAP
	}
}
