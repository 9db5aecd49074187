package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ObjectPool;
import org.leeway.pathing.world.GridUnit;

/**
 * Jump point search: a fast search for a shortest path on a grid. The search skips cells where a path has no reason to
 * turn.
 * <p>
 * If the agent's speed varies, or units take only straight steps, a search from rectangle to rectangle is used instead:
 * {@link RectSearch}. If one speed is so low that whole numbers cannot hold the costs, {@link AnnotatedAStar}'s search is
 * used.
 * <p>
 * Source: D. Harabor and A. Grastien, <i>Online Graph Pruning for Pathfinding on Grid Maps</i>, AAAI 2011, and
 * <i>Improving Jump Point Search</i>, ICAPS 2014.
 */
public final class JumpPointSearch extends GridPlanner {

	/**
	 * Indexed by agent: the jumps of the agent, and graphs that searches reuse. Only for agents that are equally fast on all
	 * terrains, because jumps need equal speeds.
	 */
	private final Map<AgentAnchors, Prepared> prepared = new HashMap<>();
	/**
	 * Indexed by agent: the rectangles of the agent. Only agents without jumps have an entry. An agent has neither jumps nor
	 * rectangles if the agent's speeds differ too much.
	 */
	private final Map<AgentAnchors, Rectangles> rectangles = new HashMap<>();

	/**
	 * The data that all searches of a unit share.
	 *
	 * @param pool the graphs of finished searches. Later searches reuse these graphs
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

	/**
	 * Creates a planner for another map, such as the same map after an edit. Both planners share the data that are the same for
	 * both maps.
	 */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	/**
	 * Computes the data for searches of an agent: its jumps or its rectangles. An agent has rectangles if its speed varies, or
	 * if units take only straight steps.
	 *
	 * @param earlier the planner for the map before an edit, whose results are reused. Null if there is none
	 * @param known the anchors of the same agent before the edit. Null if there are none
	 */
	private void prepare(AgentAnchors anchors, JumpPointSearch earlier, AgentAnchors known) {
		StepRule rule = StepRule.of(anchors.diagonals());
		if (!anchors.isUniform() || !rule.hasJumps()) {
			Rectangles divided = Rectangles.of(anchors, known == null ? null : earlier.rectangles.get(known));
			if (divided != null) {
				rectangles.put(anchors, divided);
			}
			return;
		}
		Prepared before = known == null || known.diagonals() != anchors.diagonals() ? null : earlier.prepared.get(known);
		boolean similar = before != null && before.jumps.hasSizeOf(anchors.plane());
		prepared.put(anchors, new Prepared(similar ? before.jumps.with(anchors.plane()) : new Jumps(anchors.plane(), rule),
				before == null ? new ObjectPool<>() : before.pool));
	}

	@Override
	Effort search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		Prepared own = prepared.get(anchors);
		if (own != null) {
			return new Effort(jump(own, nodes, query, progress), nodes.count());
		}
		Rectangles divided = rectangles.get(anchors);
		return divided == null ? new Effort(new AStarSearch(anchors, nodes, query).run(progress), nodes.count())
				: divided.search(nodes, query, progress);
	}

	private static int jump(Prepared own, SearchNodes nodes, PathQuery query, Progress progress) {
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
