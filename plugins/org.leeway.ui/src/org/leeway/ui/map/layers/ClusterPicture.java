package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.world.Agent;

/**
 * An abstract graph as an agent sees it.
 *
 * @param graph null for none
 * @param map the cells of the level
 */
public record ClusterPicture(AbstractGraph graph, Agent agent, CellRect map) {

	/** Nothing to see. */
	public static final ClusterPicture NONE = new ClusterPicture(null, null, null);
}
