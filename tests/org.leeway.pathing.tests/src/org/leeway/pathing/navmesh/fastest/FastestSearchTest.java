package org.leeway.pathing.navmesh.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Rounds;

/**
 * Tests of the search for fastest routes, and of its proved lower bounds. The tests compare the bounds with the routes of a
 * naive search over many places of each edge.
 */
class FastestSearchTest {

	private static final int TERRAINS = 4;
	private static final int WALL = 9;
	private static final int PARTS = 9;
	private static final int QUERIES = 3;
	private static final Capability LAND = Capability.of(IntStream.range(0, TERRAINS).toArray());

	/** Counts the queries of a test, and the queries whose cost is more than 1 % above the bound. */
	private int queries;
	private int notClose;

	/**
	 * The planner computes the bound on lattices, which suit borders along rows and columns best. Here, borders between speeds
	 * are slanted, so some bounds stay more than 1 % below the cost. For a point, the bound also ignores walls without
	 * thickness.
	 */
	@Test
	void noRouteOnAStoredMeshUndercutsTheBound() {
		for (long seed = 0; seed < Rounds.of(8); seed++) {
			checkStored(seed);
		}
		assertTrue(notClose * 3 <= queries, notClose + " of " + queries + " are more than 1 % above the bound");
	}

	private void checkStored(long seed) {
		Random random = new Random(seed);
		Map<Integer, Double> speeds = speeds(random);
		PolygonMesh mesh = mesh(random);
		double radius = random.nextInt(3) == 0 ? 0 : random.nextDouble(0.02, 0.4);
		List<Point[]> faces = new ArrayList<>();
		double[] faceSpeeds = new double[mesh.polygonCount()];
		for (int i = 0; i < faceSpeeds.length; i++) {
			int polygon = i;
			faces.add(IntStream.range(0, mesh.size(i)).mapToObj(j -> point(mesh, mesh.vertex(polygon, j))).toArray(Point[]::new));
			faceSpeeds[i] = speeds.get(mesh.terrain(i));
		}
		List<Point[]> barriers = IntStream.range(0, mesh.wallCount())
				.mapToObj(i -> new Point[] {point(mesh, mesh.wallFrom(i)), point(mesh, mesh.wallTo(i))}).toList();
		World world = new World(TerrainGrid.filled(8, 8, 0), TerrainSpeeds.of(speeds), Scene.EMPTY, Map.of(LAND, mesh), 1,
				Diagonals.NEVER);
		check(world, radius, new RouteOracle(faces, faceSpeeds, barriers, radius), 7, random, "seed " + seed);
	}

	private static Point point(PolygonMesh mesh, int vertex) {
		return new Point(mesh.x(vertex), mesh.y(vertex));
	}

	/** Short routes that mostly follow the circle around a corner may stay farther than 1 % away. */
	@Test
	void theCostOnCellsIsWithinOnePercentOfABoundThatNoRouteUndercuts() {
		for (long seed = 0; seed < Rounds.of(16); seed++) {
			checkCells(seed);
		}
		assertTrue(notClose * 20 <= queries, notClose + " of " + queries + " are more than 1 % above the bound");
	}

	private void checkCells(long seed) {
		Random random = new Random(seed);
		Map<Integer, Double> speeds = speeds(random);
		TerrainGrid grid = grid(random);
		double radius = random.nextInt(4) == 0 ? random.nextDouble(0.01, 1.2) : random.nextInt(1, 3) / 2.0;
		List<Point[]> faces = new ArrayList<>();
		List<Double> faceSpeeds = new ArrayList<>();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (grid.terrain(x, y) != WALL) {
					faces.add(new Point[] {new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)});
					faceSpeeds.add(speeds.get(grid.terrain(x, y)));
				}
			}
		}
		RouteOracle oracle = new RouteOracle(faces, faceSpeeds.stream().mapToDouble(each -> each).toArray(), List.of(), radius);
		check(world(grid, speeds), radius, oracle, Math.max(grid.width(), grid.height()), random, "seed " + seed);
	}

	private void check(World world, double radius, RouteOracle oracle, double side, Random random, String seed) {
		Agent agent = new Agent("unit", 1, LAND).withRadius(radius);
		Planner planner = planner(new FastestProvider(), world, agent);
		for (int i = 0; i < QUERIES; i++) {
			Point start = place(oracle, side, random);
			Point goal = place(oracle, side, random);
			String context = seed + ", radius " + radius + ", from " + start + " to " + goal;
			PlanResult result = planner.plan(query(agent, start, goal), Progress.NONE);
			double best = oracle.isFree(start) && oracle.isFree(goal) ? oracle.best(start, goal, PARTS) : Double.POSITIVE_INFINITY;
			assertTrue(result.isFound() || best == Double.POSITIVE_INFINITY, context);
			if (result.isFound()) {
				check(result, oracle, best, context);
			}
		}
	}

	private void check(PlanResult result, RouteOracle oracle, double best, String context) {
		double bound = result.lowerBound().orElseThrow();
		double radius = result.query().agent().radius();
		double cost = 0;
		for (PathSegment segment : result.trajectory().orElseThrow().segments()) {
			if (!(segment instanceof Segment)) {
				cost = result.cost();
				break;
			}
			cost += oracle.cost(segment.from(), segment.to());
			assertTrue(oracle.isFree(segment.from(), segment.to(), radius - 2e-9), context + ": " + segment);
		}
		assertEquals(cost, result.cost(), 1e-9 * Math.max(1, cost), context);
		assertTrue(bound <= best, context + ": bound " + bound + ", but a route of cost " + best);
		assertTrue(bound <= result.cost(), context);
		queries++;
		notClose += result.cost() > 1.01 * bound ? 1 : 0;
	}

	private static Planner planner(PlannerProvider provider, World world, Agent agent) {
		return provider.prepare(Preparation.forAgents(world, List.of(agent)), OptionValues.STANDARD, Progress.NONE);
	}

	private static World world(TerrainGrid grid, Map<Integer, Double> speeds) {
		return new World(grid, TerrainSpeeds.of(speeds), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
	}

	private static PlanQuery query(Agent agent, Point start, Point goal) {
		return new PlanQuery(agent, Pose.at(start), Pose.at(goal));
	}

	@Test
	void withOneSpeedTheRouteIsTheShortestPath() {
		TerrainGridEditor grid = TerrainGrid.filled(12, 9, 0).edit();
		for (int y = 2; y < 9; y++) {
			grid.fillRow(5, y, 2, WALL);
		}
		Agent agent = new Agent("unit", 2, LAND);
		World world = world(grid.build(), Map.of(0, 2.0, 1, 2.0, 2, 2.0, 3, 2.0));
		PlanQuery query = query(agent, new Point(2, 7), new Point(10, 7));
		PlanResult fastest = planner(new FastestProvider(), world, agent).plan(query, Progress.NONE);
		PlanResult shortest = planner(new AnyAngleProvider(), world, agent).plan(query, Progress.NONE);
		assertEquals(shortest.trajectory().orElseThrow().segments(), fastest.trajectory().orElseThrow().segments());
		assertEquals(shortest.length() / 2, fastest.cost(), 1e-12);
		assertEquals(fastest.cost(), fastest.duration(), 1e-12);
		assertEquals(fastest.cost(), fastest.lowerBound().orElseThrow());
	}

	/**
	 * The disc just fits between two corners. Between the corners, the shortest path is an arc around one corner. Tangents in
	 * place of this arc come too near to the other corner.
	 */
	@Test
	void aDiscFitsExactlyBetweenTwoCornersOnItsArc() {
		TerrainGridEditor grid = TerrainGrid.filled(24, 24, 0).edit();
		for (int y = 0; y < 24; y++) {
			grid.fillRow(y < 10 ? 0 : 13, y, y < 10 ? 10 : y < 14 ? 0 : 11, WALL);
		}
		grid.fillRow(20, 2, 2, 1);
		Agent agent = new Agent("unit", 5, LAND);
		PlanQuery query = query(agent, new Point(14.5, 4), new Point(4, 14.5));
		World world = world(grid.build(), Map.of(0, 1.0, 1, 2.0, 2, 1.0, 3, 1.0));
		PlanResult fastest = planner(new FastestProvider(), world, agent).plan(query, Progress.NONE);
		PlanResult shortest = planner(new AnyAngleProvider(), world, agent).plan(query, Progress.NONE);
		assertTrue(shortest.isFound() && fastest.isFound());
		assertTrue(fastest.cost() >= shortest.length() - 1e-9, "the fast terrain is far away");
		assertEquals(shortest.length(), fastest.cost(), 0.01 * fastest.cost());
		assertTrue(fastest.lowerBound().orElseThrow() <= shortest.length());
	}

	/** A wall of terrain that is 1e18 times slower than the rest. The lower bound may be far below the cost, but not above. */
	@Test
	void extremeSpeedsHaveABoundThatIsTrue() {
		TerrainGridEditor grid = TerrainGrid.filled(9, 5, 0).edit();
		for (int y = 0; y < 5; y++) {
			grid.fillRow(4, y, 2, 1);
		}
		Agent agent = new Agent("unit", 1, LAND);
		World world = world(grid.build(), Map.of(0, 1e9, 1, 1e-9));
		PlanResult result = planner(new FastestProvider(), world, agent).plan(query(agent, new Point(0.5, 0.5), new Point(8.5, 4.5)),
				Progress.NONE);
		assertEquals(2e9, result.cost(), 1, "two cells of slow terrain");
		assertTrue(result.lowerBound().orElseThrow() <= result.cost());
		assertTrue(result.lowerBound().orElseThrow() > 0);
	}

	/** Returns a place where the disc is free, or any place after some attempts. Half of the places are on a lattice. */
	private static Point place(RouteOracle oracle, double side, Random random) {
		Point place = new Point(0, 0);
		for (int i = 0; i < 50; i++) {
			place = random.nextBoolean() ? new Point(random.nextDouble(side), random.nextDouble(side))
					: new Point(random.nextInt((int) (2 * side)) / 2.0, random.nextInt((int) (2 * side)) / 2.0);
			if (oracle.isFree(place)) {
				return place;
			}
		}
		return place;
	}

	private static Map<Integer, Double> speeds(Random random) {
		Map<Integer, Double> speeds = new HashMap<>();
		IntStream.range(0, TERRAINS).forEach(id -> speeds.put(id, random.nextBoolean() ? 1 + random.nextInt(5)
				: random.nextDouble(1, 5)));
		return speeds;
	}

	/**
	 * Returns a mesh of quadrangles in rows and columns. In half of the meshes, the vertices are moved a little at random. Some
	 * quadrangles are missing or cut into two triangles, and walls stand between some of the polygons.
	 */
	private static PolygonMesh mesh(Random random) {
		int columns = 1 + random.nextInt(6);
		int rows = 1 + random.nextInt(6);
		double shake = random.nextBoolean() ? 0.2 : 0;
		double[] xy = new double[2 * (columns + 1) * (rows + 1)];
		for (int i = 0; i < xy.length / 2; i++) {
			xy[2 * i] = 0.5 + i % (columns + 1) + shake * random.nextDouble(-1, 1);
			xy[2 * i + 1] = 0.5 + i / (columns + 1) + shake * random.nextDouble(-1, 1);
		}
		List<int[]> polygons = new ArrayList<>();
		List<int[]> walls = new ArrayList<>();
		for (int cell = 0; cell < columns * rows; cell++) {
			int corner = cell / columns * (columns + 1) + cell % columns;
			int[] ring = {corner, corner + 1, corner + columns + 2, corner + columns + 1};
			if (polygons.isEmpty() || random.nextInt(6) > 0) {
				if (random.nextBoolean()) {
					polygons.add(ring);
				} else {
					polygons.add(new int[] {ring[0], ring[1], ring[2]});
					polygons.add(new int[] {ring[2], ring[3], ring[0]});
				}
			}
			if (cell >= columns && random.nextInt(12) == 0) {
				walls.add(new int[] {ring[0], ring[1]});
			}
		}
		short[] terrains = new short[polygons.size()];
		for (int i = 0; i < terrains.length; i++) {
			terrains[i] = (short) random.nextInt(TERRAINS);
		}
		walls.removeIf(wall -> polygons.stream().filter(ring -> has(ring, wall[0]) && has(ring, wall[1])).count() < 2);
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	private static boolean has(int[] ring, int vertex) {
		return IntStream.of(ring).anyMatch(each -> each == vertex);
	}

	/** Returns a grid of rectangles or of noise, up to 9 x 9 cells, some of them walls. */
	private static TerrainGrid grid(Random random) {
		int width = 1 + random.nextInt(9);
		int height = 1 + random.nextInt(9);
		TerrainGridEditor grid = TerrainGrid.filled(width, height, random.nextInt(TERRAINS)).edit();
		int most = random.nextBoolean() ? 1 : 4;
		double walls = random.nextDouble(0.3);
		for (int i = 0; i < width * height; i++) {
			int x = random.nextInt(width);
			int y = random.nextInt(height);
			int terrain = random.nextDouble() < walls ? WALL : random.nextInt(TERRAINS);
			for (int row = y; row < Math.min(height, y + random.nextInt(1, most + 1)); row++) {
				grid.fillRow(x, row, Math.min(width - x, random.nextInt(1, most + 1)), terrain);
			}
		}
		return grid.build();
	}
}
