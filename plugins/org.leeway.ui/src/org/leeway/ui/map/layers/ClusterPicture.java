package org.leeway.ui.map.layers;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.world.Agent;

/**
 * The part of the hierarchical search's graph that an agent can use, as the map draws it.
 *
 * @param graph null to draw nothing
 * @param map the cells of the level
 */
public record ClusterPicture(AbstractGraph graph, Agent agent, CellRect map) {

	/** The empty picture, which paints nothing. */
	public static final ClusterPicture NONE = new ClusterPicture(null, null, null);
}
