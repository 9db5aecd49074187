package org.leeway.pathing.navmesh.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

class MeshWidthsTest {

	private static final int SEEDS = 100;
	private static final int SAMPLES = 400;

	private static Point at(NavMesh mesh, int edge, double t) {
		Point a = mesh.point(mesh.origin(edge));
		Point b = mesh.point(mesh.target(edge));
		return new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
	}

	/**
	 * The width of a portal is the largest clearance on the portal. So no sampled place of the portal may have a larger
	 * clearance, and the best sample must nearly reach the width.
	 */
	@Test
	void portalsAreAsWideAsSamplesSay() {
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
			MeshOracle oracle = new MeshOracle(mesh, 0);
			for (int edge = 0; edge < mesh.edgeCount(); edge += scenes.number(1, 9)) {
				if (mesh.isWall(edge)) {
					assertEquals(0, clearance.width(edge), "seed " + seed);
					continue;
				}
				double widest = 0;
				for (int i = 0; i <= SAMPLES; i++) {
					widest = Math.max(widest, Math.abs(oracle.clearance(at(mesh, edge, i / (double) SAMPLES))));
				}
				double step = at(mesh, edge, 0).distance(at(mesh, edge, 1)) / SAMPLES;
				assertTrue(clearance.width(edge) >= widest - 1e-9 && clearance.width(edge) <= widest + step, "seed " + seed
						+ ", portal " + edge + ": " + clearance.width(edge) + ", sampled " + widest);
				assertEquals(clearance.width(edge), clearance.width(mesh.twin(edge)), "seed " + seed);
			}
		}
	}

	/**
	 * The method {@code largestDiscs} returns for each face the radius of the largest disc that gets from the start to some place
	 * in the face. So a disc that gets to a random place of the face must not be larger.
	 */
	@Test
	void facesHaveTheRoomThatSamplesFind() {
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
			MeshOracle oracle = new MeshOracle(mesh, 0);
			Point start = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
			double[] largest = clearance.largestDiscs(List.of(start), Progress.NONE);
			for (int i = 0; i < 40; i++) {
				int face = scenes.number(0, mesh.faceCount() - 1);
				Point place = scenes.inside(mesh, face);
				assertTrue(largest[face] >= clearance.bottleneck(start, place).radius() - 1e-9, "seed " + seed);
				assertTrue(largest[face] <= oracle.clearance(start) + 1e-9, "seed " + seed);
			}
		}
	}

	@Test
	void pairsOfPortalsAreNoWiderThanEitherAndAsWideAsTheWayAcross() {
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
			int face = scenes.number(0, mesh.faceCount() - 1);
			int[] portals = IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face) + mesh.size(face))
					.filter(edge -> !mesh.isWall(edge)).toArray();
			for (int from : portals) {
				assertEquals(clearance.width(from), clearance.width(from, from), "seed " + seed);
				for (int to : portals) {
					double width = clearance.width(from, to);
					assertEquals(width, clearance.width(to, from), "seed " + seed);
					assertTrue(width <= Math.min(clearance.width(from), clearance.width(to)), "seed " + seed);
					checkLines(mesh, clearance, from, to, width, "seed " + seed + ", " + from + " to " + to);
				}
			}
		}
	}

	/**
	 * Asserts that the computed width of the passage between two portals of a face is not too small. Each straight line from
	 * portal to portal is a way through the passage. So the passage is at least as wide as the least clearance on the line.
	 * If rounding moves a place outside of the mesh, the line gives no bound.
	 *
	 * @param from the half-edge of one portal
	 * @param to the half-edge of the other portal
	 * @param width the width of the passage between both portals
	 */
	private static void checkLines(NavMesh mesh, MeshClearance clearance, int from, int to, double width, String message) {
		for (int i = 1; i < 8; i++) {
			for (int j = 1; j < 8; j++) {
				Point a = at(mesh, from, i / 8.0);
				Point b = at(mesh, to, j / 8.0);
				double least = Double.POSITIVE_INFINITY;
				for (int k = 0; k <= 20; k++) {
					Point place = new Point(a.x() + k / 20.0 * (b.x() - a.x()), a.y() + k / 20.0 * (b.y() - a.y()));
					least = Math.min(least, clearance.clearance(place));
				}
				// the line is sampled at 21 places. No place of the line is farther than a 40th of its length from a sample.
				// So the clearance there is smaller by at most this distance
				assertTrue(width >= least - a.distance(b) / 40 - 1e-9, message);
			}
		}
	}

	@Test
	void ringsHaveTheWidthOfTheirCells() {
		NavMesh mesh = NavMesh.of(new MeshScenes(0).cells(new boolean[][] { { true, true, true }, { true, false, true },
				{ true, true, true } }));
		MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			assertEquals(mesh.isWall(edge) ? 0 : 0.5, clearance.width(edge));
			int other = mesh.next(mesh.next(edge));
			assertEquals(mesh.isWall(edge) || mesh.isWall(other) ? 0 : 0.5, clearance.width(edge, other));
		}
		assertThrows(IllegalArgumentException.class, () -> clearance.width(0, mesh.edgeCount() - 1));
	}

	/**
	 * A triangle is only 0.1 cells high. A disc of radius 0.4 cells can get from short side to short side: it
	 * leaves the triangle through the long side and comes back. So this passage must count as wider than 0.4.
	 */
	@Test
	void aDiscMayLeaveTheFaceOnItsWayAcross() {
		NavMesh mesh = NavMesh.of(PolygonMesh.parse("""
				v 0 4.9
				v 1 5
				v 2 4.9
				v 0 0
				v 2 0
				v 0 9
				v 2 9
				p 0 2 1
				p 3 4 2 0
				p 0 1 5
				p 1 2 6
				"""));
		MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
		int[] legs = IntStream.range(mesh.firstEdge(0), mesh.firstEdge(0) + 3)
				.filter(edge -> mesh.point(mesh.origin(edge)).equals(new Point(1, 5))
						|| mesh.point(mesh.target(edge)).equals(new Point(1, 5))).toArray();
		double width = clearance.width(legs[0], legs[1]);
		assertEquals(Math.min(clearance.width(legs[0]), clearance.width(legs[1])), width, 1e-9);
		assertTrue(width > 0.4, "width " + width);
	}
}
