package org.leeway.pathing.navmesh.clearance;

import java.util.Optional;

/**
 * The bottleneck path between two places on a mesh: the largest disc that gets from one to the other. Immutable.
 *
 * @param radius of the largest disc, in cells; negative infinity if a place is outside of the mesh or the mesh does not
 *            connect them
 * @param bottleneck the gap that stops larger discs; empty if the start or the goal is too close to a wall for them
 */
public record MeshBottleneck(double radius, Limit limit, Optional<MeshGap> bottleneck) {

	/** What stops larger discs. */
	public enum Limit {
		START, GOAL, GAP, NOT_CONNECTED
	}
}
