package org.leeway.pathing.hierarchy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.Octile;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;

/**
 * A mark on an edge of the graph, which says which agents can use the edge. The mark names the agent for which the edge was
 * found. An agent can use the edge if it can cross all terrains of the named agent and is not larger. There is one
 * annotation for each agent of the map.
 *
 * @param index the position of this annotation among the annotations of the map. Annotations are sorted such that an agent
 * can use only edges with its own annotation or an earlier annotation
 * @param agent the agent for which the edge was found
 * @param stepCosts two entries for each speed class: the cost of a straight step, and then the cost of a diagonal step
 */
record EdgeAnnotation(int index, GridUnit agent, AgentAnchors anchors, double[] stepCosts) {

	private static final Comparator<GridUnit> MOST_FITTING_FIRST = Comparator
			.<GridUnit>comparingInt(agent -> agent.capability().terrains().length)
			.thenComparing(agent -> agent.capability().terrains(), Arrays::compare)
			.thenComparing(GridUnit::size, Comparator.reverseOrder());

	/** Returns the annotations of all agents of a map. */
	static List<EdgeAnnotation> of(SearchMap map) {
		List<GridUnit> agents = map.agents().stream().sorted(MOST_FITTING_FIRST).toList();
		return IntStream.range(0, agents.size()).mapToObj(i -> of(i, agents.get(i), map.anchors(agents.get(i))))
				.toList();
	}

	private static EdgeAnnotation of(int index, GridUnit agent, AgentAnchors anchors) {
		double[] costs = new double[2 * anchors.planes().size()];
		for (int i = 0; i < anchors.planes().size(); i++) {
			costs[2 * i] = Octile.rounded(1 / anchors.speed(i));
			costs[2 * i + 1] = Octile.rounded(Math.sqrt(2) / anchors.speed(i));
		}
		return new EdgeAnnotation(index, agent, anchors, costs);
	}

	/**
	 * Returns whether an agent can use an edge with this annotation. The agent must not be larger than the agent of this
	 * annotation, and must be able to cross the same terrains or more.
	 *
	 * @param other the agent's own annotation
	 */
	boolean admits(EdgeAnnotation other) {
		return agent.size() >= other.agent.size() && isSubset(agent.capability(), other.agent.capability());
	}

	private static boolean isSubset(Capability capability, Capability other) {
		return Arrays.stream(capability.terrains()).allMatch(other::contains);
	}

	/** Returns whether the agent is equally fast in all places. */
	boolean isUniform() {
		return stepCosts.length == 2;
	}

	boolean hasCapabilityOf(EdgeAnnotation other) {
		return agent.capability().equals(other.agent.capability());
	}

	/** Returns whether both agents have the same rule of diagonal steps and the same costs. */
	boolean hasStepsOf(EdgeAnnotation other) {
		return anchors.diagonals() == other.anchors.diagonals() && Arrays.equals(stepCosts, other.stepCosts);
	}

	/** Returns the cost of a step between two cells where the agent fits. */
	double stepCost(int x, int y, int toX, int toY) {
		int speedClass = Math.max(anchors.speedClass(x, y), anchors.speedClass(toX, toY));
		return stepCosts[2 * speedClass + (x != toX && y != toY ? 1 : 0)];
	}

	/**
	 * Returns a bit set of the anchors where the agent fits, among neighbouring cells of a row. Bit i is set if the agent fits
	 * with its top-left cell at (x + i, y), for i from 0 to {@code width} - 1. The width is at most 64.
	 */
	long legal(int x, int y, int width) {
		return bits(anchors.plane(), x, y, width);
	}

	/** Returns the fastest speed class of the anchors in a rectangle. The last class if no anchor there is legal. */
	int fastest(CellRect bounds) {
		for (int speedClass = 0; speedClass < anchors.planes().size() - 1; speedClass++) {
			BitPlane plane = anchors.planes().get(speedClass);
			for (int y = bounds.y(); y < bounds.y() + bounds.height(); y++) {
				if (bits(plane, bounds.x(), y, bounds.width()) != 0) {
					return speedClass;
				}
			}
		}
		return anchors.planes().size() - 1;
	}

	static long bits(BitPlane plane, int x, int y, int width) {
		int column = x / BitPlane.TILE;
		int offset = x % BitPlane.TILE;
		long bits = plane.word(column, y) >>> offset;
		if (offset + width > BitPlane.TILE) {
			bits |= plane.word(column + 1, y) << -offset;
		}
		return bits & -1L >>> -width;
	}
}
