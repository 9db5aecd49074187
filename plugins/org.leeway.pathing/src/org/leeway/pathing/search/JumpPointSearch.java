package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ObjectPool;
import org.leeway.pathing.world.GridUnit;

/**
 * Jump point search: a fast search for a shortest path on a grid. The search skips cells where a path has no reason to
 * turn. If the agent's speed varies, or units take only straight steps, {@link AnnotatedAStar}'s search is used
 * instead.
 * <p>
 * Source: D. Harabor and A. Grastien, <i>Online Graph Pruning for Pathfinding on Grid Maps</i>, AAAI 2011, and
 * <i>Improving Jump Point Search</i>, ICAPS 2014.
 */
public final class JumpPointSearch extends GridPlanner {

	/**
	 * The jumps of each agent, with memory for searches. Has no entry for agents for whom jump point search cannot be
	 * used.
	 */
	private final Map<AgentAnchors, Prepared> prepared = new HashMap<>();

	/**
	 * @param pool the graphs of finished searches, for the next searches
	 */
	private record Prepared(Jumps jumps, ObjectPool<JumpGraph> pool) {
	}

	public JumpPointSearch(SearchMap map) {
		super(map);
		for (GridUnit agent : map.agents()) {
			prepare(map.anchors(agent), null, null);
		}
	}

	private JumpPointSearch(SearchMap map, JumpPointSearch earlier) {
		super(map, earlier);
		for (GridUnit agent : map.agents()) {
			prepare(map.anchors(agent), earlier, earlier.anchors(agent));
		}
	}

	/** Creates a planner for another map, such as the same map after an edit. What did not change is shared. */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	/**
	 * Computes the jumps of an agent. Does nothing if the agent's speed varies, or if units take only straight steps.
	 *
	 * @param earlier the planner of an earlier map, whose jumps are reused; null if there is none
	 * @param known the anchors of the same agent on the earlier map, or null
	 */
	private void prepare(AgentAnchors anchors, JumpPointSearch earlier, AgentAnchors known) {
		StepRule rule = StepRule.of(anchors.diagonals());
		if (!anchors.isUniform() || !rule.hasJumps()) {
			return;
		}
		Prepared before = known == null || known.diagonals() != anchors.diagonals() ? null : earlier.prepared.get(known);
		boolean similar = before != null && before.jumps.hasSizeOf(anchors.plane());
		prepared.put(anchors, new Prepared(similar ? before.jumps.with(anchors.plane()) : new Jumps(anchors.plane(), rule),
				before == null ? new ObjectPool<>() : before.pool));
	}

	@Override
	int search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		Prepared own = prepared.get(anchors);
		if (own == null) {
			return new AStarSearch(anchors, nodes, query).run(progress);
		}
		JumpGraph known = own.pool.poll();
		JumpGraph graph = known == null ? new JumpGraph(own.jumps.rule()) : known;
		graph.use(own.jumps);
		try {
			return new JumpSearch(graph, nodes, query).run(progress);
		} finally {
			graph.forgetNodes(nodes.count());
			own.pool.add(graph);
		}
	}
}
