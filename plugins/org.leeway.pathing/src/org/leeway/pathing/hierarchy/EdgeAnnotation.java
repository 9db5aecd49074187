package org.leeway.pathing.hierarchy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.Octile;
import org.leeway.pathing.search.SearchMap;

/**
 * The annotation of an edge: the capability and the clearance that an agent needs to traverse it. Clearances are sizes
 * of the map's agents, so an annotation is an agent: the least demanding one that can use the edge. All others that use
 * it cross at least its terrains and are no larger.
 *
 * @param index its position among all annotations; those that admit more agents come first
 * @param stepCosts by speed class the cost of a straight step, then that of a diagonal one
 */
record EdgeAnnotation(int index, AgentProfile agent, AgentAnchors anchors, double[] stepCosts) {

	private static final Comparator<AgentProfile> MOST_FITTING_FIRST = Comparator
			.<AgentProfile>comparingInt(agent -> agent.capability().terrains().length)
			.thenComparing(agent -> agent.capability().terrains(), Arrays::compare)
			.thenComparing(AgentProfile::size, Comparator.reverseOrder());

	/** The annotations of all agents of a map. */
	static List<EdgeAnnotation> of(SearchMap map) {
		List<AgentProfile> agents = map.agents().stream().sorted(MOST_FITTING_FIRST).toList();
		return IntStream.range(0, agents.size()).mapToObj(i -> of(i, agents.get(i), map.anchors(agents.get(i))))
				.toList();
	}

	private static EdgeAnnotation of(int index, AgentProfile agent, AgentAnchors anchors) {
		double[] costs = new double[2 * anchors.planes().size()];
		for (int i = 0; i < anchors.planes().size(); i++) {
			costs[2 * i] = Octile.rounded(1 / anchors.speed(i));
			costs[2 * i + 1] = Octile.rounded(Math.sqrt(2) / anchors.speed(i));
		}
		return new EdgeAnnotation(index, agent, anchors, costs);
	}

	/** Whether the other agent goes wherever this one does. */
	boolean admits(EdgeAnnotation other) {
		return agent.size() >= other.agent.size() && isSubset(agent.capability(), other.agent.capability());
	}

	private static boolean isSubset(Capability capability, Capability other) {
		return Arrays.stream(capability.terrains()).allMatch(other::contains);
	}

	/** Whether the agent is equally fast everywhere. */
	boolean isUniform() {
		return stepCosts.length == 2;
	}

	boolean hasCapabilityOf(EdgeAnnotation other) {
		return agent.capability().equals(other.agent.capability());
	}

	boolean hasCostsOf(EdgeAnnotation other) {
		return Arrays.equals(stepCosts, other.stepCosts);
	}

	/** The cost of a step between two legal anchors side by side. */
	double straightCost(int x, int y, int toX, int toY) {
		return stepCosts[2 * Math.max(anchors.speedClass(x, y), anchors.speedClass(toX, toY))];
	}

	/** The legal ones of {@code width} anchors, at most 64, of row {@code y} from column {@code x} on: a bit each. */
	long legal(int x, int y, int width) {
		return bits(anchors.plane(), x, y, width);
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
