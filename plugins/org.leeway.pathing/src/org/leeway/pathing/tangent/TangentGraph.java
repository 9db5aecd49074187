package org.leeway.pathing.tangent;

import java.util.List;

/**
 * The whole tangent visibility graph, as an immutable value. A node is a place on a circle or a corner together with a
 * sense in which to go round it, or one of the points that the graph was asked for with.
 *
 * @param nodes how many nodes there are; the first ones are the points, in their order
 * @param surfing all straight edges that nothing blocks
 * @param hugging by node at most one edge to the next node in its sense, unless something covers the arc between them
 */
public record TangentGraph(int nodes, List<SurfingEdge> surfing, List<HuggingEdge> hugging) {

	public TangentGraph {
		surfing = List.copyOf(surfing);
		hugging = List.copyOf(hugging);
	}
}
