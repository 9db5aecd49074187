package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Arc;

/**
 * An edge of the tangent graph that is an arc along a disc. A disc is a circle or a corner of a polygon, inflated by the
 * unit's radius. The arc leads to the next node on the disc, in one direction.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record HuggingEdge(int from, int to, Arc arc) {
}
