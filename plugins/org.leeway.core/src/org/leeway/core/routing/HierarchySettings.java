package org.leeway.core.routing;

import org.leeway.pathing.hierarchy.AbstractGraph.Quality;

/**
 * How hierarchical search abstracts a map, and what it makes of a path.
 *
 * @param side of a cluster, in cells
 * @param smooth whether to straighten paths
 */
public record HierarchySettings(int side, Quality quality, boolean smooth) {

	/** The usual side of a cluster. */
	public static final int USUAL_SIDE = 10;
	/** What is used where nobody has chosen. */
	public static final HierarchySettings USUAL = new HierarchySettings(USUAL_SIDE, Quality.HIGH, false);
}
