package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

/** Tests of an oracle and its random scenes. Other tests compare searches on meshes with this oracle. */
class MeshOracleTest {

	/** Returns a square ring of eight cells around a hole. */
	private static NavMesh ring() {
		boolean[][] free = { { true, true, true }, { true, false, true }, { true, true, true } };
		return NavMesh.of(new MeshScenes(0).cells(free));
	}

	private static double length(NavMesh mesh, double radius, Point start, Point goal) {
		return new MeshOracle(mesh, radius).length(start, goal).orElseThrow();
	}

	@Test
	void knowsLengthsByHeart() {
		assertEquals(Math.sqrt(2), length(ring(), 0, new Point(0.5, 1.5), new Point(1.5, 0.5)), 1e-12);
		assertEquals(2 * Math.sqrt(1.25), length(ring(), 0, new Point(0, 1), new Point(2, 0)), 1e-12);
		assertEquals(1 + Math.PI / 4, length(ring(), 0.5, new Point(0.5, 1.5), new Point(1.5, 0.5)), 1e-9);
		assertEquals(Double.POSITIVE_INFINITY, length(ring(), 0.6, new Point(0.5, 1.5), new Point(1.5, 0.5)));
		assertEquals(Double.POSITIVE_INFINITY, length(ring(), 0, new Point(0.5, 1.5), new Point(1.5, 1.5)));
		assertEquals(0, length(ring(), 0, new Point(1, 1), new Point(1, 1)));
	}

	@Test
	void noPathLeadsThroughATouchingCorner() {
		NavMesh mesh = NavMesh.of(new MeshScenes(0).cells(new boolean[][] { { true, false }, { false, true } }));
		Point corner = new Point(1, 1);
		assertEquals(Double.POSITIVE_INFINITY, length(mesh, 0, new Point(0.5, 0.5), new Point(1.5, 1.5)));
		assertEquals(Math.sqrt(0.5), length(mesh, 0, new Point(0.5, 0.5), corner), 1e-12);
		assertEquals(Math.sqrt(0.5), length(mesh, 0, corner, new Point(1.5, 1.5)), 1e-12);
	}

	@Test
	void aThinWallHasTwoSides() {
		PolygonMesh open = PolygonMesh.of(new double[] { 0, 0, 1, 0, 2, 0, 2, 2, 1, 2, 0, 2, 1, 1 },
				List.of(new int[] { 0, 1, 6, 4, 5 }, new int[] { 1, 2, 3, 4, 6 }));
		NavMesh mesh = NavMesh.of(PolygonMesh.parse(open.format() + "w 1 6\n"));
		assertEquals(2 * Math.sqrt(1.25), length(mesh, 0, new Point(0.5, 0), new Point(1.5, 0)), 1e-12);
		assertEquals(Math.sqrt(0.5), length(mesh, 0, new Point(1, 0.5), new Point(1.5, 0)), 1e-12);
		NavMesh closed = NavMesh.of(PolygonMesh.parse(open.format() + "w 1 6\nw 4 6\n"));
		assertEquals(Double.POSITIVE_INFINITY, length(closed, 0, new Point(0.5, 0), new Point(1.5, 0)));
		assertEquals(1, length(closed, 0, new Point(1, 0.5), new Point(1, 1.5)), 1e-12);
	}

	@Test
	void lengthsDependOnWallsOnly() {
		for (int seed = 0; seed < 150; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh polygons = scenes.onGrid();
			NavMesh mesh = NavMesh.of(polygons);
			double radius = scenes.number(0, 1) * scenes.number(0.05, 0.8);
			MeshOracle oracle = new MeshOracle(mesh, radius);
			MeshOracle redrawn = new MeshOracle(NavMesh.of(scenes.redrawn(polygons)), radius);
			for (int i = 0; i < 5; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				String message = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				OptionalDouble length = oracle.length(start, goal);
				assertEquals(length.isPresent(), redrawn.length(start, goal).isPresent(), message);
				assertEquals(length.orElse(0), redrawn.length(start, goal).orElse(0), 1e-9, message);
				assertEquals(length.orElse(0), oracle.length(goal, start).orElse(0), 1e-9, message);
				assertTrue(length.orElse(99) >= start.distance(goal) - 1e-9, message);
			}
		}
	}

	@Test
	void aTinyDiscGoesWhereAPointGoes() {
		int found = 0;
		for (int seed = 0; seed < 150; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshOracle point = new MeshOracle(mesh, 0);
			MeshOracle disc = new MeshOracle(mesh, 1e-6);
			Point start = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
			Point goal = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
			if (Math.min(point.clearance(start), point.clearance(goal)) > 1e-3) {
				double length = point.length(start, goal).orElseThrow();
				assertEquals(length, disc.length(start, goal).orElseThrow(), 1e-3, "seed " + seed);
				found += length < Double.POSITIVE_INFINITY ? 1 : 0;
			}
		}
		assertTrue(found > 50, found + " found");
	}

	@Test
	void agreesWithTangentsAmongBlockedCells() {
		int found = 0;
		for (int seed = 0; seed < 100; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			boolean[][] free = scenes.shape(8);
			if (new MeshScenes(seed).cells(free).polygonCount() == 0) {
				continue;
			}
			NavMesh mesh = NavMesh.of(scenes.rectangles(free));
			double radius = scenes.number(1, 9) / 10.0;
			TangentPlanner planner = new TangentPlanner(blocked(free), radius);
			MeshOracle oracle = new MeshOracle(mesh, radius);
			for (int i = 0; i < 5; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				String message = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				Optional<Double> length = Optional.of(planner.find(start, goal, Progress.NONE))
						.filter(TangentPath::isFound).map(TangentPath::length);
				OptionalDouble expected = oracle.length(start, goal);
				if (expected.isPresent()) {
					assertEquals(expected.getAsDouble(), length.orElse(Double.POSITIVE_INFINITY), 1e-7, message);
					found += length.isPresent() ? 1 : 0;
				}
			}
		}
		assertTrue(found > 50, found + " found");
	}

	private static Scene blocked(boolean[][] free) {
		List<Polygon> polygons = new ArrayList<>();
		for (int y = 0; y < free.length; y++) {
			for (int x = 0; x < free[y].length; x++) {
				if (!free[y][x]) {
					polygons.add(Polygon.of(x, y, x + 1, y, x + 1, y + 1, x, y + 1));
				}
			}
		}
		return Scene.of(List.of(), polygons, free[0].length, free.length);
	}

	@Test
	void measuresPaths() {
		MeshOracle oracle = new MeshOracle(ring(), 0.5);
		Segment line = new Segment(new Point(0.5, 2), new Point(0.5, 1));
		Arc arc = new Arc(new Point(1, 1), 0.5, Math.PI, Math.PI / 2, TurnDirection.CLOCKWISE);
		assertEquals(0.5, oracle.clearanceOf(List.of(line, arc)), 1e-12);
		assertTrue(oracle.isLegal(List.of(line, arc)));
		assertEquals(0.25, oracle.clearanceOf(List.of(new Segment(new Point(0.25, 2), new Point(0.5, 1)))), 1e-12);
		Arc wide = new Arc(new Point(1.5, 1.5), 1, 0, 2 * Math.PI, TurnDirection.COUNTERCLOCKWISE);
		assertEquals(1 - Math.sqrt(0.5), oracle.clearanceOf(List.of(wide)), 1e-12);
		assertFalse(oracle.isLegal(List.of(wide)));
		assertEquals(0, oracle.clearanceOf(List.of(new Segment(new Point(0.5, 1.5), new Point(2.5, 1.5)))));
		MeshOracle point = new MeshOracle(ring(), 0);
		assertTrue(point.isLegal(List.of(new Segment(new Point(0, 0.5), new Point(1, 1)),
				new Segment(new Point(1, 1), new Point(2, 1)))));
		assertFalse(point.isLegal(List.of(new Segment(new Point(0, 0.5), new Point(1.5, 1.25)))));
	}
}
