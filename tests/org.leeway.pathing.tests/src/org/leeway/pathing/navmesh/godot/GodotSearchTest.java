package org.leeway.pathing.navmesh.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/** Tests of properties of Godot's routes on random levels. The tests need no engine. */
class GodotSearchTest {

	private static final int[] PIXELS = {4, 16, 100};
	/** Tolerance for places, in pixels. Rounding in Godot's arithmetic moves places in thin triangles. */
	private static final double NEAR = 0.05;

	/** The polygons of a random level. Connected polygons have the same number in {@code parts}. */
	private record Level(GodotMesh mesh, GodotGraph graph, int[] parts) {

		static Level of(Random random) {
			RandomMaps maps = new RandomMaps(random.nextLong());
			TerrainGrid grid = random.nextBoolean() ? maps.noise(20, 16, 0.2) : maps.rectangles(20, 16);
			World world = World.of(grid, maps.obstacles(20, 16).within(20, 16));
			GodotMesh mesh = GodotMesh.of(LevelMesh.of(world, MeshOptions.of(Capability.of(0, 1)), Progress.NONE).mesh(),
					new GodotMesh.Shape(random.nextInt(4) / 4.0, PIXELS[random.nextInt(PIXELS.length)]), Progress.NONE);
			return new Level(mesh, new GodotGraph(mesh), parts(mesh));
		}

		/**
		 * Numbers the connected parts. Each polygon begins with its own index, and then gets the least number of its
		 * neighbours if that number is smaller. This is repeated until nothing changes.
		 */
		private static int[] parts(GodotMesh mesh) {
			int[] parts = IntStream.range(0, mesh.polygonCount()).toArray();
			Map<List<Long>, List<Integer>> sides = new HashMap<>();
			for (int polygon = 0; polygon < parts.length; polygon++) {
				for (int i = 0; i < mesh.size(polygon); i++) {
					int a = mesh.vertex(polygon, i);
					int b = mesh.vertex(polygon, (i + 1) % mesh.size(polygon));
					boolean isFirst = mesh.x(a) < mesh.x(b) || mesh.x(a) == mesh.x(b) && mesh.y(a) < mesh.y(b);
					sides.computeIfAbsent(List.of(mesh.x(isFirst ? a : b), mesh.y(isFirst ? a : b), mesh.x(isFirst ? b : a),
							mesh.y(isFirst ? b : a)), unknown -> new ArrayList<>()).add(polygon);
				}
			}
			boolean changed = true;
			while (changed) {
				changed = false;
				for (List<Integer> both : sides.values()) {
					int least = both.stream().mapToInt(polygon -> parts[polygon]).min().orElseThrow();
					for (int polygon : both) {
						changed |= parts[polygon] != least;
						parts[polygon] = least;
					}
				}
			}
			return parts;
		}

		/** Returns a random place inside of a random polygon: a mean of its corners with random weights. */
		Spot place(int polygon, Random random) {
			double[] weights = IntStream.range(0, mesh.size(polygon)).mapToDouble(i -> 0.01 + random.nextDouble()).toArray();
			double sum = IntStream.range(0, weights.length).mapToDouble(i -> weights[i]).sum();
			double x = IntStream.range(0, weights.length).mapToDouble(i -> weights[i] * mesh.x(mesh.vertex(polygon, i))).sum();
			double y = IntStream.range(0, weights.length).mapToDouble(i -> weights[i] * mesh.y(mesh.vertex(polygon, i))).sum();
			return new Spot((float) (x / sum), (float) (y / sum));
		}

		boolean covers(double x, double y) {
			return IntStream.range(0, mesh.polygonCount()).anyMatch(polygon -> IntStream.range(0, mesh.size(polygon))
					.allMatch(i -> isInside(x, y, mesh.vertex(polygon, i), mesh.vertex(polygon, (i + 1) % mesh.size(polygon)))));
		}

		private boolean isInside(double x, double y, int a, int b) {
			double dx = mesh.x(b) - mesh.x(a);
			double dy = mesh.y(b) - mesh.y(a);
			return dy * (x - mesh.x(a)) - dx * (y - mesh.y(a)) <= NEAR * Math.hypot(dx, dy);
		}
	}

	private static boolean isOnMesh(Level level, List<Spot> places) {
		return IntStream.range(1, places.size()).allMatch(i -> IntStream.rangeClosed(0, 16).allMatch(step -> {
			double share = step / 16.0;
			return level.covers(places.get(i - 1).x() + share * (places.get(i).x() - places.get(i - 1).x()),
					places.get(i - 1).y() + share * (places.get(i).y() - places.get(i - 1).y()));
		}));
	}

	/**
	 * Routes must stay on the mesh. If start and goal are connected, a route must lead to the goal, otherwise not. For this,
	 * the corners of polygons must be in clockwise order. If they are counterclockwise, Godot's funnel misses turns where
	 * corners of portals lie on a line.
	 */
	@Test
	void routesLieOnTheMeshAndLeadToTheGoalExactlyIfItIsConnected() {
		int connected = 0;
		int apart = 0;
		for (long seed = 0; seed < Rounds.of(150); seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			Level level = Level.of(random);
			GodotSearch search = level.mesh.polygonCount() == 0 ? null : new GodotSearch(level.graph);
			for (int i = 0; search != null && i < 12; i++) {
				int from = random.nextInt(level.mesh.polygonCount());
				int to = random.nextInt(level.mesh.polygonCount());
				Spot start = level.place(from, random);
				Spot goal = level.place(to, random);
				String context = "seed " + seed + ": " + start + " to " + goal;
				List<Segment> trace = new ArrayList<>();
				GodotRoute route = search.find(start, goal, 0, trace, Progress.NONE);
				boolean isConnected = level.parts[from] == level.parts[to];
				assertEquals(isConnected, route.last().distance(goal) < 1, context + route);
				assertEquals(start.distance(route.places().getFirst()), 0, 1, context);
				assertTrue(isOnMesh(level, route.places()), context + route);
				assertEquals(route, new GodotSearch(level.graph).find(start, goal, 0, null, Progress.NONE), context);
				assertTrue(trace.size() <= route.expanded(), context);
				connected += isConnected ? 1 : 0;
				apart += isConnected ? 0 : 1;
			}
		}
		assertTrue(connected > Rounds.of(700) && apart > Rounds.of(100), connected + " connected, " + apart + " apart");
	}

	@Test
	void withTooFewPolygonsTheRouteEndsEarlyAndSaysSo() {
		int cut = 0;
		for (long seed = 0; seed < Rounds.of(50); seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			Level level = Level.of(random);
			if (level.mesh.polygonCount() > 0) {
				GodotSearch search = new GodotSearch(level.graph);
				Spot start = level.place(0, random);
				Spot goal = level.place(level.mesh.polygonCount() - 1, random);
				GodotRoute free = search.find(start, goal, 0, null, Progress.NONE);
				GodotRoute limited = search.find(start, goal, 2, null, Progress.NONE);
				assertFalse(free.isCut());
				assertTrue(limited.isCut() || limited.last().equals(free.last()), "seed " + seed);
				cut += limited.isCut() ? 1 : 0;
			}
		}
		assertTrue(cut > Rounds.of(20), cut + " cut");
	}

	/**
	 * For Godot, the orientation of the first three corners is the orientation of a polygon. So Leeway must not write
	 * polygons whose first three corners lie on a line.
	 */
	@Test
	void polygonsBeginAtACorner() {
		int straight = 0;
		for (long seed = 0; seed < Rounds.of(100); seed++) {
			GodotMesh mesh = Level.of(new Random(seed * 0x9E3779B97F4A7C15L)).mesh;
			for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
				assertTrue(turn(mesh, polygon, 0) > 0, "seed " + seed + ", polygon " + polygon);
				int each = polygon;
				straight += IntStream.range(0, mesh.size(polygon)).anyMatch(corner -> turn(mesh, each, corner) == 0) ? 1 : 0;
			}
		}
		assertTrue(straight > 100, straight + " polygons with three corners on a line");
	}

	private static long turn(GodotMesh mesh, int polygon, int corner) {
		int a = mesh.vertex(polygon, corner);
		int b = mesh.vertex(polygon, (corner + 1) % mesh.size(polygon));
		int c = mesh.vertex(polygon, (corner + 2) % mesh.size(polygon));
		return (mesh.x(b) - mesh.x(a)) * (mesh.y(c) - mesh.y(b)) - (mesh.x(c) - mesh.x(b)) * (mesh.y(b) - mesh.y(a));
	}
}
