package org.leeway.pathing.navmesh.clearance;

import java.util.Optional;

/**
 * The bottleneck from one place of a mesh, the start, to another place, the goal. The record says how large a disc can get
 * there, and what stops larger discs. Immutable.
 *
 * @param radius of the largest disc, in cells. Negative infinity if a place is outside of the mesh, or if the mesh does not
 * connect the places
 * @param limit what stops larger discs: a gap, walls near a place, or a missing connection
 * @param bottleneck the gap that stops larger discs. Empty if no gap stops larger discs
 */
public record MeshBottleneck(double radius, Limit limit, Optional<MeshGap> bottleneck) {

	/** Causes that stop larger discs: walls near the start or the goal, a gap, or a mesh that does not connect the places. */
	public enum Limit {
		START, GOAL, GAP, NOT_CONNECTED
	}
}
