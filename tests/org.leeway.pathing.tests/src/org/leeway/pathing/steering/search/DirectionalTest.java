package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.Octile;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;
import org.leeway.testing.TrajectoryChecker;

/** Tests of paths of turning units on small maps. */
class DirectionalTest {

	private static final double NEAR = 1e-9;
	private static final Capability LAND = Capability.of(Pictures.GROUND, Pictures.SWAMP);

	private static Agent agent(double radius, double turningRadius, boolean reverses) {
		return new Agent("", new GridUnit(Math.max(1, (int) Math.ceil(2 * radius)), LAND), Body.disc(radius),
				new Motion(turningRadius, reverses, 1, OptionalDouble.empty()));
	}

	private static World world(String... rows) {
		return World.of(Pictures.grid(String.join("\n", rows)), Scene.EMPTY);
	}

	private static World open(int width, int height) {
		return world(IntStream.range(0, height).mapToObj(y -> ".".repeat(width)).toArray(String[]::new));
	}

	private static Pose pose(double x, double y, double degrees) {
		return Pose.at(new Point(x, y), Math.toRadians(degrees));
	}

	private static PlanResult plan(World world, Agent agent, Pose start, Pose goal, Map<String, String> options) {
		DirectionalProvider provider = new DirectionalProvider();
		PlanResult result = provider.prepare(Preparation.forAgents(world, List.of(agent)),
				OptionValues.parse(provider.options(), options), Progress.NONE)
				.plan(new PlanQuery(agent, start, goal), Progress.NONE);
		new TrajectoryChecker(world, BitPlane.empty(world.grid().width(), world.grid().height()), agent,
				start + " to " + goal + " " + options).offTerrain().check(result);
		return result;
	}

	private static PlanResult plan(World world, Agent agent, Pose start, Pose goal) {
		return plan(world, agent, start, goal, Map.of());
	}

	private static double turned(PlanResult result) {
		return result.trajectory().orElseThrow().moves().stream().mapToDouble(move -> switch (move) {
		case Move.Pivot pivot -> pivot.sweep();
		case Move.Drive drive -> drive.segment() instanceof Arc arc ? arc.sweep() : 0;
		}).sum();
	}

	@Test
	void unitsThatAreTooLargeForTheMap() {
		World world = open(30, 20);
		for (double size : new double[] { 25, 1000, 1e9 }) {
			assertEquals(Outcome.START_BLOCKED, plan(world, agent(size, 2, true), pose(15, 10, 0), pose(20, 10, 0)).outcome());
			PlanResult straight = plan(world, agent(0.5, size, false), pose(5.5, 10.5, 0), pose(20.5, 10.5, 0));
			assertEquals(15, straight.cost(), 1e-9);
			assertFalse(plan(world, agent(0.5, size, false), pose(5.5, 10.5, 0), pose(20.5, 15.5, 0)).isFound());
		}
	}

	@Test
	void aUnitThatTurnsOnTheSpotNeedsTheLengthOfSteps() {
		World world = open(30, 20);
		for (int x = 1; x < 29; x += 3) {
			for (int y = 1; y < 19; y += 2) {
				PlanResult result = plan(world, agent(0.5, 0, false), pose(3.5, 4.5, 90), Pose.at(new Point(x + 0.5, y + 0.5)),
						Map.of("last-shot", "off"));
				assertEquals(Octile.distance(x - 3, y - 4), result.length(), 1e-8);
			}
		}
	}

	@Test
	void aGoalAheadIsReachedStraightAndOneCellAwayWithoutALoop() {
		World world = open(20, 20);
		for (String headings : List.of("8", "16", "48")) {
			for (String shot : List.of("on", "off")) {
				Map<String, String> options = Map.of("headings", headings, "last-shot", shot);
				for (double radius : new double[] {0, 0.2, 1, 2.5}) {
					PlanResult near = plan(world, agent(0.4, radius, false), pose(9.5, 9.5, 0), pose(10.5, 9.5, 0), options);
					assertEquals(1, near.length(), NEAR, "radius " + radius);
					assertEquals(1, near.trajectory().orElseThrow().moves().size());
					assertEquals(0, turned(plan(world, agent(0.4, radius, false), pose(9.5, 9.5, 45), pose(10.5, 10.5, 45),
							options)), NEAR);
				}
			}
		}
	}

	@Test
	void theWayToWhereTheUnitIsHasNoMoves() {
		World world = open(20, 20);
		for (Pose pose : List.of(pose(9.5, 9.5, 90), pose(9.3, 9.1, 77), Pose.at(new Point(9.3, 9.1)),
				Pose.at(new Point(9.5, 9.5)))) {
			PlanResult result = plan(world, agent(0.4, 1, false), pose, pose);
			assertTrue(result.isFound());
			assertEquals(0, result.length(), pose.toString());
		}
	}

	/** Only the curve between two legal poses overlaps a blocked cell. */
	@Test
	void oneBlockedCellInACurveIsSeen() {
		Agent agent = agent(0.5, 3, false);
		PlanResult free = plan(open(9, 9), agent, pose(1.5, 1.5, 0), pose(6.5, 6.5, 90), Map.of("last-shot", "off"));
		World blocked = world(
				".........",
				".........",
				"....#....",
				".........",
				".........",
				".........",
				".........",
				".........",
				".........");
		PlanResult around = plan(blocked, agent, pose(1.5, 1.5, 0), pose(6.5, 6.5, 90), Map.of("last-shot", "off"));
		assertTrue(free.isFound());
		assertTrue(around.cost() > free.cost() + 0.1, around.cost() + " and " + free.cost());
	}

	@ParameterizedTest
	@ValueSource(doubles = {1, 2, 3})
	void aGateAsWideAsTheUnitLetsItThrough(double width) {
		String wall = ".".repeat(12) + "#" + ".".repeat(12);
		String[] rows = new String[15];
		for (int y = 0; y < rows.length; y++) {
			rows[y] = y >= 6 && y < 6 + width ? ".".repeat(25) : wall;
		}
		Pose start = pose(4.2, 3.7, 30);
		Pose goal = pose(20.9, 11.1, 10);
		for (boolean reverses : new boolean[] {false, true}) {
			assertTrue(plan(world(rows), agent(width / 2, 1.5, reverses), start, goal).isFound());
			assertEquals(Outcome.NOT_CONNECTED, plan(world(rows), agent(width / 2 + 1e-8, 1.5, reverses), start, goal).outcome());
		}
	}

	@Test
	void posesThatDoNotFitAreNamedWithTheNearestPlace() {
		World world = World.of(open(20, 20).grid(), Scene.of(List.of(new Circle(10, 10, 3)), List.of(), 20, 20));
		PlanResult start = plan(world, agent(0.5, 1, false), pose(9.5, 10.5, 0), pose(3.5, 3.5, 0));
		assertEquals(Outcome.START_BLOCKED, start.outcome());
		assertEquals(new ObstacleRef(ObstacleRef.Kind.CIRCLE, 0), start.blocker().orElseThrow());
		assertEquals(3.5, start.nearest().orElseThrow().distance(new Point(10, 10)), 0.7);
		PlanResult goal = plan(world, agent(0.5, 1, false), pose(3.5, 3.5, 0), pose(0.2, 5.5, 0));
		assertEquals(Outcome.GOAL_BLOCKED, goal.outcome());
		assertEquals(new Point(0.5, 5.5), goal.nearest().orElseThrow());
		PlanResult outside = plan(world, agent(0.5, 1, false), pose(-4, 5.5, 0), pose(3.5, 3.5, 0));
		assertEquals(Outcome.START_OUTSIDE, outside.outcome());
		assertTrue(outside.reason().endsWith("0.50,5.50, 4.50 cells away"), outside.reason());
		assertEquals(Outcome.GOAL_OUTSIDE, plan(world, agent(0.5, 1, false), pose(3.5, 3.5, 0), pose(-4, 5.5, 0)).outcome());
	}

	/**
	 * The unit must turn left, but there is no room for a left turn. So it drives a loop to the right instead: it turns right
	 * until it faces to the left.
	 */
	@Test
	void aLoopReplacesATurnThatDoesNotFit() {
		World world = world(
				"#######.########",
				"#######.########",
				"#######.########",
				"#######.########",
				"#......................".substring(0, 16),
				"#######.........",
				"#######.........",
				"#######.........",
				"#######.........",
				"#######.........");
		PlanResult loop = plan(world, agent(0.5, 2, false), pose(1.5, 4.5, 0), pose(7.5, 0.5, -90));
		assertTrue(loop.isFound());
		assertTrue(turned(loop) > Math.toRadians(269), "turned by " + Math.toDegrees(turned(loop)));
		PlanResult backing = plan(world, agent(0.5, 2, true), pose(1.5, 4.5, 0), pose(7.5, 0.5, -90));
		assertTrue(backing.cost() < loop.cost());
		assertTrue(backing.trajectory().orElseThrow().moves().stream()
				.anyMatch(move -> move instanceof Move.Drive drive && drive.gear() == Gear.REVERSE));
	}

	@Test
	void onlyUnitsThatReverseLeaveADeadEnd() {
		World world = world(
				"##########",
				"#........#",
				"######.###",
				"######.###");
		Pose inside = pose(1.5, 1.5, 180);
		Pose outside = pose(8.5, 1.5, 180);
		assertFalse(plan(world, agent(0.5, 1, false), inside, outside).isFound());
		PlanResult back = plan(world, agent(0.5, 1, true), inside, outside, Map.of("reverse-cost", "300"));
		assertEquals(7, back.length(), NEAR);
		assertEquals(21, back.cost(), NEAR);
	}

	@Test
	void terrainSetsTheSpeedOfAllThatItLiesUnder() {
		World world = new World(Pictures.grid(String.join("\n", "..........", "....SS....", "....SS....", "..........",
				"..........", "..........")), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.25)), Scene.EMPTY, Map.of(), 1, Diagonals.NEVER);
		PlanResult around = plan(world, agent(0.5, 0.5, false), pose(1.5, 1.5, 0), pose(8.5, 1.5, 0));
		assertTrue(around.length() > 7.5 && around.cost() < 10, around.length() + " in " + around.cost());
		PlanResult through = plan(world, agent(0.5, 0.5, false), pose(3.5, 1.5, 0), pose(4.5, 1.5, 0));
		assertEquals(4, through.cost(), NEAR);
	}

	@Test
	void aTurningRadiusWellBelowACellTurnsWithinTheNextCells() {
		World world = open(11, 11);
		PlanResult result = plan(world, agent(0.4, 0.1, false), pose(5.5, 5.5, 0), pose(3.5, 5.5, 180), Map.of("last-shot", "off"));
		assertTrue(result.isFound());
		assertTrue(result.length() < 9, "length " + result.length());
	}

	@Test
	void pathsOnMapsOfGamesAreLegal() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		World world = World.of(RealMaps.map("AR0011SR"), Scene.EMPTY);
		List<RealMaps.Query> queries = RealMaps.scenario("AR0011SR");
		int found = 0;
		for (int i = 0; i < 12; i++) {
			RealMaps.Query query = queries.get((i + 1) * queries.size() / 13);
			Agent agent = agent(0.5 + i % 3 * 0.4, i % 4, i % 2 == 0);
			Point start = new Point(query.start().x() + 0.5, query.start().y() + 0.5);
			Point goal = new Point(query.goal().x() + 0.5, query.goal().y() + 0.5);
			PlanResult result = plan(world, agent, Pose.at(start, i), Pose.at(goal, -i));
			found += result.isFound() ? 1 : 0;
			assertTrue(!result.isFound() || result.cost() >= start.distance(goal));
		}
		assertTrue(found > 3, "found " + found);
	}

	/**
	 * Several lines and arcs can form a single move. The unit drives each line and arc at the speed of the slowest terrain
	 * under it.
	 */
	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4})
	void eachPieceHasTheSpeedOfTheTerrainUnderIt(long seed) {
		Random random = new Random(seed);
		int side = 14;
		TerrainGridEditor grid = TerrainGrid.filled(side, side, Pictures.GROUND).edit();
		for (int i = 0; i < side * side; i++) {
			grid.set(i % side, i / side, random.nextBoolean() ? Pictures.SWAMP : Pictures.GROUND);
		}
		World world = new World(grid.build(), TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.3)), Scene.EMPTY, Map.of(), 1,
				Diagonals.NEVER);
		PlanResult result = plan(world, agent(0.3, 0.5, false), pose(1.5, 12.5, 0), pose(12.5, 1.5, 0), Map.of());
		double duration = 0;
		for (Move move : result.trajectory().orElseThrow().moves()) {
			double speed = isOverSwamp(world, move, 0.3 - 1e-6) ? 0.3 : isOverSwamp(world, move, 0.3 + 1e-6) ? Double.NaN : 1;
			assertEquals(Double.isNaN(speed) ? ((Move.Drive) move).speed() : speed, ((Move.Drive) move).speed(), NEAR,
					"seed " + seed + ": " + move);
			duration += move.length() / ((Move.Drive) move).speed();
		}
		assertEquals(duration, result.cost(), NEAR, "seed " + seed);
	}

	/** Returns whether a disc overlaps swamp at one or more of many sampled places of a move. */
	private static boolean isOverSwamp(World world, Move move, double radius) {
		for (int i = 0; i <= 4000; i++) {
			Point at = move.at(i / 4000.0).position();
			for (int y = (int) Math.floor(at.y() - radius); y <= at.y() + radius; y++) {
				for (int x = (int) Math.floor(at.x() - radius); x <= at.x() + radius; x++) {
					double dx = Math.max(0, Math.max(x - at.x(), at.x() - x - 1));
					double dy = Math.max(0, Math.max(y - at.y(), at.y() - y - 1));
					if (world.grid().terrain(x, y) == Pictures.SWAMP && dx * dx + dy * dy < radius * radius) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
