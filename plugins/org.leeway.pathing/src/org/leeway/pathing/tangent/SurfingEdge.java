package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the tangent graph. Immutable. The reverse edge has two other nodes. They stand for the same
 * points, but for the opposite directions round the discs.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record SurfingEdge(int from, int to, Segment line) {
}
