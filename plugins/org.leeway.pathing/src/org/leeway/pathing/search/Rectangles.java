package org.leeway.pathing.search;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.ObjectPool;

/**
 * The search from rectangle to rectangle for an agent, see {@link RectSearch}.
 *
 * @param steps the costs of steps
 * @param pool memory of finished searches, for the next searches
 */
record Rectangles(RectMap map, RectSteps steps, ObjectPool<RectCosts> pool) {

	/**
	 * Prepares the search for an agent.
	 *
	 * @param before the prepared search before an edit, whose parts are reused. Null if there was no edit
	 * @return null if the agent's speeds differ too much, see {@link RectSteps#of}
	 */
	static Rectangles of(AgentAnchors anchors, Rectangles before) {
		RectSteps steps = RectSteps.of(anchors);
		if (steps == null) {
			return null;
		}
		RectMap map = before == null ? new RectMap(anchors) : before.map.with(anchors);
		boolean similar = before != null && before.map.length() == map.length();
		return new Rectangles(map, steps, similar ? before.pool : new ObjectPool<>());
	}

	/** Searches as {@link GridPlanner#search} describes. */
	Effort search(SearchNodes nodes, PathQuery query, Progress progress) {
		if (query.start().equals(query.goal())) {
			int node = nodes.add(query.start().x(), query.start().y());
			nodes.reach(node, node, 0);
			nodes.open(node, 0);
			nodes.takeFirst();
			return new Effort(0, 1);
		}
		RectCosts known = pool.poll();
		RectCosts memory = known == null ? new RectCosts(map.length()) : known;
		try {
			memory.clear();
			RectTrace trace = new RectTrace(map, nodes);
			long cost = new RectSearch(map, steps, memory, trace, query).run(progress);
			RectPath.add(map, steps, memory, nodes, query, cost);
			return new Effort(trace.expanded(), trace.generated(memory));
		} finally {
			pool.add(memory);
		}
	}
}
