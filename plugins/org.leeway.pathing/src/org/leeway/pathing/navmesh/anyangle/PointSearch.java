package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.ConvexParts;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * Finds shortest paths of a point on a mesh, in any direction. Immutable to its users and thread-safe; the same query
 * always has the same answer.
 */
public final class PointSearch {

	private final NavMesh mesh;
	private final Blocks blocks;
	private final Portals portals;
	/** Memory to lend: at most for as many searches as ever ran at the same time. */
	private final ConcurrentLinkedQueue<IntervalSearch> idle = new ConcurrentLinkedQueue<>();

	public PointSearch(NavMesh mesh) {
		this.mesh = ConvexParts.of(mesh);
		this.blocks = new Blocks(this.mesh);
		this.portals = new Portals(this.mesh, blocks);
	}

	/**
	 * A shortest path between two places, in cells. A place where parts of the mesh only touch belongs to all of them.
	 *
	 * @param progress may cancel the search, which reports no units of work
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public PointPath find(double startX, double startY, double goalX, double goalY, Progress progress) {
		return find(startX, startY, goalX, goalY, null, progress);
	}

	/**
	 * Finds a shortest path and reports the intervals that the search examines.
	 *
	 * @param observer receives the visible parts of portals, in the order of the search; null if nobody observes
	 */
	public PointPath find(double startX, double startY, double goalX, double goalY, Consumer<Segment> observer,
			Progress progress) {
		long begin = System.nanoTime();
		int[] startFaces = FacesAt.of(mesh, startX, startY);
		if (startFaces.length == 0) {
			return outside(Outcome.START_BLOCKED, startX, startY, begin);
		}
		int[] goalFaces = FacesAt.of(mesh, goalX, goalY);
		if (goalFaces.length == 0) {
			return outside(Outcome.GOAL_BLOCKED, goalX, goalY, begin);
		}
		if (meet(startFaces, goalFaces)) {
			return direct(new Point(startX, startY), new Point(goalX, goalY), begin);
		}
		IntervalSearch search = idle.poll();
		search = search == null ? new IntervalSearch(mesh, blocks, portals) : search;
		try {
			double length = search.run(startX, startY, startFaces, goalX, goalY, goalFaces, observer, progress);
			boolean found = length < Double.POSITIVE_INFINITY;
			return new PointPath(found ? Outcome.FOUND : Outcome.NOT_CONNECTED,
					found ? points(search, new Point(goalX, goalY)) : List.of(), length,
					new SearchMetrics(search.expanded(), search.generated(), System.nanoTime() - begin),
					Optional.empty());
		} finally {
			idle.add(search);
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

	private static PointPath direct(Point start, Point goal, long begin) {
		List<Point> points = start.equals(goal) ? List.of(start) : List.of(start, goal);
		return new PointPath(Outcome.FOUND, points, start.distance(goal), metrics(begin), Optional.empty());
	}

	private PointPath outside(Outcome outcome, double x, double y, long begin) {
		return new PointPath(outcome, List.of(), Double.POSITIVE_INFINITY, metrics(begin),
				NearestPlace.of(mesh, x, y));
	}

	private static SearchMetrics metrics(long begin) {
		return new SearchMetrics(0, 0, System.nanoTime() - begin);
	}

	/** The path from its end to its start, reversed, without places where it goes straight on. */
	private static List<Point> points(IntervalSearch search, Point goal) {
		List<Point> points = new ArrayList<>();
		points.add(goal);
		Turns turns = search.turns();
		for (int turn = search.lastTurn(); turn >= 0; turn = turns.parents[turn]) {
			Point point = new Point(turns.xs[turn], turns.ys[turn]);
			int last = points.size() - 1;
			if (last > 0 && isStraight(point, points.get(last), points.get(last - 1))) {
				points.set(last, point);
			} else {
				points.add(point);
			}
		}
		return points.reversed();
	}

	private static boolean isStraight(Point a, Point b, Point c) {
		return Predicates.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) == 0;
	}
}
