package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Arc;

/**
 * An edge of the graph: an arc along a disc, from a node to the next node with the same direction round the disc.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record HuggingEdge(int from, int to, Arc arc) {
}
