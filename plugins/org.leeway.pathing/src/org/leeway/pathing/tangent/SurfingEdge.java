package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the graph, from one node to another. The reverse of an edge is a separate edge, between the nodes
 * with the opposite directions. Immutable.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record SurfingEdge(int from, int to, Segment line) {
}
