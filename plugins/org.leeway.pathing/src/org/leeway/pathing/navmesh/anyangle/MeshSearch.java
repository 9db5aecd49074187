package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/** The exact search for a radius, which may be 0. Thread-safe. */
interface MeshSearch {

	/**
	 * The shortest path.
	 *
	 * @param examined receives the intervals that the search examines, in their order; null if nobody wants them
	 */
	DiscPath find(Point start, Point goal, Consumer<Segment> examined, Progress progress);

	static MeshSearch of(NavMesh mesh, double radius) {
		if (radius > 0) {
			return new DiscSearch(mesh, radius)::find;
		}
		PointSearch search = new PointSearch(mesh);
		return (start, goal, examined, progress) -> {
			PointPath path = search.find(start.x(), start.y(), goal.x(), goal.y(), examined, progress);
			return new DiscPath(path.outcome(), segments(path.points()), path.length(), path.metrics(), path.nearest());
		};
	}

	private static List<PathSegment> segments(List<Point> points) {
		List<PathSegment> segments = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			segments.add(new Segment(points.get(i - 1), points.get(i)));
		}
		return segments;
	}
}
