package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.util.ObjectPool;

/** A global phase, a finder of corridors, that runs a search of the dual graph for each query. */
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
