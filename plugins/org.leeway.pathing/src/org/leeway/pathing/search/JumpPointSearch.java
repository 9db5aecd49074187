package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ObjectPool;
import org.leeway.pathing.world.GridUnit;

/**
 * Jump point search over the anchors on which the agent stands legally. The path is a shortest path. If the agent's speed
 * varies between anchors, or if units take straight steps only, the planner uses {@link AnnotatedAStar} instead.
 * <p>
 * D. Harabor and A. Grastien, <i>Online Graph Pruning for Pathfinding on Grid Maps</i>, AAAI 2011, and <i>Improving Jump
 * Point Search</i>, ICAPS 2014. These papers also describe two improvements used here: words of cells are scanned at once,
 * and the ends of diagonals are no nodes.
 */
public final class JumpPointSearch extends GridPlanner {

	/**
	 * Indexed by the anchors of an agent: the jumps of the agent, with graphs for searches. Has no entry for an agent without
	 * jumps.
	 */
	private final Map<AgentAnchors, Prepared> prepared = new HashMap<>();

	/** @param pool the graphs of finished searches on this map or earlier maps, for the next searches */
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

	/**
	 * Creates a planner for another map, such as the same map after an edit. The new planner shares what both maps have in
	 * common.
	 */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	/**
	 * Prepares the jumps of an agent. Does nothing if the agent's speed varies between anchors, or if the rule of diagonal
	 * steps allows no jumps.
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
