package org.leeway.pathing.navmesh.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** A comparison of the clearance on triangles with the distances to all walls. */
class ClearanceTrianglesTest {

	private static final double TOLERANCE = 0.25;
	/** The number of equal parts into which samples divide each edge of a triangle. */
	private static final int SAMPLES = 6;

	@Test
	void verticesTellTheDistanceToTheNearestWall() {
		int split = 0;
		for (long seed = 0; seed < 40; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			ClearanceTriangles triangles = ClearanceTriangles.of(mesh, TOLERANCE, Progress.NONE);
			split += triangles.vertexCount() - mesh.vertexCount();
			for (int vertex = 0; vertex < triangles.vertexCount(); vertex++) {
				assertEquals(EngineMeshes.wallDistance(mesh, triangles.x(vertex), triangles.y(vertex)),
						triangles.clearance(vertex), 1e-9, "seed " + seed);
			}
		}
		assertTrue(split > 1000, split + " new vertices");
	}

	/**
	 * Samples lie in the middles of edges and triangles, and also near corners and edges. Some errors of the clearance show
	 * only near corners and edges.
	 */
	@Test
	void clearanceBetweenVerticesIsNearToTheTrueOne() {
		for (long seed = 0; seed < 40; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			double tolerance = seed % 4 == 0 ? TOLERANCE / 4 : TOLERANCE;
			ClearanceTriangles triangles = ClearanceTriangles.of(mesh, tolerance, Progress.NONE);
			for (int triangle = 0; triangle < triangles.triangleCount(); triangle++) {
				for (int first = 0; first <= SAMPLES; first++) {
					for (int second = 0; first + second <= SAMPLES; second++) {
						assertNear(mesh, triangles, triangle, tolerance, "seed " + seed,
								first, second, SAMPLES - first - second);
					}
				}
			}
		}
	}

	private static void assertNear(NavMesh mesh, ClearanceTriangles triangles, int triangle, double tolerance, String seed,
			double... weights) {
		double x = 0;
		double y = 0;
		double mean = 0;
		for (int corner = 0; corner < 3; corner++) {
			int vertex = triangles.vertex(triangle, corner);
			x += weights[corner] / SAMPLES * triangles.x(vertex);
			y += weights[corner] / SAMPLES * triangles.y(vertex);
			mean += weights[corner] / SAMPLES * triangles.clearance(vertex);
		}
		assertEquals(EngineMeshes.wallDistance(mesh, x, y), mean, tolerance + 1e-9, () -> seed);
	}

	@Test
	void trianglesCoverTheFacesWithoutLooseVertices() {
		for (long seed = 0; seed < 40; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			ClearanceTriangles triangles = ClearanceTriangles.of(mesh, TOLERANCE, Progress.NONE);
			double[] xy = new double[2 * triangles.vertexCount()];
			List<int[]> polygons = new ArrayList<>();
			for (int vertex = 0; vertex < triangles.vertexCount(); vertex++) {
				xy[2 * vertex] = triangles.x(vertex);
				xy[2 * vertex + 1] = triangles.y(vertex);
			}
			Set<Long> sides = new HashSet<>();
			for (int triangle = 0; triangle < triangles.triangleCount(); triangle++) {
				int[] corners = {triangles.vertex(triangle, 0), triangles.vertex(triangle, 1), triangles.vertex(triangle, 2)};
				polygons.add(corners);
				for (int i = 0; i < 3; i++) {
					assertTrue(sides.add((long) corners[i] << 32 | corners[(i + 1) % 3]), "seed " + seed + ": two on a side");
				}
			}
			NavMesh cut = NavMesh.trusted(PolygonMesh.of(xy, polygons));
			assertEquals(EngineMeshes.area(mesh), EngineMeshes.area(cut), 1e-6, "seed " + seed);
			assertEquals(wallLength(mesh), wallLength(cut), 1e-6, "seed " + seed + ": a gap between triangles");
		}
	}

	private static double wallLength(NavMesh mesh) {
		double sum = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			sum += mesh.isWall(edge) ? mesh.point(mesh.origin(edge)).distance(mesh.point(mesh.target(edge))) : 0;
		}
		return sum;
	}

	@Test
	void tooManyVerticesAreRefused() {
		NavMesh mesh = EngineMeshes.random(1);
		assertThrows(IllegalArgumentException.class, () -> ClearanceTriangles.of(mesh, 0.001, 1000, Progress.NONE));
	}
}
