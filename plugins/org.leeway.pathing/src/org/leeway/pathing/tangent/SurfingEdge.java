package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the graph, from one node to another node. The reverse of the edge is a separate edge between other
 * nodes. These nodes stand for the same points, but with the opposite directions round the discs. Immutable.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record SurfingEdge(int from, int to, Segment line) {
}
