package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;

class MeshComparisonTest {

	private static final int SIDE = 6;
	private static final int SAMPLES = 40;

	@Test
	void theCoverOfACellIsTheShareOfItsPointsInsideAFace() {
		for (int seed = 0; seed < 60; seed++) {
			PolygonMesh polygons = RandomMeshes.mesh(new Random(seed));
			double[] areas = CellCoverage.of(NavMesh.of(polygons), new CellRect(0, 0, SIDE, SIDE));
			for (int cell = 0; cell < areas.length; cell++) {
				assertEquals(share(polygons, cell % SIDE, cell / SIDE), areas[cell], 0.03, "seed " + seed + ", cell " + cell);
			}
		}
	}

	private static double share(PolygonMesh mesh, int x, int y) {
		int inside = 0;
		for (int i = 0; i < SAMPLES * SAMPLES; i++) {
			double px = x + (i % SAMPLES + 0.5) / SAMPLES;
			double py = y + (i / SAMPLES + 0.5) / SAMPLES;
			inside += isCovered(mesh, px, py) ? 1 : 0;
		}
		return inside / (double) (SAMPLES * SAMPLES);
	}

	private static boolean isCovered(PolygonMesh mesh, double x, double y) {
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			boolean inside = false;
			for (int i = 0; i < mesh.size(polygon); i++) {
				int a = mesh.vertex(polygon, i);
				int b = mesh.vertex(polygon, (i + 1) % mesh.size(polygon));
				inside ^= mesh.y(a) > y != mesh.y(b) > y
						&& x < mesh.x(a) + (y - mesh.y(a)) / (mesh.y(b) - mesh.y(a)) * (mesh.x(b) - mesh.x(a));
			}
			if (inside) {
				return true;
			}
		}
		return false;
	}

	@Test
	void cellsDifferWhereTheCoverDiffersByAQuarter() {
		PolygonMesh room = PolygonMesh.parse("v 0 0\nv 6 0\nv 6 3\nv 0 3\np 0 1 2 3");
		PolygonMesh moved = PolygonMesh.parse("v 1 0\nv 6.2 0\nv 6.2 3\nv 1 3.3\np 0 1 2 3");
		MeshComparison comparison = MeshComparison.of(NavMesh.of(room), NavMesh.of(moved), SIDE, SIDE, Progress.NONE);
		assertEquals(3, comparison.more().count());
		assertTrue(comparison.more().get(0, 0) && comparison.more().get(0, 2));
		assertEquals(1, comparison.less().count(), "a slope that takes 0.27 of a cell, 0.21 of the next");
		assertTrue(comparison.less().get(1, 3));
	}

	@Test
	void theSameFacesInAnotherOrderCoverTheSame() {
		for (int seed = 0; seed < 60; seed++) {
			PolygonMesh polygons = RandomMeshes.mesh(new Random(seed));
			List<int[]> turned = new ArrayList<>();
			for (int polygon = polygons.polygonCount() - 1; polygon >= 0; polygon--) {
				turned.add(polygons.polygon(polygon));
			}
			double[] xy = new double[2 * polygons.vertexCount()];
			for (int i = 0; i < polygons.vertexCount(); i++) {
				xy[2 * i] = polygons.x(i);
				xy[2 * i + 1] = polygons.y(i);
			}
			NavMesh mesh = NavMesh.of(polygons);
			NavMesh other = NavMesh.of(PolygonMesh.of(xy, turned));
			MeshComparison comparison = MeshComparison.of(mesh, other, SIDE, SIDE, Progress.NONE);
			assertTrue(comparison.more().isEmpty() && comparison.less().isEmpty(), "seed " + seed);
			CellRect cells = new CellRect(0, 0, SIDE, SIDE);
			assertArrayEquals(CellCoverage.of(mesh, cells), CellCoverage.of(other, cells), 1e-12, "seed " + seed);
		}
	}
}
