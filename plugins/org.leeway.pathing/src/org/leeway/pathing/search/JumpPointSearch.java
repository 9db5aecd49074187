package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import org.leeway.pathing.Progress;
import org.leeway.pathing.world.GridUnit;

/**
 * Jump point search over the anchors on which the agent stands legally, without corner cutting and 64 cells at a time.
 * It finds a shortest path. Jumps need equal costs, so for an agent whose speed varies between anchors it runs {@link
 * AnnotatedAStar} instead.
 * <p>
 * D. Harabor and A. Grastien, <i>Online Graph Pruning for Pathfinding on Grid Maps</i>, AAAI 2011, and <i>Improving
 * Jump Point Search</i>, ICAPS 2014: scans of blocks, and no nodes for the ends of diagonals.
 */
public final class JumpPointSearch extends GridPlanner {

	/** Holds no entry for agents of several speeds. */
	private final Map<AgentAnchors, Jumps> jumps = new HashMap<>();
	/** Graphs to lend, of this map or earlier ones: for each agent at most as many as searches ran at the same time. */
	private final Map<AgentAnchors, Queue<JumpGraph>> idle = new HashMap<>();

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

	/** A planner for another map, such as the same one after an edit. It shares what both have in common. */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	/** @param known the anchors of the same agent on an earlier map, or null */
	private void prepare(AgentAnchors anchors, JumpPointSearch earlier, AgentAnchors known) {
		if (!anchors.isUniform()) {
			return;
		}
		Jumps before = known == null ? null : earlier.jumps.get(known);
		boolean similar = before != null && before.hasSizeOf(anchors.plane());
		jumps.put(anchors, similar ? before.with(anchors.plane()) : new Jumps(anchors.plane()));
		idle.put(anchors, before == null ? new ConcurrentLinkedQueue<>() : earlier.idle.get(known));
	}

	@Override
	int search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		if (!anchors.isUniform()) {
			return new AStarSearch(anchors, nodes, query).run(progress);
		}
		JumpGraph known = idle.get(anchors).poll();
		JumpGraph graph = known == null ? new JumpGraph() : known;
		graph.use(jumps.get(anchors));
		try {
			return new JumpSearch(graph, nodes, query).run(progress);
		} finally {
			graph.forgetNodes(nodes.count());
			idle.get(anchors).add(graph);
		}
	}
}
