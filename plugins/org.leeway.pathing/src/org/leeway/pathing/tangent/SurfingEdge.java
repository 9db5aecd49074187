package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Segment;

/**
 * A straight edge of the tangent graph. Immutable. A node of the graph stands for a point on a disc and a direction round the
 * disc. Discs are circles and corners of polygons, inflated by the unit's radius. The reverse of an edge joins two
 * other nodes at the same points, because a reversed path goes round each disc in the other direction.
 *
 * @param from the number of the node where the edge starts
 * @param to the number of the node where the edge ends
 */
public record SurfingEdge(int from, int to, Segment line) {
}
