package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the graph, travelled from one node to another. The way back is an edge of its own, between nodes
 * of the opposite sense.
 */
public record SurfingEdge(int from, int to, Segment line) {
}
