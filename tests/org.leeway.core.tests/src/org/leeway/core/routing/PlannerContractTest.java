package org.leeway.core.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.fixtures.Pictures;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.ConnectivityOracle;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.PathOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.TrajectoryChecker;

/** Tests of the contract of every registered planner, in all domains. */
@Tag("slow")
class PlannerContractTest {

	private static final int SIZE = 24;
	private static final int QUERIES = 12;
	private static final double NEAR = 1e-6;
	private static final int GROUND = 0;
	private static final int SWAMP = 1;
	private static final int WATER = 2;
	private static final int[] TERRAINS = {GROUND, GROUND, GROUND, SWAMP, WATER};

	private static final Progress CANCELLED = new Progress() {
		@Override
		public void worked(int units) {
			// not counted
		}

		@Override
		public boolean cancelled() {
			return true;
		}
	};

	/** The cases of all planners. The tests share the cases and their results, so that most tests need no new planning. */
	private static final List<Case> CASES = Planners.registered().stream()
			.flatMap(provider -> IntStream.range(0, Rounds.of(16)).mapToObj(seed -> Case.of(provider, seed))).toList();

	/** A random test case: a world, some agents, a planner with some of its options, and queries. */
	private static final class Case {

		private final PlannerProvider provider;
		private final OptionValues options;
		private final World world;
		private final List<Agent> agents;
		private final String context;
		private final List<PlanQuery> queries;
		/** The results of the queries. Null until a test needs them. */
		private List<PlanResult> results;

		private Case(PlannerProvider provider, OptionValues options, World world, List<Agent> agents, Random random, long seed) {
			this.provider = provider;
			this.options = options;
			this.world = world;
			this.agents = agents;
			context = provider.id() + " " + options + ", " + world.diagonals() + ", seed " + seed;
			queries = IntStream.range(0, QUERIES).mapToObj(i -> query(random)).toList();
		}

		static Case of(PlannerProvider provider, long seed) {
			Random random = new Random(seed);
			List<Agent> agents = List.of(new Agent("small", 1, Pictures.LAND), new Agent("disc", 2, Pictures.LAND)
					.withRadius(0.3 + random.nextDouble()), new Agent("large", 3, Pictures.LAND));
			List<Diagonals> rules = List.copyOf(EnumSet.copyOf(provider.diagonals()));
			World world = world(random).with(rules.get((int) (seed / 2 % rules.size())));
			OptionValues options = seed % 2 == 0 ? OptionValues.STANDARD : options(provider, random);
			List<Agent> drivers = provider.domain() == Domain.TURNING
					? agents.stream().map(agent -> turning(agent, random)).toList()
					: agents;
			return new Case(provider, options, world, drivers, random, seed);
		}

		/**
		 * Returns the agent with a random motion. In two of three cases, the agent has a turning radius. Half of the agents
		 * have a limit for the acceleration, and half have a limit for the turn rate.
		 */
		private static Agent turning(Agent agent, Random random) {
			double radius = random.nextInt(3) == 0 ? 0 : 2.5 * random.nextDouble();
			return new Agent(agent.name(), agent.unit(), agent.body(), new Motion(radius, random.nextBoolean(),
					random.nextDouble(0.5, 3), limit(random), limit(random)));
		}

		private static OptionalDouble limit(Random random) {
			return random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(random.nextDouble(0.1, 4));
		}

		private static World world(Random random) {
			TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, GROUND).edit();
			for (int i = random.nextInt(SIZE); i > 0; i--) {
				int x = random.nextInt(SIZE);
				grid.fillRow(x, random.nextInt(SIZE), 1 + random.nextInt(Math.min(6, SIZE - x)),
						TERRAINS[random.nextInt(TERRAINS.length)]);
			}
			List<Circle> circles = IntStream.range(0, random.nextInt(9)).mapToObj(i -> new Circle(random.nextDouble() * SIZE,
					random.nextDouble() * SIZE, 0.2 + 3 * random.nextDouble())).toList();
			RandomMaps shapes = new RandomMaps(random.nextLong());
			List<Polygon> polygons = IntStream.range(0, random.nextInt(3)).mapToObj(i -> shapes.star(SIZE, SIZE)).toList();
			TerrainSpeeds speeds = random.nextBoolean() ? TerrainSpeeds.UNIFORM
					: TerrainSpeeds.of(Map.of(SWAMP, 0.5));
			return new World(grid.build(), speeds, Scene.of(circles, polygons, SIZE, SIZE), Map.of(), 1, Diagonals.NEVER);
		}

		private static OptionValues options(PlannerProvider provider, Random random) {
			OptionValues values = OptionValues.STANDARD;
			for (TypedOption<?> option : provider.options()) {
				values = values.withText(option, text(option, random));
			}
			return values;
		}

		private static String text(TypedOption<?> option, Random random) {
			if (option instanceof TypedOption.Whole whole) {
				return Integer.toString(random.nextInt(whole.least(), whole.most() + 1));
			}
			if (option instanceof TypedOption.Decimal decimal) {
				return Double.toString(Math.exp(random.nextDouble(Math.log(decimal.least()), Math.log(decimal.most()))));
			}
			String[] words = option.range().split("\\|");
			return words[random.nextInt(words.length)];
		}

		Planner planner() {
			return planner(provider, options);
		}

		Planner planner(PlannerProvider other, OptionValues values) {
			return other.prepare(Preparation.forAgents(world, agents), values, Progress.NONE);
		}

		/** Returns the results of all queries, by one planner. */
		List<PlanResult> results() {
			if (results == null) {
				Planner planner = planner();
				results = queries.stream().map(query -> planner.plan(query, Progress.NONE)).toList();
			}
			return results;
		}

		private PlanQuery query(Random random) {
			Agent agent = agents.get(random.nextInt(agents.size()));
			return new PlanQuery(agent, pose(agent, random), pose(agent, random));
		}

		private Pose pose(Agent agent, Random random) {
			Point place = place(agent, random);
			return provider.domain() == Domain.TURNING && random.nextBoolean() ? Pose.at(place, 7 * random.nextDouble())
					: Pose.at(place);
		}

		/** Returns a random place for an agent. Sometimes the place is outside of the map. */
		private Point place(Agent agent, Random random) {
			return provider.domain().isOnGrid() ? agent.centre(new Cell(random.nextInt(-1, SIZE), random.nextInt(-1, SIZE)))
					: new Point(random.nextDouble(-1, SIZE), random.nextDouble(-1, SIZE));
		}

		TrajectoryChecker checker(Agent agent, BitPlane blocked) {
			TrajectoryChecker checker = new TrajectoryChecker(world, blocked, agent, context);
			return switch (provider.domain()) {
			case GRID_STEPS -> checker.stepwise();
			case MESH, MESH_TIME, TURNING -> checker.offTerrain();
			case GRID_LINES, DISC -> checker;
			};
		}

		BitPlane blocked() {
			return ObstacleOracle.blocked(world.scene(), SIZE, SIZE);
		}

		/** Returns the least cost of a path that steps on the grid from start to goal. Infinite if no such path exists. */
		double cheapest(PlanQuery query, BitPlane blocked) {
			GridUnit unit = query.agent().unit();
			Cell goal = unit.anchor(query.goal().position());
			PathOracle oracle = new PathOracle(world.grid(), blocked, unit, id -> world.speeds().of(id), world.diagonals());
			return oracle.isInside(goal) ? oracle.costs(unit.anchor(query.start().position()))[goal.y()][goal.x()]
					: Double.POSITIVE_INFINITY;
		}

		@Override
		public String toString() {
			return context;
		}
	}

	private static List<Case> cases() {
		return CASES;
	}

	@ParameterizedTest
	@MethodSource("cases")
	void everyWayIsLegalAllAlongAndFoundExactlyWhenThereIsOne(Case each) {
		BitPlane blocked = each.blocked();
		for (PlanResult result : each.results()) {
			TrajectoryChecker checker = each.checker(result.query().agent(), blocked);
			checker.check(result);
			assertFoundRightly(result, new ConnectivityOracle(each.world, checker), each);
		}
	}

	private static void assertFoundRightly(PlanResult result, ConnectivityOracle oracle, Case each) {
		Agent agent = result.query().agent();
		Point from = result.query().start().position();
		Point to = result.query().goal().position();
		String context = each.context + ": " + result.query();
		if (each.provider.domain().isOnGrid()) {
			assertEquals(oracle.connects(agent.unit().anchor(from), agent.unit().anchor(to), agent.unit()), result.isFound(),
					context);
		} else if (each.provider.domain() != Domain.TURNING) {
			assertTrue(result.isFound() || !each.provider.isComplete() || !oracle.surelyConnects(from, to, agent.radius()),
					context);
			assertTrue(!result.isFound() || oracle.mayConnect(from, to, radius(result)), context);
			assertTrue(radius(result) == agent.radius() || !each.provider.isComplete(), context);
		}
	}

	/**
	 * Returns the radius of the disc for which the planner made the path. A complete planner uses the radius of the agent.
	 * Another planner may use a smaller disc.
	 */
	private static double radius(PlanResult result) {
		return ((Footprint.Disc) result.footprint()).radius();
	}

	/**
	 * Returns whether the path keeps the agent's whole disc clear, and not only a smaller disc. True if there is no path, or if
	 * the agent is no disc.
	 */
	private static boolean isWhole(PlanResult result) {
		return !result.isFound() || !(result.footprint() instanceof Footprint.Disc)
				|| radius(result) == result.query().agent().radius();
	}

	@ParameterizedTest
	@MethodSource("cases")
	void noWayIsCheaperThanPossible(Case each) {
		BitPlane blocked = each.blocked();
		List<Planner> best = Planners.registered().stream()
				.filter(other -> other.isOptimal() && other.domain() == each.provider.domain())
				.filter(other -> other.diagonals().contains(each.world.diagonals()))
				.map(other -> each.planner(other, OptionValues.STANDARD)).toList();
		for (PlanResult result : each.results()) {
			PlanQuery query = result.query();
			String context = each.context + ": " + query;
			if (result.isFound()) {
				assertTrue(result.cost() >= query.start().position().distance(query.goal().position()) - NEAR,
						"no terrain is faster than 1; " + context);
			}
			for (Planner other : isWhole(result) ? best : List.<Planner>of()) {
				assertCostRightly(other.plan(query, Progress.NONE).cost(), result, each.provider, context);
			}
			if (each.provider.domain() == Domain.GRID_STEPS) {
				assertCostRightly(each.cheapest(query, blocked), result, each.provider, context);
			}
		}
	}

	/**
	 * Asserts that the path of an optimal planner has the least cost, and that the path of any other planner costs at least as
	 * much.
	 */
	private static void assertCostRightly(double least, PlanResult result, PlannerProvider provider, String context) {
		double near = Double.isInfinite(least) ? 0 : NEAR * Math.max(1, least);
		assertTrue(result.cost() >= least - near, context);
		if (provider.isOptimal()) {
			assertEquals(least, result.cost(), near, context);
		}
	}

	@ParameterizedTest
	@MethodSource("cases")
	void theSameQueryHasTheSameAnswerOnAnyThreadAndWithATrace(Case each) {
		List<PlanResult> expected = each.results();
		Planner shared = each.planner();
		List<PlanResult> parallel = each.queries.parallelStream().map(query -> shared.plan(query, Progress.NONE)).toList();
		Planner fresh = each.planner();
		for (int i = 0; i < QUERIES; i++) {
			PlanResult traced = fresh.plan(each.queries.get(i).withTrace(), Progress.NONE);
			assertEquals(expected.get(i).trajectory(), parallel.get(i).trajectory(), each.context);
			assertEquals(expected.get(i).outcome(), traced.outcome(), each.context);
			assertEquals(expected.get(i).trajectory(), traced.trajectory(), each.context);
			assertEquals(expected.get(i).cost(), traced.cost(), each.context);
			assertTrue(expected.get(i).trace().isEmpty(), "nobody asked");
			assertTraced(traced, each.context);
		}
	}

	/**
	 * Asserts two properties of a trace. Each step is an explored cell. After the last step, the trace shows all explored cells.
	 */
	private static void assertTraced(PlanResult result, String context) {
		SearchTrace trace = result.trace().orElseThrow();
		for (int i = 0; i < trace.steps(); i++) {
			assertTrue(trace.cell(i).map(cell -> trace.explored().get(cell.x(), cell.y())).orElse(true), context);
		}
		assertEquals(trace.explored(), trace.exploredAfter(trace.steps()), context);
		assertEquals(trace.segments(), trace.segmentsAfter(trace.steps()), context);
		if (trace.steps() > 0 && trace.segments().isEmpty()) {
			assertTrue(trace.exploredAfter(0).count() < trace.explored().count(), context);
		}
	}

	@ParameterizedTest
	@MethodSource("cases")
	void noWayIsShorterThanOneFromItsGoalToItsStart(Case each) {
		if (!each.provider.isOptimal() || each.provider.domain() == Domain.TURNING) {
			return;
		}
		Planner planner = each.planner();
		for (PlanResult there : each.results()) {
			PlanQuery query = there.query();
			PlanResult back = planner.plan(new PlanQuery(query.agent(), query.goal(), query.start()), Progress.NONE);
			assertEquals(there.isFound(), back.isFound(), each.context);
			if (there.isFound()) {
				assertEquals(there.cost(), back.cost(), NEAR * Math.max(1, there.cost()), each.context);
			}
		}
	}

	private static List<PlannerProvider> providers() {
		return Planners.registered();
	}

	@ParameterizedTest
	@MethodSource("providers")
	void aSearchThatIsCancelledEnds(PlannerProvider provider) {
		List<Circle> posts = new ArrayList<>();
		for (int i = 0; i < 900; i++) {
			posts.add(new Circle(3 + 4 * (i % 30), 3 + 4 * (i / 30) + i % 2, 1.1));
		}
		World world = World.of(TerrainGrid.filled(128, 128, GROUND), Scene.of(posts, List.of(), 128, 128));
		Agent agent = new Agent("small", 1, Pictures.LAND);
		Planner planner = provider.prepare(Preparation.forAgents(world, List.of(agent)), OptionValues.STANDARD,
				Progress.NONE);
		PlanQuery query = new PlanQuery(agent, Pose.at(new Point(0.5, 0.5)), Pose.at(new Point(127.5, 127.5)));
		PlanResult found = planner.plan(query, Progress.NONE);
		assertTrue(found.isFound() || !provider.isComplete(), provider.id());
		assertThrows(CancellationException.class, () -> planner.plan(query, CANCELLED), provider.id());
		assertEquals(found.trajectory(), planner.plan(query, Progress.NONE).trajectory(), provider.id());
	}

	@ParameterizedTest
	@MethodSource("providers")
	void aPlannerRefusesARuleOfDiagonalStepsThatItDoesNotHave(PlannerProvider provider) {
		PlannerChoice choice = new PlannerChoice(provider, OptionValues.STANDARD);
		Agent agent = new Agent("small", 1, Pictures.LAND);
		PlanQuery query = new PlanQuery(agent, Pose.at(new Point(0.5, 0.5)), Pose.at(new Point(7.5, 7.5)));
		for (Diagonals rule : Diagonals.values()) {
			World world = World.of(TerrainGrid.filled(8, 8, GROUND), Scene.EMPTY).with(rule);
			PlanResult result = choice.plan(Preparation.forAgents(world, List.of(agent)), query, Progress.NONE);
			if (provider.diagonals().contains(rule)) {
				assertTrue(result.isFound(), provider.id() + ", " + rule);
			} else {
				assertEquals(Outcome.OTHER_RULE, result.outcome(), provider.id() + ", " + rule);
				assertTrue(result.reason().startsWith(provider.id() + " does not take diagonal steps by the rule " + rule.id()),
						result.reason());
			}
		}
	}

	@ParameterizedTest
	@MethodSource("providers")
	void aPlannerSaysWhatItIs(PlannerProvider provider) {
		assertTrue(provider.id().matches("[a-z][a-z0-9-]*"), provider.id());
		assertFalse(provider.title().isBlank() || provider.description().isBlank(), provider.id());
		assertEquals(provider, Planners.get(provider.id()), "an id is one planner's");
		provider.options().forEach(option -> assertTrue(option.name().matches("[a-z][a-z-]*"), option.name()));
	}
}
