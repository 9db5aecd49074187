package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.NearestPlace;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;
import org.leeway.testing.Rounds;

@Tag("slow")
class DiscSearchTest {

	private static final int SCENES = Rounds.of(300);
	private static final int QUERIES = 6;

	@Test
	void findsShortestPathsInRandomMeshes() {
		int found = 0;
		int closed = 0;
		for (int seed = 0; seed < SCENES; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = seed % 3 == 0 ? ofLevel(scenes, 12) : NavMesh.of(scenes.any());
			double radius = switch (scenes.number(0, 3)) {
			case 0 -> 0.5;
			case 1 -> 1;
			case 2 -> 0.25;
			default -> scenes.number(0.02, 1.3);
			};
			MeshOracle oracle = new MeshOracle(mesh, radius);
			DiscSearch search = new DiscSearch(mesh, radius);
			for (int i = 0; i < QUERIES; i++) {
				Point start = rounded(scenes.place(mesh), i);
				Point goal = rounded(scenes.place(mesh), i);
				String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				OptionalDouble expected = oracle.length(start, goal);
				if (expected.isEmpty()) {
					continue;
				}
				MeshPath path = search.find(start, goal, Progress.NONE);
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

	/**
	 * Returns the mesh that planners compute from a small random level.
	 *
	 * @param most the largest number of columns and of rows
	 */
	private static NavMesh ofLevel(MeshScenes scenes, int most) {
		boolean[][] free = scenes.shape(most);
		TerrainGridEditor grid = TerrainGrid.filled(free[0].length, free.length, 1).edit();
		for (int y = 0; y < free.length; y++) {
			for (int x = 0; x < free[y].length; x++) {
				grid.fillRow(x, y, 1, free[y][x] ? 0 : 1);
			}
		}
		World world = World.of(grid.build(), Scene.EMPTY.within(free[0].length, free.length));
		NavMesh mesh = LevelMesh.of(world, MeshOptions.of(Capability.of(0)), Progress.NONE).mesh();
		return mesh.faceCount() == 0 ? ofLevel(scenes, most) : mesh;
	}

	/** Rounds the place to half cells if the number of the query is odd, as in queries of units on a grid. */
	private static Point rounded(Point place, int query) {
		return query % 2 == 0 ? place : new Point(Math.rint(2 * place.x()) / 2, Math.rint(2 * place.y()) / 2);
	}

	@Test
	void aDiscWithoutPlaceIsToldTheNearestOne() {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(100); seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			double radius = scenes.number(0.02, 1.3);
			MeshOracle oracle = new MeshOracle(mesh, radius);
			DiscSearch search = new DiscSearch(mesh, radius);
			Point from = new Point(scenes.number(-3, 15), scenes.number(-3, 15));
			MeshPath path = search.find(from, from, Progress.NONE);
			String what = "seed " + seed + ", radius " + radius + ", " + from;
			if (path.nearest().isPresent()) {
				found++;
				NearestPlace nearest = path.nearest().get();
				assertEquals(nearest.distance(), from.distance(nearest.place()), 1e-9, what);
				assertTrue(oracle.clearance(nearest.place()) >= radius - 1e-9, what);
			}
			double least = path.isFound() ? 0 : path.nearest().map(NearestPlace::distance).orElse(Double.POSITIVE_INFINITY);
			for (int i = 0; i < 300; i++) {
				Point other = scenes.place(mesh);
				assertTrue(from.distance(other) > least - 1e-9 || oracle.clearance(other) < radius, () -> what + ": " + other);
			}
		}
		assertTrue(found > 75, found + " found");
	}

	@Test
	void aPathIsAsLongBackwardsMirroredAndMoved() {
		for (int seed = 0; seed < Rounds.of(70); seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh polygons = scenes.any();
			NavMesh mesh = NavMesh.of(polygons);
			double radius = scenes.number(0.02, 1);
			Point start = scenes.place(mesh);
			Point goal = scenes.place(mesh);
			String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
			double length = length(polygons, radius, start, goal);
			assertEquals(length, length(polygons, radius, goal, start), 1e-9 * (1 + length), what);
			assertEquals(length, length(mirrored(polygons), radius, mirrored(start), mirrored(goal)), 1e-9 * (1 + length),
					what);
			assertEquals(length, length(polygons.translated(100, -37), radius, new Point(start.x() + 100, start.y() - 37),
					new Point(goal.x() + 100, goal.y() - 37)), 1e-7 * (1 + length), what);
		}
	}

	@Test
	void aPathOfAUnitOnALevelIsAsLongBackwards() {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(50); seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = ofLevel(scenes, 48);
			double radius = scenes.number(1, 4) / 2.0;
			DiscSearch search = new DiscSearch(mesh, radius);
			for (int i = 0; i < 6; i++) {
				Point start = rounded(scenes.place(mesh), 1);
				Point goal = rounded(scenes.place(mesh), 1);
				MeshPath there = search.find(start, goal, Progress.NONE);
				MeshPath back = search.find(goal, start, Progress.NONE);
				String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				assertEquals(there.length(), back.length(), 1e-9 * (1 + back.length()), what);
				found += there.isFound() ? 1 : 0;
			}
		}
		assertTrue(found > 25, found + " found");
	}

	private static double length(PolygonMesh mesh, double radius, Point start, Point goal) {
		return new DiscSearch(NavMesh.of(mesh), radius).find(start, goal, Progress.NONE).length();
	}

	private static Point mirrored(Point point) {
		return new Point(-point.x(), point.y());
	}

	private static PolygonMesh mirrored(PolygonMesh mesh) {
		double[] xy = new double[2 * mesh.vertexCount()];
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			xy[2 * vertex] = -mesh.x(vertex);
			xy[2 * vertex + 1] = mesh.y(vertex);
		}
		short[] terrains = new short[mesh.polygonCount()];
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < terrains.length; i++) {
			polygons.add(mesh.polygon(i));
			terrains[i] = (short) mesh.terrain(i);
		}
		List<int[]> walls = new ArrayList<>();
		for (int wall = 0; wall < mesh.wallCount(); wall++) {
			walls.add(new int[] { mesh.wallFrom(wall), mesh.wallTo(wall) });
		}
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	private static void check(MeshOracle oracle, MeshPath path, Point start, Point goal, String what) {
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
