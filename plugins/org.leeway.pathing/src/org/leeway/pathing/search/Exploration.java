package org.leeway.pathing.search;

import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * The answer to a query, and the anchors that the search examined. An anchor is the top-left cell of the unit. Immutable.
 *
 * @param explored if there is a path, the goal and the anchors that the search expanded. If there is no path, all anchors that
 * the unit reaches from the start. Empty if the unit cannot stand on the start
 * @param order the anchors in the order in which the search expanded them, as {@code y * width + x}. The array is copied. Empty
 * if there is no path: the known connectivity then answers the query without a search
 * @param nearest empty if there is a path. Else the explored anchor nearest to the goal in a straight line. Of equally near
 * anchors, one with the least vertical distance to the goal
 */
public record Exploration(PathResult result, BitPlane explored, int[] order, Optional<Cell> nearest) {

	private static final int[] NO_STEPS = {};

	public Exploration {
		Objects.requireNonNull(result, "result");
		Objects.requireNonNull(explored, "explored");
		Objects.requireNonNull(nearest, "nearest");
		order = order.clone();
	}

	@Override
	public int[] order() {
		return order.clone();
	}

	/**
	 * Describes a search that has ended. If it found no path, the anchors that are connected with the start take the place of
	 * the expanded anchors.
	 *
	 * @param expanded the anchors that the search expanded, and the goal. Ignored if there is no path
	 * @param order the anchors in the order in which the search expanded them. Ignored if there is no path
	 * @param anchors the anchors of the agent
	 */
	public static Exploration of(PathResult result, BitPlane expanded, int[] order, AgentAnchors anchors) {
		if (result.isFound()) {
			return new Exploration(result, expanded, order, Optional.empty());
		}
		BitPlane reached = anchors.connectedTo(result.query().start());
		return new Exploration(result, reached, NO_STEPS, NearestAnchor.of(reached, result.query().goal()));
	}
}
