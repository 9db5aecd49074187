package org.leeway.pathing.gaps;

import java.util.Optional;

/**
 * The bottleneck path between two places: the largest disc that gets from one to the other. Immutable.
 *
 * @param radius of the largest disc, in cells; negative if no disc gets there, infinite if nothing limits it
 * @param bottleneck the gap that stops larger discs, or the overlapping neighbours that stop all; empty if the start or
 *            the goal is too close to an obstacle for larger discs
 */
public record BottleneckPath(double radius, Limit limit, Optional<Gap> bottleneck) {

	/** What stops larger units. */
	public enum Limit {
		NOTHING, START, GOAL, GAP
	}
}
