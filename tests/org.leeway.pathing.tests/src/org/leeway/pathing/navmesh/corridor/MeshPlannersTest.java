package org.leeway.pathing.navmesh.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.detour.DetourProvider;
import org.leeway.pathing.navmesh.godot.GodotProvider;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Outcome;
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
import org.leeway.testing.ConnectivityOracle;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.TrajectoryChecker;

/**
 * Tests of planners on navigation meshes of random levels: the planner that searches for corridors, and the planners for
 * the engines Detour and Godot. Each answer has a path and a disc. The tests check that the path is legal for the disc.
 */
@Tag("slow")
class MeshPlannersTest {

	private static final int SIDE = 20;
	private static final Agent AGENT = new Agent("unit", 1, Capability.of(0, 1));
	private static final List<OptionValues> CORRIDORS = List.of(OptionValues.STANDARD,
			OptionValues.STANDARD.with(CorridorProvider.COSTS, CorridorProvider.Costs.MIDPOINTS),
			OptionValues.STANDARD.with(CorridorProvider.ALGORITHM, CorridorProvider.Algorithm.DIJKSTRA),
			OptionValues.STANDARD.with(CorridorProvider.ALGORITHM, CorridorProvider.Algorithm.TABLE),
			OptionValues.STANDARD.with(CorridorProvider.WIDTH, CorridorProvider.Width.NONE));

	private static final List<PlannerProvider> ENGINES = List.of(new DetourProvider(), new GodotProvider());

	private static World world(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int i = random.nextInt(2 * SIDE); i > 0; i--) {
			int x = random.nextInt(SIDE);
			grid.fillRow(x, random.nextInt(SIDE), 1 + random.nextInt(Math.min(5, SIDE - x)), random.nextInt(3));
		}
		List<Circle> circles = IntStream.range(0, random.nextInt(6)).mapToObj(i -> new Circle(random.nextDouble() * SIDE,
				random.nextDouble() * SIDE, 0.2 + 2 * random.nextDouble())).toList();
		RandomMaps shapes = new RandomMaps(random.nextLong());
		List<Polygon> polygons = IntStream.range(0, random.nextInt(2)).mapToObj(i -> shapes.star(SIDE, SIDE)).toList();
		TerrainSpeeds speeds = random.nextBoolean() ? TerrainSpeeds.UNIFORM : TerrainSpeeds.of(Map.of(1, 0.5));
		return new World(grid.build(), speeds, Scene.of(circles, polygons, SIDE, SIDE), Map.of(), 1, Diagonals.NEVER);
	}

	private static Planner planner(PlannerProvider provider, OptionValues options, World world) {
		return provider.prepare(Preparation.forAgents(world, List.of(AGENT)), options, Progress.NONE);
	}

	private static Pose place(Random random) {
		return Pose.at(new Point(random.nextDouble(-0.5, SIDE), random.nextDouble(-0.5, SIDE)));
	}

	@Test
	void thePathIsLegalForTheFootprintOfTheAnswer() {
		int found = 0;
		int narrower = 0;
		for (long seed = 0; seed < 70; seed++) {
			Random random = new Random(seed);
			World world = world(random);
			boolean isEngine = seed % 7 >= CORRIDORS.size();
			OptionValues options = isEngine ? OptionValues.STANDARD : CORRIDORS.get((int) (seed % 7));
			Planner planner = planner(isEngine ? ENGINES.get((int) (seed % 7) - CORRIDORS.size()) : new CorridorProvider(),
					options, world);
			for (int i = 0; i < 12; i++) {
				Agent agent = AGENT.withRadius(random.nextInt(4) == 0 ? 0 : 0.8 * random.nextDouble());
				PlanQuery query = new PlanQuery(agent, place(random), place(random), random.nextBoolean());
				PlanResult result = planner.plan(query, Progress.NONE);
				String context = "seed " + seed + ": " + query;
				TrajectoryChecker checker = new TrajectoryChecker(world, ObstacleOracle.blocked(world.scene(), SIDE, SIDE), agent,
						context).offTerrain();
				double radius = ((Footprint.Disc) result.footprint()).radius();
				if (!isEngine || radius > 0) {
					// an engine's path for a point (radius 0) is not checked. The vertices of an engine's mesh are rounded to a
					// lattice, so such a path may cut slightly through slanted walls
					checker.check(result);
				}
				assertTrue(radius <= agent.radius(), context);
				boolean isOfPoint = !isEngine && options.get(CorridorProvider.WIDTH) == CorridorProvider.Width.NONE;
				if (isOfPoint && !result.isFound()) {
					assertEquals(0, radius, context);
				}
				if (isEngine || isOfPoint) {
					Point start = query.start().position();
					assertTrue(result.isFound() || !new ConnectivityOracle(world, checker).surelyConnects(start,
							query.goal().position(), isEngine ? agent.radius() : 0), context);
				}
				assertEquals(query.traced(), result.trace().isPresent(), context);
				assertEquals(result.trajectory(),
						planner.plan(new PlanQuery(agent, query.start(), query.goal()), Progress.NONE).trajectory(), context);
				found += result.isFound() ? 1 : 0;
				narrower += result.isFound() && radius > 0 && radius < agent.radius() ? 1 : 0;
			}
		}
		assertTrue(found > 100, found + " found");
		assertTrue(narrower > 3, narrower + " came too near to walls");
	}

	/** Tests that a planner with a table of next hops finds corridors of the same cost as a planner that searches. */
	@Test
	void tablesFindWhatSearchesFind() {
		int found = 0;
		for (long seed = 100; seed < 140; seed++) {
			Random random = new Random(seed);
			World world = world(random);
			Planner searching = planner(new CorridorProvider(), OptionValues.STANDARD, world);
			Planner looking = planner(new CorridorProvider(), OptionValues.STANDARD.with(CorridorProvider.ALGORITHM,
					CorridorProvider.Algorithm.TABLE), world);
			for (int i = 0; i < 12; i++) {
				PlanQuery query = new PlanQuery(AGENT.withRadius(0.25 * random.nextInt(3)), place(random), place(random), true);
				PlanResult expected = searching.plan(query, Progress.NONE);
				PlanResult result = looking.plan(query, Progress.NONE);
				assertEquals(expected.outcome(), result.outcome(), "seed " + seed + ": " + query);
				assertEquals(expected.length(), result.length(), 1e-9, "seed " + seed + ": " + query);
				assertTrue(result.metrics().expanded() <= expected.metrics().expanded(), "seed " + seed + ": " + query);
				found += result.isFound() ? 1 : 0;
			}
		}
		assertTrue(found > 100, found + " found");
	}

	/**
	 * Tests planners where many corridors have the same cost, because each cell has a random terrain. Starts and goals are
	 * at the middles, sides and corners of cells.
	 */
	@Test
	void allAlgorithmsAnswerTheSamePath() {
		int found = 0;
		for (long seed = 0; seed < 60; seed++) {
			Random random = new Random(seed);
			World world = noise(random);
			for (CorridorProvider.Costs costs : CorridorProvider.Costs.values()) {
				List<Planner> planners = Stream.of(CorridorProvider.Algorithm.values())
						.filter(each -> costs == CorridorProvider.Costs.CENTROIDS || each != CorridorProvider.Algorithm.TABLE)
						.map(each -> planner(new CorridorProvider(), OptionValues.STANDARD.with(CorridorProvider.COSTS, costs)
								.with(CorridorProvider.ALGORITHM, each), world))
						.toList();
				for (int i = 0; i < 40; i++) {
					PlanQuery query = new PlanQuery(AGENT.withRadius(0.25 * random.nextInt(3)), onCells(random),
							onCells(random));
					PlanResult expected = planners.get(0).plan(query, Progress.NONE);
					for (Planner planner : planners) {
						PlanResult result = planner.plan(query, Progress.NONE);
						assertEquals(expected.trajectory(), result.trajectory(), "seed " + seed + ", " + costs + ": " + query);
					}
					found += expected.isFound() ? 1 : 0;
				}
			}
		}
		assertTrue(found > 500, found + " found");
	}

	private static World noise(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		int walls = 1 + random.nextInt(4);
		for (int i = 0; i < SIDE * SIDE; i++) {
			grid.set(i % SIDE, i / SIDE, random.nextInt(10) < walls ? 2 : random.nextInt(2));
		}
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(1, List.of(1.0, 0.5, 0.3, 0.001).get(random.nextInt(4))));
		return new World(grid.build(), speeds, Scene.of(List.of(), List.of(), SIDE, SIDE), Map.of(), 1, Diagonals.NEVER);
	}

	private static Pose onCells(Random random) {
		return Pose.at(new Point(0.5 * random.nextInt(2 * SIDE + 1), 0.5 * random.nextInt(2 * SIDE + 1)));
	}

	@Test
	void theReasonSaysWhereDetourRanOutOfNodes() {
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int i = 1; i < SIDE; i += 2) {
			grid.fillRow(i % 4 / 2, i, SIDE - 1, 2);
		}
		World world = World.of(grid.build(), Scene.of(List.of(), List.of(), SIDE, SIDE));
		PlanQuery query = new PlanQuery(AGENT, Pose.at(new Point(0.5, 0.5)), Pose.at(new Point(0.5, 18.5)));
		assertTrue(planner(new DetourProvider(), OptionValues.STANDARD, world).plan(query, Progress.NONE).isFound());
		PlanResult limited = planner(new DetourProvider(), OptionValues.STANDARD.with(DetourProvider.NODES, 4), world)
				.plan(query, Progress.NONE);
		assertEquals(Outcome.NOT_CONNECTED, limited.outcome());
		assertTrue(limited.reason().matches(".* within 4 nodes; the search ends at .*"), limited.reason());
	}

	@Test
	void refusesAndStops() {
		World world = World.of(TerrainGrid.filled(SIDE, SIDE, 0), Scene.of(List.of(new Circle(10, 10, 2)), List.of(), SIDE, SIDE));
		Planner planner = planner(new CorridorProvider(), OptionValues.STANDARD, world);
		Pose free = Pose.at(new Point(3, 3));
		assertEquals("a unit of radius 0.5 does not fit at the goal 10,9",
				planner.plan(new PlanQuery(AGENT, free, Pose.at(new Point(10, 9))), Progress.NONE).reason());
		assertEquals(Outcome.START_OUTSIDE,
				planner.plan(new PlanQuery(AGENT, Pose.at(new Point(-1, 9)), free), Progress.NONE).outcome());
		assertEquals(Outcome.START_BLOCKED,
				planner.plan(new PlanQuery(AGENT, Pose.at(new Point(0.4, 9)), free), Progress.NONE).outcome());
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class,
				() -> planner.plan(new PlanQuery(AGENT, free, Pose.at(new Point(15, 15))), cancelled));
	}
}
