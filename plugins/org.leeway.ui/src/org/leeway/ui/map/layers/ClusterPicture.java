package org.leeway.ui.map.layers;

import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.hierarchy.AbstractGraph;

/**
 * An abstract graph as an agent sees it.
 *
 * @param graph null for none
 * @param map the cells of the level
 */
public record ClusterPicture(AbstractGraph graph, AgentProfile agent, CellRect map) {

	/** Nothing to see. */
	public static final ClusterPicture NONE = new ClusterPicture(null, null, null);
}
