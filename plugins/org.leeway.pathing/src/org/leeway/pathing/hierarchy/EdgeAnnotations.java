package org.leeway.pathing.hierarchy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * The annotations of a map, one for each agent, in a fixed order. An annotation says which agents can use an edge. The order is
 * such that an agent can use only edges with its own annotation or an earlier annotation. Immutable.
 */
final class EdgeAnnotations {

	private final Diagonals diagonals;
	private final List<EdgeAnnotation> all;
	private final Map<GridUnit, EdgeAnnotation> byAgent = new HashMap<>();
	/**
	 * Whether an agent can use an edge. Indexed by the {@linkplain EdgeAnnotation#index index} of the edge's annotation, then
	 * by the index of the agent's annotation.
	 */
	private final boolean[][] admits;

	EdgeAnnotations(SearchMap map) {
		this.diagonals = map.diagonals();
		this.all = EdgeAnnotation.of(map);
		this.admits = new boolean[all.size()][all.size()];
		for (EdgeAnnotation edge : all) {
			byAgent.put(edge.agent(), edge);
			for (EdgeAnnotation agent : all) {
				admits[edge.index()][agent.index()] = edge.admits(agent);
			}
		}
	}

	/** Returns the rule of diagonal steps. */
	Diagonals diagonals() {
		return diagonals;
	}

	List<EdgeAnnotation> all() {
		return all;
	}

	int count() {
		return all.size();
	}

	EdgeAnnotation get(int index) {
		return all.get(index);
	}

	/**
	 * Returns the annotation of an agent.
	 *
	 * @throws IllegalArgumentException if the map was not prepared for the agent
	 */
	EdgeAnnotation of(GridUnit agent) {
		EdgeAnnotation known = byAgent.get(agent);
		if (known == null) {
			throw new IllegalArgumentException("a map that was not prepared for terrains " + agent.capability()
					+ " and size " + agent.size());
		}
		return known;
	}

	/**
	 * Returns whether an agent can use an edge. Annotations are given by their {@linkplain EdgeAnnotation#index index}.
	 *
	 * @param edge the index of the edge's annotation
	 * @param agent the index of the agent's own annotation
	 */
	boolean admits(int edge, int agent) {
		return admits[edge][agent];
	}

	/**
	 * Returns whether edges of one graph can be used with the annotations of another graph. The agents, the rule of diagonal
	 * steps and the costs must be the same. Then each {@linkplain EdgeAnnotation#index index} stands for the same agent in
	 * both.
	 */
	boolean alike(EdgeAnnotations other) {
		return byAgent.keySet().equals(other.byAgent.keySet())
				&& all.stream().allMatch(each -> each.hasStepsOf(other.get(each.index())));
	}
}
