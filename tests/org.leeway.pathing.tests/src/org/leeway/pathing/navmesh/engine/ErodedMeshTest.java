package org.leeway.pathing.navmesh.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshStatistics;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.testing.MeshValidityOracle;
import org.leeway.testing.Rounds;

/** A comparison of eroded meshes with the distances to all walls. */
class ErodedMeshTest {

	private static final int SEEDS = Rounds.of(30);
	private static final double SLACK = 1.0 / 64;
	/** Tolerance, in cells, for two errors: lines approximate round corners, and coordinates are rounded to the lattice. */
	private static final double ROUNDING = 1.0 / 64 + 1.0 / 256;

	private static NavMesh eroded(NavMesh mesh, double radius, int steps, Optional<EngineTiles> tiles) {
		return ErodedMesh.of(mesh, new ErodedMesh.Shape(radius, steps, 1, true, tiles), Progress.NONE);
	}

	private static PolygonMesh polygons(NavMesh mesh) {
		StringBuilder text = new StringBuilder();
		for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
			text.append("v ").append(mesh.x(vertex)).append(' ').append(mesh.y(vertex)).append('\n');
		}
		for (int face = 0; face < mesh.faceCount(); face++) {
			text.append('p');
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				text.append(' ').append(mesh.origin(edge));
			}
			text.append('\n');
		}
		return PolygonMesh.parse(text.toString());
	}

	@Test
	void holdsThePlacesThatAreFarEnoughFromAllWalls() {
		int inside = 0;
		int outside = 0;
		for (long seed = 0; seed < SEEDS; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			Random random = new Random(seed);
			double radius = 0.25 * random.nextInt(1, 7);
			NavMesh eroded = eroded(mesh, radius, 256, Optional.empty());
			for (int i = 0; i < 300 && mesh.faceCount() > 0; i++) {
				double x = random.nextDouble() * 40;
				double y = random.nextDouble() * 40;
				double distance = mesh.locate(x, y) == NavMesh.NONE ? 0 : EngineMeshes.wallDistance(mesh, x, y);
				String place = "seed " + seed + " at " + x + "," + y + ": " + distance + " for " + radius;
				if (distance > radius) {
					assertTrue(eroded.locate(x, y) != NavMesh.NONE, place);
					assertEquals(mesh.terrain(mesh.locate(x, y)), eroded.terrain(eroded.locate(x, y)), place);
					inside++;
				} else if (distance < radius - SLACK - ROUNDING) {
					assertEquals(NavMesh.NONE, eroded.locate(x, y), place);
					outside++;
				}
			}
		}
		assertTrue(inside > 250 && outside > 250, inside + " inside, " + outside + " outside");
	}

	@Test
	void facesAreConvexAndDoNotOverlap() {
		for (long seed = 0; seed < SEEDS; seed++) {
			NavMesh eroded = eroded(EngineMeshes.random(seed), 0.5, 16, Optional.empty());
			assertTrue(MeshValidityOracle.isValid(polygons(eroded)), "seed " + seed);
		}
	}

	@Test
	void verticesLieOnTheLatticeAndNeverInsideAnEdge() {
		for (long seed = 0; seed < SEEDS; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			Optional<EngineTiles> tiles = seed % 2 == 0 ? Optional.empty() : Optional.of(EngineTiles.covering(mesh, 7));
			NavMesh eroded = eroded(mesh, seed % 3 * 0.4, 16, tiles);
			EngineMeshes.assertOnLattice(eroded, 16);
			EngineMeshes.assertNoLooseVertex(eroded);
		}
	}

	@Test
	void facesStayInTheirTileAndTilesChangeNothingElse() {
		int portals = 0;
		for (long seed = 0; seed < SEEDS; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			EngineTiles tiles = EngineTiles.covering(mesh, 5);
			NavMesh whole = eroded(mesh, 0.6, 256, Optional.empty());
			NavMesh cut = eroded(mesh, 0.6, 256, Optional.of(tiles));
			for (int edge = 0; edge < cut.edgeCount(); edge++) {
				int tile = tiles.tile(cut, cut.face(edge));
				int left = tiles.left(tile % tiles.columns());
				int top = tiles.top(tile / tiles.columns());
				assertTrue(cut.x(cut.origin(edge)) >= left && cut.x(cut.origin(edge)) <= left + 5
						&& cut.y(cut.origin(edge)) >= top && cut.y(cut.origin(edge)) <= top + 5, "seed " + seed);
				portals += !cut.isWall(edge) && tiles.tile(cut, cut.face(cut.twin(edge))) != tile ? 1 : 0;
			}
			assertEquals(EngineMeshes.area(whole), EngineMeshes.area(cut), 0.1, "seed " + seed);
			assertEquals(MeshStatistics.of(whole).components(), MeshStatistics.of(cut).components(), "seed " + seed);
		}
		assertTrue(portals > 250, portals + " portals between tiles");
	}

	@Test
	void aPassageAsWideAsTheDiscStaysOpen() {
		NavMesh hall = NavMesh.of(PolygonMesh.parse("v 0 0\nv 6 0\nv 6 2\nv 6 4\nv 6 6\nv 0 6\nv 20 2\nv 20 4\nv 20 0\nv 26 0\nv 26 6\n"
				+ "v 20 6\np 0 1 2 3 4 5\np 2 6 7 3\np 8 9 10 11 7 6\n"));
		assertEquals(1, MeshStatistics.of(eroded(hall, 1, 256, Optional.of(EngineTiles.covering(hall, 8)))).components());
		assertEquals(2, MeshStatistics.of(eroded(hall, 1.1, 256, Optional.empty())).components());
		assertEquals(0, eroded(hall, 4, 256, Optional.empty()).faceCount());
	}

	@Test
	void thinWallsKeepTheirDistanceToo() {
		NavMesh room = NavMesh.of(PolygonMesh.parse("v 0 0\nv 4 0\nv 8 0\nv 8 4\nv 4 4\nv 0 4\nv 4 2\np 0 1 6 4 5\np 1 2 3 4 6\nw 1 6\n"));
		NavMesh eroded = eroded(room, 0.5, 256, Optional.empty());
		assertEquals(NavMesh.NONE, eroded.locate(4, 1));
		assertEquals(NavMesh.NONE, eroded.locate(4, 2.4));
		assertTrue(eroded.locate(4, 2.6) != NavMesh.NONE);
		NavMesh point = eroded(room, 0, 256, Optional.empty());
		assertEquals(MeshStatistics.of(room).walls(), MeshStatistics.of(point).walls());
	}
}
