package org.leeway.pathing.navmesh.corridor;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.util.LruCache;

/**
 * The first phase of planning, called global, which finds a corridor by a look-up in tables. There is a {@link NextHopTable}
 * for each radius of units, created lazily and cached.
 */
final class TablePhase implements GlobalPhase {

	/** The number of radii whose tables are cached. */
	private static final int KEPT = 4;

	private final DualGraph graph;
	private final LruCache<Double, NextHopTable> tables = new LruCache<>(KEPT);

	/** @param graph of a mesh without a {@link NextHopTable#problem} */
	TablePhase(DualGraph graph) {
		this.graph = graph;
	}

	@Override
	public Found find(double radius, Point start, int[] starts, Point goal, int[] goals, List<Segment> trace,
			Progress progress) {
		NextHopTable table = tables.get(radius, each -> NextHopTable.of(graph, each, progress), progress);
		Corridor best = null;
		double least = Double.POSITIVE_INFINITY;
		for (int from : starts) {
			for (int to : goals) {
				Corridor corridor = table.corridor(start, from, goal, to).orElse(null);
				double cost = corridor == null ? Double.POSITIVE_INFINITY : graph.cost(corridor);
				if (cost < least || corridor != null && cost == least && corridor.isBefore(best)) {
					best = corridor;
					least = cost;
				}
			}
		}
		int faces = best == null ? 0 : best.portalCount();
		for (int i = 0; trace != null && i < faces; i++) {
			trace.add(graph.link(best.portal(i)));
		}
		return new Found(Optional.ofNullable(best), faces, faces);
	}
}
