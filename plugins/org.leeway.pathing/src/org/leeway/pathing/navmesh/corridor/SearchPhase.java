package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.util.ObjectPool;

/**
 * A finder of corridors that runs a search for each query. The search runs on the dual graph, whose nodes are the faces of
 * the mesh. Finding the corridor is called the global phase.
 */
final class SearchPhase implements GlobalPhase {

	private final Supplier<DualSearch> searches;
	/** Searches to reuse. */
	private final ObjectPool<DualSearch> pool = new ObjectPool<>();

	SearchPhase(Supplier<DualSearch> searches) {
		this.searches = searches;
	}

	@Override
	public Found find(double radius, Point start, int[] starts, Point goal, int[] goals, List<Segment> trace,
			Progress progress) {
		DualSearch lent = pool.poll();
		DualSearch search = lent == null ? searches.get() : lent;
		try {
			Corridor corridor = search.find(radius, start, starts, goal, goals, trace, progress);
			return new Found(Optional.ofNullable(corridor), search.expanded(), search.generated());
		} finally {
			pool.add(search);
		}
	}
}
