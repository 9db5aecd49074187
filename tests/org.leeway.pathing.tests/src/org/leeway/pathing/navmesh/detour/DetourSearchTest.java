package org.leeway.pathing.navmesh.detour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;
import org.leeway.pathing.navmesh.corridor.PathClearance;
import org.leeway.pathing.navmesh.corridor.RandomMeshes;
import org.leeway.pathing.navmesh.engine.EngineTiles;
import org.leeway.pathing.world.TerrainSpeeds;
import org.recast4j.detour.Result;

/** Tests of {@link DetourSearch}: its routes must equal the routes of recast4j on the same mesh, which has one tile. */
class DetourSearchTest {

	private static final int UNLIMITED = 65535;
	private static final Map<Integer, Double> SPEEDS = Map.of(0, 1.0, 1, 0.25, 2, 0.5, 3, 0.125);

	private static DetourGraph graph(NavMesh mesh, TerrainSpeeds speeds) {
		return new DetourGraph(DetourMesh.ofFaces(mesh, EngineTiles.covering(mesh, 255), 1), speeds);
	}

	private static List<Integer> polygons(DetourRoute route) {
		return IntStream.range(0, route.polygonCount()).mapToObj(route::polygon).toList();
	}

	private static double length(List<Point> path) {
		return IntStream.range(1, path.size()).mapToDouble(i -> path.get(i - 1).distance(path.get(i))).sum();
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
			DetourSearch search = new DetourSearch(graph(mesh, isUniform ? TerrainSpeeds.UNIFORM : TerrainSpeeds.of(SPEEDS)));
			for (int i = 0; i < 20; i++) {
				Query query = Query.of(random, mesh);
				DetourRoute route = query.ask(search, UNLIMITED);
				Result<List<Long>> path = recast.path(query.start(), query.from(), query.goal(), query.to());
				queries++;
				complete += route.complete() ? 1 : 0;
				if (recast.faces(path.result).equals(polygons(route))) {
					assertEquals(length(recast.straight(query.start(), query.goal(), path.result)), length(route.path()), 1e-5,
							"seed " + seed + ": " + query);
				} else {
					others++;
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
			NavMesh mesh = FaceSplitter.split(random.mesh(12), RecastMesh.VERTICES);
			DetourGraph graph = graph(mesh, TerrainSpeeds.UNIFORM);
			DetourSearch search = new DetourSearch(graph);
			Query query = Query.of(random, mesh);
			DetourRoute free = query.ask(search, UNLIMITED);
			DetourRoute limited = query.ask(search, Math.max(1, free.nodes() / 2));
			String context = "seed " + seed;
			assertFalse(free.outOfNodes(), context);
			assertTrue(limited.nodes() <= Math.max(1, free.nodes() / 2), context);
			assertTrue(limited.complete() || !free.complete() || limited.outOfNodes(), context);
			assertEquals(polygons(free), polygons(query.ask(search, UNLIMITED)), context);
			if (!limited.complete()) {
				ended += limited.outOfNodes() ? 1 : 0;
				assertTrue(mesh.locate(limited.end().x(), limited.end().y()) != NavMesh.NONE
						|| PathClearance.of(mesh, List.of(limited.end()), 1) < 1e-5, context);
			} else if (free.complete()) {
				assertEquals(polygons(free).getLast(), polygons(limited).getLast(), context);
			}
		}
		assertTrue(ended > 50, ended + " ended early");
	}
}
