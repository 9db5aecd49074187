package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * Tests of corridors of least cost. A corridor is a sequence of faces. A*, Dijkstra's algorithm and next-hop tables must all
 * find the cost that an oracle finds. The oracle relaxes all links until no cost changes.
 */
class GlobalPhaseTest {

	private static final Map<Integer, Double> SPEEDS = Map.of(0, 1.0, 1, 0.25, 2, 3.0, 3, 0.7);

	private static double cost(NavMesh mesh, int face) {
		return mesh.terrain(face) == NavMesh.NONE ? 1 : 1 / SPEEDS.get(mesh.terrain(face));
	}

	private static double width(NavMesh mesh, int edge) {
		return mesh.point(mesh.origin(edge)).distance(mesh.point(mesh.target(edge)));
	}

	private static Point middle(NavMesh mesh, int edge) {
		Point a = mesh.point(mesh.origin(edge));
		Point b = mesh.point(mesh.target(edge));
		return new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
	}

	/** Returns the centroid of a face, by the shoelace formula. */
	private static Point centroid(NavMesh mesh, int face) {
		double area = 0;
		double x = 0;
		double y = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			double cross = a.x() * b.y() - b.x() * a.y();
			area += cross / 2;
			x += (a.x() + b.x()) * cross / 6;
			y += (a.y() + b.y()) * cross / 6;
		}
		return new Point(x / area, y / area);
	}

	/**
	 * Returns the least cost of a path from a start face to each face, indexed by face. The paths lead straight from the
	 * centroid of a face to the centroid of the next face.
	 *
	 * @param from the start face
	 * @param radius the radius of the disc in cells. The disc passes only portals that are wide enough
	 */
	private static double[] byCentroids(NavMesh mesh, int from, double radius) {
		double[] costs = new double[mesh.faceCount()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		costs[from] = 0;
		for (boolean changes = true; changes;) {
			changes = false;
			for (int edge = 0; edge < mesh.edgeCount(); edge++) {
				if (!mesh.isWall(edge) && width(mesh, edge) >= 2 * radius) {
					int a = mesh.face(edge);
					int b = mesh.face(mesh.twin(edge));
					double cost = costs[a]
							+ centroid(mesh, a).distance(centroid(mesh, b)) * (cost(mesh, a) + cost(mesh, b)) / 2;
					if (cost < costs[b] - 1e-12) {
						costs[b] = cost;
						changes = true;
					}
				}
			}
		}
		return costs;
	}

	/**
	 * Returns the least cost of a path from a place to another place. The paths lead straight from the middle of a portal to
	 * the middle of the next portal.
	 *
	 * @param from the face of the start
	 * @param to the face of the goal
	 * @param radius the radius of the disc in cells. The disc passes only portals that are wide enough
	 */
	private static double byMiddles(NavMesh mesh, Point start, int from, Point goal, int to, double radius) {
		double[] costs = new double[mesh.edgeCount()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		for (boolean changes = true; changes;) {
			changes = false;
			for (int edge = 0; edge < mesh.edgeCount(); edge++) {
				if (!mesh.isWall(edge) && width(mesh, edge) >= 2 * radius) {
					int face = mesh.face(edge);
					double least = face == from ? start.distance(middle(mesh, edge)) * cost(mesh, face)
							: Double.POSITIVE_INFINITY;
					for (int before = mesh.firstEdge(face); before < mesh.firstEdge(face + 1); before++) {
						if (!mesh.isWall(before)) {
							least = Math.min(least, costs[mesh.twin(before)]
									+ middle(mesh, before).distance(middle(mesh, edge)) * cost(mesh, face));
						}
					}
					if (least < costs[edge] - 1e-12) {
						costs[edge] = least;
						changes = true;
					}
				}
			}
		}
		if (from == to) {
			return start.distance(goal) * cost(mesh, from);
		}
		double least = Double.POSITIVE_INFINITY;
		for (int edge = mesh.firstEdge(to); edge < mesh.firstEdge(to + 1); edge++) {
			if (!mesh.isWall(edge)) {
				least = Math.min(least, costs[mesh.twin(edge)] + middle(mesh, edge).distance(goal) * cost(mesh, to));
			}
		}
		return least;
	}

	private static double costByCentroids(Corridor corridor) {
		NavMesh mesh = corridor.mesh();
		double cost = 0;
		for (int i = 0; i < corridor.portalCount(); i++) {
			int a = corridor.face(i);
			int b = corridor.face(i + 1);
			cost += centroid(mesh, a).distance(centroid(mesh, b)) * (cost(mesh, a) + cost(mesh, b)) / 2;
		}
		return cost;
	}

	private static double costByMiddles(Corridor corridor) {
		NavMesh mesh = corridor.mesh();
		double cost = 0;
		Point at = corridor.start();
		for (int i = 0; i <= corridor.portalCount(); i++) {
			Point next = i < corridor.portalCount() ? middle(mesh, corridor.portal(i)) : corridor.goal();
			cost += at.distance(next) * cost(mesh, corridor.face(i));
			at = next;
		}
		return cost;
	}

	@Test
	void noCorridorCostsLess() {
		int found = 0;
		for (long seed = 0; seed < 600; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = random.mesh(7);
			DualGraph graph = DualGraph.of(mesh, TerrainSpeeds.of(SPEEDS));
			double radius = seed % 3 == 0 ? 0.55 * random.random().nextDouble() : 0;
			int from = random.random().nextInt(mesh.faceCount());
			int to = random.random().nextInt(mesh.faceCount());
			Point start = random.place(mesh, from);
			Point goal = random.place(mesh, to);
			String context = "seed " + seed;
			double least = byCentroids(mesh, from, radius)[to];
			double leastByMiddles = byMiddles(mesh, start, from, goal, to, radius);
			for (boolean directed : new boolean[] {true, false}) {
				Corridor centroids = new CentroidSearch(graph, directed).find(radius, start, new int[] {from}, goal,
						new int[] {to}, null, Progress.NONE);
				Corridor middles = new MidpointSearch(graph, directed).find(radius, start, new int[] {from}, goal,
						new int[] {to}, null, Progress.NONE);
				assertEquals(least, centroids == null ? Double.POSITIVE_INFINITY : costByCentroids(centroids), 1e-9, context);
				assertEquals(leastByMiddles, middles == null ? Double.POSITIVE_INFINITY : costByMiddles(middles), 1e-9,
						context);
				found += centroids == null ? 0 : 1;
			}
		}
		assertTrue(found > 600, found + " found");
	}

	@Test
	void nextHopsLeadAlongCorridorsOfLeastCost() {
		for (long seed = 0; seed < 150; seed++) {
			RandomMeshes random = new RandomMeshes(seed);
			NavMesh mesh = random.mesh(8);
			double radius = seed % 3 == 0 ? 0.55 * random.random().nextDouble() : 0;
			NextHopTable table = NextHopTable.of(DualGraph.of(mesh, TerrainSpeeds.of(SPEEDS)), radius, Progress.NONE);
			int from = random.random().nextInt(mesh.faceCount());
			double[] costs = byCentroids(mesh, from, radius);
			for (int to = 0; to < costs.length; to++) {
				Corridor corridor = table.corridor(random.place(mesh, from), from, random.place(mesh, to), to).orElse(null);
				if (costs[to] == Double.POSITIVE_INFINITY) {
					assertNull(corridor, "seed " + seed);
				} else {
					assertEquals(costs[to], costByCentroids(corridor), 1e-9, "seed " + seed);
				}
			}
		}
	}

	private static PolygonMesh squares(int side) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < (side + 1) * (side + 1); i++) {
			text.append("v ").append(i % (side + 1)).append(' ').append(i / (side + 1)).append('\n');
		}
		for (int i = 0; i < side * side; i++) {
			int at = i / side * (side + 1) + i % side;
			text.append("p ").append(at).append(' ').append(at + 1).append(' ').append(at + side + 2).append(' ')
					.append(at + side + 1).append('\n');
		}
		return PolygonMesh.parse(text.toString());
	}

	@Test
	void aTableIsSmallerThanAllPairsReportsItsProgressAndCanBeCancelled() {
		DualGraph graph = DualGraph.of(NavMesh.of(squares(30)), TerrainSpeeds.UNIFORM);
		AtomicInteger worked = new AtomicInteger();
		Progress progress = new Progress() {
			@Override
			public void worked(int units) {
				worked.addAndGet(units);
			}

			@Override
			public boolean cancelled() {
				return worked.get() >= 900;
			}
		};
		NextHopTable table = NextHopTable.of(graph, 0, progress);
		assertEquals(900, worked.get());
		assertEquals(810_000, table.bytesUncompressed());
		assertTrue(table.bytes() < table.bytesUncompressed() / 2, table.bytes() + " bytes");
		assertThrows(CancellationException.class, () -> NextHopTable.of(graph, 0, progress));
		DualGraph large = DualGraph.of(NavMesh.trusted(squares(129)), TerrainSpeeds.UNIFORM);
		assertThrows(IllegalArgumentException.class, () -> NextHopTable.of(large, 0, Progress.NONE));
	}

	/**
	 * Returns a mesh of two faces. One face is a bar with a given number of edges. The other face is a triangle that shares the
	 * second last edge of the bar.
	 */
	private static NavMesh bar(int edges) {
		double[] xy = new double[2 * edges + 2];
		int right = edges - 3;
		xy[2] = right;
		for (int i = 2; i < edges; i++) {
			xy[2 * i] = right + 2 - i;
			xy[2 * i + 1] = 1;
		}
		xy[2 * edges] = 0.5;
		xy[2 * edges + 1] = 2;
		int[] bar = IntStream.range(0, edges).toArray();
		return NavMesh.trusted(PolygonMesh.of(xy, List.of(bar, new int[] {edges - 1, edges - 2, edges})));
	}

	@Test
	void aTableKnowsThePortalsOfFacesOfManyEdgesOrIsRefused() {
		NavMesh mesh = bar(65_535);
		assertEquals(Optional.empty(), NextHopTable.problem(mesh));
		NextHopTable table = NextHopTable.of(DualGraph.of(mesh, TerrainSpeeds.UNIFORM), 0, Progress.NONE);
		assertEquals(65_533, table.next(0, 1));
		NavMesh larger = bar(65_536);
		assertEquals(Optional.of("a face with 65536 edges, expected at most 65535"), NextHopTable.problem(larger));
		DualGraph graph = DualGraph.of(larger, TerrainSpeeds.UNIFORM);
		assertThrows(IllegalArgumentException.class, () -> NextHopTable.of(graph, 0, Progress.NONE));
	}
}
