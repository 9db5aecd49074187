package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;

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

	public JumpPointSearch(SearchMap map) {
		super(map);
		prepare(map, Map.of());
	}

	private JumpPointSearch(SearchMap map, JumpPointSearch earlier) {
		super(map, earlier);
		prepare(map, earlier.jumps);
	}

	/** A planner for another map, such as the same one after an edit. It shares what both have in common. */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	private void prepare(SearchMap map, Map<AgentAnchors, Jumps> known) {
		for (GridUnit agent : map.agents()) {
			AgentAnchors anchors = map.anchors(agent);
			if (anchors.isUniform()) {
				Jumps same = known.get(anchors);
				jumps.put(anchors, same == null ? Jumps.of(anchors) : same);
			}
		}
	}

	@Override
	int search(AgentAnchors anchors, SearchNodes nodes, PathQuery query, Progress progress) {
		Jumps prepared = jumps.get(anchors);
		return prepared == null ? new AStarSearch(anchors, nodes, query).run(progress)
				: new JumpSearch(anchors.legal(), prepared, nodes, query).run(progress);
	}
}
