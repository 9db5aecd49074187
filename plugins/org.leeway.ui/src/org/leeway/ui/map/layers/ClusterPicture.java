package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.world.Agent;

/**
 * The clusters of hierarchical search, as the map draws them. Shows the entrances and transitions that an agent can use.
 *
 * @param graph the graph of the clusters. Null to draw nothing
 * @param map the cells of the level
 */
public record ClusterPicture(AbstractGraph graph, Agent agent, CellRect map) {

	/** The empty picture, which paints nothing. */
	public static final ClusterPicture NONE = new ClusterPicture(null, null, null);
}
