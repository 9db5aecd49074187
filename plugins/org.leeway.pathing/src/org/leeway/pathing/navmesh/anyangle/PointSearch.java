package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.ConvexParts;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.util.ObjectPool;

/**
 * A search for shortest paths of a point on a mesh, in any direction. Thread-safe. Searches fill caches, but the same query
 * always has an answer of the same length.
 */
public final class PointSearch {

	private final NavMesh mesh;
	/** The complete tables, for the second search and later ones. Null before the second search. */
	private Tables tables;
	private boolean begun;

	/**
	 * The tables that searches read, and a pool of search objects. When a search has finished, its object goes to the pool,
	 * and a later query reuses it.
	 */
	private record Tables(Blocks blocks, Portals portals, ObjectPool<IntervalSearch> pool) {

		Tables(Blocks blocks, Portals portals) {
			this(blocks, portals, new ObjectPool<>());
		}
	}

	public PointSearch(NavMesh mesh) {
		this.mesh = ConvexParts.of(mesh);
	}

	/**
	 * Returns the tables that a search reads. The first search gets simpler tables, which know no dead ends and are filled only
	 * where the search goes. To compute complete tables costs more time than a single search can save. Often there is no second
	 * search, because the mesh is edited first.
	 */
	private synchronized Tables tables() {
		if (!begun) {
			begun = true;
			return new Tables(Blocks.single(mesh), Portals.lazy(mesh));
		}
		if (tables == null) {
			Blocks blocks = Blocks.of(mesh);
			tables = new Tables(blocks, Portals.of(mesh, blocks));
		}
		return tables;
	}

	/** Finds the shortest path. */
	public MeshPath find(Point start, Point goal, Progress progress) {
		return find(start, goal, null, progress);
	}

	/**
	 * Finds the shortest path. A place at a vertex may belong to several parts of the mesh that touch only there. Then the path
	 * may start or end in any of these parts.
	 *
	 * @param examined receives the visible parts of portals in the order in which the search examines them. Null if not needed
	 * @param progress may cancel the search. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public MeshPath find(Point start, Point goal, Consumer<Segment> examined, Progress progress) {
		long begin = System.nanoTime();
		int[] startFaces = FacesAt.of(mesh, start.x(), start.y());
		if (startFaces.length == 0) {
			return outside(Outcome.START_BLOCKED, start, begin);
		}
		int[] goalFaces = FacesAt.of(mesh, goal.x(), goal.y());
		if (goalFaces.length == 0) {
			return outside(Outcome.GOAL_BLOCKED, goal, begin);
		}
		if (meet(startFaces, goalFaces)) {
			return MeshPath.through(List.of(start, goal), metrics(0, 0, begin));
		}
		Tables read = tables();
		IntervalSearch lent = read.pool.poll();
		IntervalSearch search = lent == null ? new IntervalSearch(mesh, read.blocks, read.portals) : lent;
		try {
			double length = search.run(start.x(), start.y(), startFaces, goal.x(), goal.y(), goalFaces, examined, progress);
			SearchMetrics metrics = metrics(search.expanded(), search.generated(), begin);
			return length < Double.POSITIVE_INFINITY ? MeshPath.through(turns(search, goal), metrics)
					: MeshPath.none(Outcome.NOT_CONNECTED, metrics);
		} finally {
			read.pool.add(search);
		}
	}

	private static boolean meet(int[] startFaces, int[] goalFaces) {
		for (int face : startFaces) {
			for (int other : goalFaces) {
				if (face == other) {
					return true;
				}
			}
		}
		return false;
	}

	private MeshPath outside(Outcome outcome, Point place, long begin) {
		return MeshPath.misfit(outcome, NearestPlace.of(mesh, place.x(), place.y()), metrics(0, 0, begin));
	}

	private static SearchMetrics metrics(int expanded, int generated, long begin) {
		return new SearchMetrics(expanded, generated, System.nanoTime() - begin);
	}

	/** Returns the start, the places where the path turns, and the goal. */
	private static List<Point> turns(IntervalSearch search, Point goal) {
		List<Point> backwards = new ArrayList<>();
		backwards.add(goal);
		TurnNodes turns = search.turns();
		for (int turn = search.lastTurn(); turn >= 0; turn = turns.parents[turn]) {
			Point point = new Point(turns.xs[turn], turns.ys[turn]);
			int last = backwards.size() - 1;
			if (last > 0 && isStraight(point, backwards.get(last), backwards.get(last - 1))) {
				backwards.set(last, point);
			} else {
				backwards.add(point);
			}
		}
		return backwards.reversed();
	}

	private static boolean isStraight(Point a, Point b, Point c) {
		return Predicates.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) == 0;
	}
}
