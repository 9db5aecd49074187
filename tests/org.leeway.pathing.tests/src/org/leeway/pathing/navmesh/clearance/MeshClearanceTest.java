package org.leeway.pathing.navmesh.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.clearance.MeshBottleneck.Limit;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

class MeshClearanceTest {

	private static final int SEEDS = 150;
	/** The difference of a tested disc's radius from the bottleneck, in cells. Far more than the oracle's error. */
	private static final double LITTLE = 2e-8;

	/** Returns two rooms of 4 x 4 with a door of width 1 between them. */
	private static MeshClearance rooms() {
		return MeshClearance.of(NavMesh.of(PolygonMesh.parse("""
				v 0 0
				v 4 0
				v 4 1
				v 4 2
				v 4 4
				v 0 4
				v 5 0
				v 9 0
				v 9 4
				v 5 4
				v 5 2
				v 5 1
				p 0 1 2 3 4 5
				p 2 11 10 3
				p 6 7 8 9 10 11
				""")), Progress.NONE);
	}

	@Test
	void tellsWhatStopsLargerDiscs() {
		MeshClearance rooms = rooms();
		MeshBottleneck way = rooms.bottleneck(new Point(2, 2), new Point(7, 2));
		assertEquals(0.5, way.radius());
		assertEquals(Limit.GAP, way.limit());
		Segment across = way.bottleneck().orElseThrow().across();
		assertEquals(1, across.length());
		assertEquals(new MeshBottleneck(0.25, Limit.START, Optional.empty()),
				rooms.bottleneck(new Point(0.25, 2), new Point(7, 2)));
		assertEquals(new MeshBottleneck(0.25, Limit.GOAL, Optional.empty()),
				rooms.bottleneck(new Point(2, 2), new Point(8.75, 2)));
		assertEquals(new MeshBottleneck(1.5, Limit.START, Optional.empty()),
				rooms.bottleneck(new Point(1.5, 2), new Point(2, 2)));
		assertEquals(Limit.NOT_CONNECTED, rooms.bottleneck(new Point(2, 2), new Point(4.5, 3)).limit());
		assertEquals(0.5, rooms.gaps().getFirst().radius());
	}

	@Test
	void knowsComponentsAndWhatSpawnsReach() {
		MeshClearance rooms = rooms();
		assertEquals(1, rooms.components(0.5, Progress.NONE).all().size());
		MeshComponents apart = rooms.components(Math.nextUp(0.5), Progress.NONE);
		assertEquals(2, apart.all().size());
		List<MeshComponent> unreachable = apart.unreachable(List.of(new Point(1, 1)));
		assertEquals(1, unreachable.size());
		assertEquals(List.of(2), unreachable.getFirst().faces());
		assertEquals(2, unreachable.getFirst().largest(), 1e-9);
		assertEquals(NavMesh.NONE, apart.component(new Point(4.5, 1.5)));
		assertEquals(2, apart.unreachable(List.of(new Point(0.25, 1))).size());
		assertEquals(2, rooms.components(2, Progress.NONE).all().size());
		assertEquals(0, rooms.components(2.001, Progress.NONE).all().size());
		double[] largest = rooms.largestDiscs(List.of(new Point(2, 2)), Progress.NONE);
		assertEquals(2, largest[0], 1e-9);
		assertEquals(0.5, largest[1]);
		assertEquals(0.5, largest[2]);
	}

	@Test
	void aMeshWithoutFacesHasNoRoom() {
		MeshClearance nothing = MeshClearance.of(NavMesh.EMPTY, Progress.NONE);
		assertEquals(List.of(), nothing.gaps());
		assertEquals(List.of(), nothing.components(0, Progress.NONE).all());
		assertEquals(Double.NEGATIVE_INFINITY, nothing.clearance(new Point(0, 0)));
		assertEquals(Limit.NOT_CONNECTED, nothing.bottleneck(new Point(0, 0), new Point(0, 0)).limit());
	}

	/** Checks bottlenecks: a disc that is a little smaller gets through, and a disc that is a little larger does not. */
	@Test
	void bottlenecksAreExact() {
		int gaps = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
			MeshOracle point = new MeshOracle(mesh, 0);
			for (int i = 0; i < 5; i++) {
				Point start = i == 0 ? scenes.place(mesh) : roomy(scenes, mesh, point, i);
				Point goal = i == 0 ? scenes.place(mesh) : roomy(scenes, mesh, point, 3 * i);
				MeshBottleneck way = clearance.bottleneck(start, goal);
				if (way.radius() > 1e-5 && !start.equals(goal)) {
					gaps += way.bottleneck().isPresent() ? 1 : 0;
					String message = "seed " + seed + " " + start + " to " + goal + " " + way;
					assertTrue(isPath(mesh, way.radius() - LITTLE, start, goal), message);
					assertFalse(isPath(mesh, way.radius() + LITTLE, start, goal), message);
				}
			}
		}
		assertTrue(gaps > 50, gaps + " gaps");
	}

	private static boolean isPath(NavMesh mesh, double radius, Point start, Point goal) {
		return new MeshOracle(mesh, radius).length(start, goal).orElseThrow() < Double.POSITIVE_INFINITY;
	}

	/** Returns a place with much room: of {@code tries + 1} random places, the place with the largest clearance. */
	private static Point roomy(MeshScenes scenes, NavMesh mesh, MeshOracle oracle, int tries) {
		Point best = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
		for (int i = 0; i < tries; i++) {
			Point other = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
			best = oracle.clearance(other) > oracle.clearance(best) ? other : best;
		}
		return best;
	}

	/** Two meshes divide the same area into different faces. Their gaps and bottlenecks must be equal. */
	@Test
	void gapsDependOnWallsOnly() {
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh polygons = scenes.onGrid();
			NavMesh mesh = NavMesh.of(polygons);
			MeshClearance one = MeshClearance.of(mesh, Progress.NONE);
			MeshClearance other = MeshClearance.of(NavMesh.of(scenes.redrawn(polygons)), Progress.NONE);
			assertEquals(one.gaps().stream().map(MeshGap::radius).toList(),
					other.gaps().stream().map(MeshGap::radius).toList(), "seed " + seed);
			for (int i = 0; i < 10; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				assertEquals(one.bottleneck(start, goal).radius(), other.bottleneck(start, goal).radius(), 1e-9,
						"seed " + seed + " " + start + " to " + goal);
			}
		}
	}
}
