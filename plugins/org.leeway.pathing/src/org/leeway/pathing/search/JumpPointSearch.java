package org.leeway.pathing.search;

import java.util.HashMap;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;

/**
 * Jump point search over the anchors on which the agent stands legally, without corner cutting and 64 cells at a time.
 * Paths are shortest ones. For an agent whose speed differs between anchors this is {@link AnnotatedAStar}, for jumps
 * need equal costs.
 * <p>
 * D. Harabor and A. Grastien, <i>Online Graph Pruning for Pathfinding on Grid Maps</i>, AAAI 2011, and <i>Improving
 * Jump Point Search</i>, ICAPS 2014: scans of blocks, and no nodes for the ends of diagonals.
 */
public final class JumpPointSearch extends GridPlanner {

	/** None for agents of several speeds. */
	private final Map<AgentAnchors, Jumps> jumps = new HashMap<>();

	public JumpPointSearch(SearchMap map) {
		super(map);
		prepare(map, Map.of());
	}

	private JumpPointSearch(SearchMap map, JumpPointSearch earlier) {
		super(map, earlier);
		prepare(map, earlier.jumps);
	}

	/** A planner of another map, such as the same one after an edit. What it has in common with this one is shared. */
	public JumpPointSearch with(SearchMap newMap) {
		return new JumpPointSearch(newMap, this);
	}

	private void prepare(SearchMap map, Map<AgentAnchors, Jumps> known) {
		for (AgentProfile agent : map.agents()) {
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
