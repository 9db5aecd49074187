package org.leeway.pathing.tangent;

import org.leeway.pathing.geom.Arc;

/** An edge of the graph along a circle or round a corner, from a node to the next one in its sense. */
public record HuggingEdge(int from, int to, Arc arc) {
}
