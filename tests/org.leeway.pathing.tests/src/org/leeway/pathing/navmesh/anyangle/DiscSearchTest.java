package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.plan.Outcome;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

class DiscSearchTest {

	private static final int SCENES = 1500;
	private static final int QUERIES = 6;

	@Test
	void findsShortestPathsInRandomMeshes() {
		int found = 0;
		int closed = 0;
		for (int seed = 0; seed < SCENES; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh polygons = scenes.any();
			NavMesh mesh = NavMesh.of(polygons);
			double radius = switch (scenes.number(0, 3)) {
			case 0 -> 0.5;
			case 1 -> 1;
			case 2 -> 0.25;
			default -> scenes.number(0.02, 1.3);
			};
			MeshOracle oracle = new MeshOracle(mesh, radius);
			DiscSearch search = new DiscSearch(mesh, radius);
			for (int i = 0; i < QUERIES; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				OptionalDouble expected = oracle.length(start, goal);
				if (expected.isEmpty()) {
					continue;
				}
				DiscPath path = search.find(start, goal, Progress.NONE);
				assertEquals(expected.getAsDouble(), path.length(), 1e-9 * (1 + path.length()), what);
				if (path.isFound()) {
					found++;
					check(oracle, path, start, goal, what);
				} else {
					closed += path.outcome() == Outcome.NOT_CONNECTED ? 1 : 0;
				}
			}
		}
		assertTrue(found > SCENES / 2 && closed > SCENES / 20, found + " found, " + closed + " not connected");
	}

	private static void check(MeshOracle oracle, DiscPath path, Point start, Point goal, String what) {
		List<PathSegment> segments = path.segments();
		if (segments.isEmpty()) {
			assertTrue(start.distance(goal) < 1e-9, what);
			return;
		}
		assertTrue(oracle.isLegal(segments), () -> what + ": clearance " + oracle.clearanceOf(segments));
		assertEquals(path.length(), segments.stream().mapToDouble(PathSegment::length).sum(), 1e-9, what);
		Point at = start;
		for (PathSegment segment : segments) {
			assertTrue(at.distance(segment.from()) < 1e-9, what);
			at = segment.to();
		}
		assertTrue(at.distance(goal) < 1e-9, what);
	}
}
