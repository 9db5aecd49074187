package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.TerrainSpeeds;
import org.recast4j.detour.Result;

/** Routes as an engine finds them, beside those of recast4j on the same mesh. */
class DetourTest {

	private static final int UNLIMITED = 65535;
	private static final Map<Integer, Double> SPEEDS = Map.of(0, 1.0, 1, 0.25, 2, 0.5, 3, 0.125);

	private static List<Integer> faces(Corridor corridor) {
		List<Integer> faces = new ArrayList<>();
		for (int i = 0; i <= corridor.portalCount(); i++) {
			faces.add(corridor.face(i));
		}
		return faces;
	}

	private record Query(Point start, int from, Point goal, int to) {

		static Query of(RandomMeshes random, NavMesh mesh) {
			int from = random.random().nextInt(mesh.faceCount());
			int to = random.random().nextInt(mesh.faceCount());
			return new Query(random.place(mesh, from), from, random.place(mesh, to), to);
		}

		DetourRoute ask(DetourSearch search, int nodes) {
			return search.find(start, from, goal, to, nodes, null, Progress.NONE);
		}
	}

	@Test
	void theCorridorAndTheStraightPathAreThoseOfRecast4j() {
		int complete = 0;
		int others = 0;
		int queries = 0;
		for (long seed = 0; seed < 200; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = FaceSplitter.split(random.mesh(12), RecastMesh.VERTICES);
			boolean isUniform = seed % 3 == 0;
			Map<Integer, Float> costs = new HashMap<>();
			SPEEDS.forEach((terrain, speed) -> costs.put(terrain, isUniform ? 1 : (float) (1 / speed)));
			RecastMesh recast = new RecastMesh(mesh, costs);
			DetourSearch search = new DetourSearch(mesh, isUniform ? TerrainSpeeds.UNIFORM : TerrainSpeeds.of(SPEEDS));
			for (int i = 0; i < 20; i++) {
				Query query = Query.of(random, mesh);
				DetourRoute route = query.ask(search, UNLIMITED);
				Result<List<Long>> path = recast.path(query.start(), query.from(), query.goal(), query.to());
				queries++;
				complete += route.complete() ? 1 : 0;
				if (recast.faces(path.result).equals(faces(route.corridor()))) {
					assertEquals(CorridorTest.length(recast.straight(query.start(), query.goal(), path.result)),
							CorridorTest.length(route.path()), 1e-5, "seed " + seed + ": " + query);
				} else {
					others++;
				}
				if (route.complete()) {
					assertTrue(CorridorTest.length(route.path()) >= CorridorTest.length(route.corridor().shortestPath()) - 1e-9,
							"seed " + seed);
					CorridorTest.assertPasses(route.corridor(), route.path(), "seed " + seed);
				}
			}
		}
		assertTrue(complete > queries / 2, complete + " of " + queries);
		assertTrue(others <= queries / 1000, others + " others: recast4j orders equal nodes in another way");
	}

	@Test
	void withTooFewNodesTheRouteEndsEarlyAndSaysSo() {
		int ended = 0;
		for (long seed = 0; seed < 200; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = random.mesh(12);
			DetourSearch search = new DetourSearch(mesh, TerrainSpeeds.UNIFORM);
			Query query = Query.of(random, mesh);
			DetourRoute free = query.ask(search, UNLIMITED);
			DetourRoute limited = query.ask(search, Math.max(1, free.nodes() / 2));
			String context = "seed " + seed;
			assertFalse(free.outOfNodes(), context);
			assertTrue(limited.nodes() <= Math.max(1, free.nodes() / 2), context);
			assertTrue(limited.complete() || !free.complete() || limited.outOfNodes(), context);
			assertEquals(faces(free.corridor()), faces(query.ask(search, UNLIMITED).corridor()), context);
			if (!limited.complete()) {
				ended += limited.outOfNodes() ? 1 : 0;
				int last = limited.corridor().face(limited.corridor().portalCount());
				assertTrue(RandomMeshes.contains(mesh, last, limited.corridor().goal())
						|| PathClearance.of(mesh, List.of(limited.corridor().goal()), 1) < 1e-9
						|| mesh.locate(limited.corridor().goal().x(), limited.corridor().goal().y()) != NavMesh.NONE, context);
			} else if (free.complete()) {
				assertEquals(faces(free.corridor()).getLast(), faces(limited.corridor()).getLast(), context);
			}
		}
		assertTrue(ended > 50, ended + " ended early");
	}
}
