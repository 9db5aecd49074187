package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the graph, from one node to another. Its reverse is an edge of its own, between the nodes of the
 * opposite direction. Immutable.
 *
 * @param from the number of the node where it starts
 * @param to the number of the node where it ends
 */
public record SurfingEdge(int from, int to, Segment line) {
}
