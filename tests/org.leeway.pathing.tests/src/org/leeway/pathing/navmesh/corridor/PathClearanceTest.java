package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/** Tests of the distances of paths from walls, by comparison with samples of the path and of all walls. */
class PathClearanceTest {

	private static double distance(Point p, Point a, Point b) {
		Segment wall = new Segment(a, b);
		double along = ((p.x() - a.x()) * (b.x() - a.x()) + (p.y() - a.y()) * (b.y() - a.y())) / wall.length();
		return p.distance(wall.at(Math.clamp(along, 0, wall.length())));
	}

	@Test
	void noWallIsNearer() {
		for (long seed = 0; seed < 200; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = random.mesh(8);
			List<Point> path = new ArrayList<>();
			for (int i = random.random().nextInt(1, 4); i > 0; i--) {
				path.add(random.place(mesh, random.random().nextInt(mesh.faceCount())));
			}
			double sampled = Double.POSITIVE_INFINITY;
			double step = 0.01;
			for (int i = 0; i < path.size(); i++) {
				Segment leg = new Segment(path.get(Math.max(0, i - 1)), path.get(i));
				for (double along = 0; along <= leg.length() + step; along += step) {
					Point at = leg.at(Math.min(along, leg.length()));
					for (int edge = 0; edge < mesh.edgeCount(); edge++) {
						if (mesh.isWall(edge)) {
							sampled = Math.min(sampled,
									distance(at, mesh.point(mesh.origin(edge)), mesh.point(mesh.target(edge))));
						}
					}
				}
			}
			double limit = 0.1 + random.random().nextDouble();
			String context = "seed " + seed + ": " + path;
			assertEquals(Math.min(limit, sampled), PathClearance.of(mesh, path, limit), step, context);
			assertEquals(sampled, PathClearance.of(mesh, path, 100), step, context);
		}
	}
}
