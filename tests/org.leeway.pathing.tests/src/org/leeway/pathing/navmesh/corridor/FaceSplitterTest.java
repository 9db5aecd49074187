package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** Tests of the split of faces into faces of few vertices. */
class FaceSplitterTest {

	private static double area(NavMesh mesh, int face) {
		double area = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			area += (mesh.x(a) * mesh.y(b) - mesh.x(b) * mesh.y(a)) / 2;
		}
		return area;
	}

	private static double area(NavMesh mesh) {
		return IntStream.range(0, mesh.faceCount()).mapToDouble(face -> area(mesh, face)).sum();
	}

	private static double walls(NavMesh mesh) {
		return IntStream.range(0, mesh.edgeCount()).filter(mesh::isWall)
				.mapToDouble(edge -> mesh.point(mesh.origin(edge)).distance(mesh.point(mesh.target(edge)))).sum();
	}

	private static NavMesh assertSplit(NavMesh mesh, int most, String context) {
		NavMesh split = FaceSplitter.split(mesh, most);
		for (int face = 0; face < split.faceCount(); face++) {
			assertTrue(split.size(face) <= most, context);
			assertTrue(area(split, face) > 0, context + ", face " + face + " is flat");
		}
		assertEquals(area(mesh), area(split), 1e-9 * area(mesh), context);
		assertEquals(walls(mesh), walls(split), 1e-9 * walls(mesh), context);
		assertSame(split, FaceSplitter.split(split, most), context);
		return split;
	}

	@Test
	void facesKeepTheirAreaWallsAndTerrain() {
		for (long seed = 0; seed < 300; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = random.mesh(12);
			NavMesh split = assertSplit(mesh, 3 + (int) (seed % 4), "seed " + seed);
			for (int face = 0; face < split.faceCount(); face++) {
				double x = 0;
				double y = 0;
				for (int edge = split.firstEdge(face); edge < split.firstEdge(face + 1); edge++) {
					x += split.x(split.origin(edge)) / split.size(face);
					y += split.y(split.origin(edge)) / split.size(face);
				}
				assertEquals(mesh.terrain(mesh.locate(x, y)), split.terrain(face), "seed " + seed);
			}
		}
	}

	/** Splits triangles that have up to 500 vertices on a straight side. No part may be flat. */
	@Test
	void longStraightSidesGiveNoFlatFaces() {
		for (int[] sides : new int[][] {{1, 1, 40}, {1, 2, 500}, {7, 7, 7}, {100, 1, 100}}) {
			int count = sides[0] + sides[1] + sides[2];
			double[][] corners = {{0, 0}, {600, 0}, {0, 600}, {0, 0}};
			StringBuilder text = new StringBuilder();
			for (int side = 0; side < 3; side++) {
				for (int i = 0; i < sides[side]; i++) {
					double t = (double) i / sides[side];
					text.append("v ").append(corners[side][0] + t * (corners[side + 1][0] - corners[side][0])).append(' ')
							.append(corners[side][1] + t * (corners[side + 1][1] - corners[side][1])).append('\n');
				}
			}
			text.append("p");
			IntStream.range(0, count).forEach(i -> text.append(' ').append(i));
			NavMesh split = assertSplit(NavMesh.of(PolygonMesh.parse(text.toString())), 6, count + " vertices");
			assertTrue(split.faceCount() <= count / 3 + 1, split.faceCount() + " faces of " + count + " vertices");
		}
	}

	@Test
	void aFaceHasAtLeastThreeVertices() {
		assertThrows(IllegalArgumentException.class, () -> FaceSplitter.split(NavMesh.EMPTY, 2));
	}
}
