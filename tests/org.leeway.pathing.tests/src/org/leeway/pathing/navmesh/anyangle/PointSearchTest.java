package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.testing.Rounds;

@Tag("slow")
class PointSearchTest {

	private static final int PARTS = CellOracle.PARTS;

	private static boolean[][] grid(Random random) {
		int width = 1 + random.nextInt(9);
		int height = 1 + random.nextInt(9);
		double density = random.nextDouble();
		boolean[][] free = new boolean[height][width];
		for (boolean[] row : free) {
			for (int x = 0; x < width; x++) {
				row[x] = random.nextDouble() < density;
			}
		}
		return free;
	}

	@Test
	void findsShortestPathsOnLattices() {
		for (int seed = 0; seed < Rounds.of(200); seed++) {
			Random random = new Random(seed * 31L);
			check(random, "seed " + seed, 1e-9, 1, 0, 0, 1);
		}
	}

	@Test
	void findsShortestPathsOnTurnedAndSkewedLattices() {
		for (int seed = 0; seed < Rounds.of(200); seed++) {
			Random random = new Random(seed * 37L);
			check(random, "seed " + seed, 1e-9, random.nextGaussian() + 2, random.nextGaussian() / 2,
					random.nextGaussian() / 2, random.nextGaussian() + 2);
		}
	}

	private static void check(Random random, String seed, double tolerance, double... map) {
		boolean[][] free = grid(random);
		if (map[0] * map[3] - map[1] * map[2] < 0.1) {
			return;
		}
		PolygonMesh polygons = GridMeshes.random(free, random, map);
		NavMesh mesh = NavMesh.of(polygons);
		PointSearch search = new PointSearch(mesh);
		CellOracle oracle = new CellOracle(free, map);
		for (int i = 0; i < 20; i++) {
			int parts = random.nextInt(3) == 0 ? 1 : random.nextBoolean() ? 2 : PARTS;
			int[] start = place(random, free, parts);
			int[] goal = place(random, free, parts);
			MeshPath path = find(search, start, goal, map);
			String message = seed + " query " + i + " from " + start[0] + "," + start[1] + " to " + goal[0] + ","
					+ goal[1] + ": " + path;
			double length = oracle.length(start[0], start[1], goal[0], goal[1]);
			if (!oracle.isFreePlace(start[0], start[1])) {
				assertEquals(Outcome.START_BLOCKED, path.outcome(), message);
			} else if (!oracle.isFreePlace(goal[0], goal[1])) {
				assertEquals(Outcome.GOAL_BLOCKED, path.outcome(), message);
			} else if (length == Double.POSITIVE_INFINITY) {
				assertEquals(Outcome.NOT_CONNECTED, path.outcome(), message);
			} else {
				assertEquals(Outcome.FOUND, path.outcome(), message);
				assertEquals(length, path.length(), tolerance * length, message);
				assertTrue(oracle.isLegal(onGrid(places(at(start, map), path), map)), message);
				assertEquals(path.length(), find(search, goal, start, map).length(), tolerance * length, message);
			}
		}
	}

	private static int[] place(Random random, boolean[][] free, int parts) {
		return new int[] { random.nextInt(free[0].length * parts + 1) * (PARTS / parts),
				random.nextInt(free.length * parts + 1) * (PARTS / parts) };
	}

	private static MeshPath find(PointSearch search, int[] start, int[] goal, double... map) {
		return search.find(at(start, map), at(goal, map), Progress.NONE);
	}

	private static Point at(int[] place, double... map) {
		return new Point(x(place, map), y(place, map));
	}

	private static List<Point> places(Point start, MeshPath path) {
		return Stream.concat(Stream.of(start), path.segments().stream().map(segment -> segment.at(segment.length()))).toList();
	}

	private static double x(int[] place, double... map) {
		return map[0] * place[0] / PARTS + map[1] * place[1] / PARTS;
	}

	private static double y(int[] place, double... map) {
		return map[2] * place[0] / PARTS + map[3] * place[1] / PARTS;
	}

	private static List<int[]> onGrid(List<Point> points, double... map) {
		List<int[]> places = new ArrayList<>();
		double det = map[0] * map[3] - map[1] * map[2];
		for (Point point : points) {
			places.add(new int[] { (int) Math.round(PARTS * (map[3] * point.x() - map[1] * point.y()) / det),
					(int) Math.round(PARTS * (map[0] * point.y() - map[2] * point.x()) / det) });
		}
		return places;
	}
}
