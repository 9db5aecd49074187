package org.leeway.pathing.gaps;

import java.util.Optional;

/**
 * The bottleneck path between two places: the largest disc that gets from the start to the goal. Immutable.
 *
 * @param radius of the largest disc, in cells; negative if no disc gets from the start to the goal, infinite if nothing
 * limits the radius
 * @param bottleneck the gap that stops larger discs. Its radius is negative if two overlapping obstacles stop all discs.
 * Empty if the limit is no gap, or if only the border separates start and goal
 */
public record BottleneckPath(double radius, Limit limit, Optional<Gap> bottleneck) {

	/** The cause that stops larger units: nothing, too little space at an end, or a gap. */
	public enum Limit {
		NOTHING, START, GOAL, GAP
	}
}
