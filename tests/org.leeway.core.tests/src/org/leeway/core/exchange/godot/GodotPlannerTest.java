package org.leeway.core.exchange.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;

/**
 * Tests of Leeway's planner for routes of Godot 4. The tests compare these routes with the paths that Godot 4 itself finds in
 * the exported file. If the environment has {@code LEEWAY_GODOT=all}, the tests use all real maps and 20 random levels. Each
 * random level gets 500 pairs of places for each of three sizes.
 */
class GodotPlannerTest {

	private static final boolean ALL = "all".equals(System.getenv("LEEWAY_GODOT"));
	private static final int LEVELS = ALL ? 20 : 2;
	private static final int PAIRS = ALL ? 500 : 50;
	private static final List<Map<String, String>> OPTIONS = List.of(Map.of(), Map.of("pixels-per-cell", "32"),
			Map.of("pixels-per-cell", "4"), Map.of("pixels-per-cell", "100"));
	/** Relative tolerance for lengths. Godot prints coordinates to a billionth of a pixel. */
	private static final double NEAR = 1e-6;
	/**
	 * Tolerance for places on the mesh, in pixels. Godot computes with {@code float}s. Below 8192 pixels, the distance from one
	 * {@code float} to the next is at most 1/2048 pixel. The tolerance is four times this distance.
	 */
	private static final double ON_MESH = 1.0 / 512;
	/** Largest distance of the last point of a path from the goal, in pixels. */
	private static final double AT_GOAL = 1;

	/** A path that Godot found, in pixels. */
	private record Answer(double startOffset, double goalOffset, List<Point> points) {

		static Answer of(String line) {
			double[] numbers = Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
			return new Answer(numbers[0], numbers[1], IntStream.range(1, numbers.length / 2)
					.mapToObj(i -> new Point(numbers[2 * i], numbers[2 * i + 1])).toList());
		}

		double length() {
			return IntStream.range(1, points.size()).mapToDouble(i -> points.get(i - 1).distance(points.get(i))).sum();
		}

		boolean isFound(Point goal) {
			return startOffset < ON_MESH && goalOffset < ON_MESH && points.getLast().distance(goal) <= AT_GOAL;
		}
	}

	@TempDir
	private Path folder;
	private int asked;
	private int found;
	private int different;
	private double worst;
	private final List<String> problems = new ArrayList<>();

	/** Returns a random level in which a unit of size 3 gets from some places to others. */
	private static LevelSnapshot level(Random random) {
		Agent widest = new Agent("unit", 3, Pictures.LAND);
		LevelSnapshot level = anyLevel(random);
		while (queries(level, widest, 20, random).size() < 20) {
			level = anyLevel(random);
		}
		return level;
	}

	private static LevelSnapshot anyLevel(Random random) {
		RandomMaps maps = new RandomMaps(random.nextLong());
		int width = random.nextInt(20, ALL ? 80 : 40);
		int height = random.nextInt(20, ALL ? 80 : 40);
		LevelSnapshot level = Pictures.level(".\n").withGrid(
				random.nextBoolean() ? maps.noise(width, height, random.nextDouble(0.1)) : maps.rectangles(width, height));
		return random.nextBoolean() ? level.withScene(maps.obstacles(width, height)) : level;
	}

	/**
	 * Returns queries between random places where the unit fits. Returns fewer than {@code count} queries if the unit fits
	 * almost nowhere.
	 */
	private static List<PlanQuery> queries(LevelSnapshot level, Agent agent, int count, Random random) {
		Preparation preparation = Preparation.forAgents(level.world(), List.of(agent));
		List<PlanQuery> queries = new ArrayList<>();
		for (int tries = 0; queries.size() < count && tries < 1000 * count; tries++) {
			PlanQuery query = new PlanQuery(agent, place(level, random), place(level, random));
			Outcome outcome = PlannerChoice.of(Plans.GODOT).plan(preparation, query, Progress.NONE).outcome();
			if (outcome == Outcome.FOUND || outcome == Outcome.NOT_CONNECTED) {
				queries.add(query);
			}
		}
		return queries;
	}

	/** Returns a random place. Half of the places lie on lines through corners and middles of cells. */
	private static Pose place(LevelSnapshot level, Random random) {
		boolean isAligned = random.nextBoolean();
		double x = random.nextDouble(level.grid().width());
		double y = random.nextDouble(level.grid().height());
		return Pose.at(isAligned ? new Point(Math.rint(2 * x) / 2, Math.rint(2 * y) / 2) : new Point(x, y));
	}

	/** Compares the planner's routes with the paths of Godot. */
	private void compare(EngineLevel level, Map<String, String> options, List<PlanQuery> queries, String context)
			throws IOException, InterruptedException {
		Preparation preparation = Preparation.forAgents(level.level().world(), List.of(level.agent().orElseThrow()));
		PlannerChoice planner = new PlannerChoice(Plans.GODOT, OptionValues.parse(Plans.GODOT.options(), options));
		int pixels = Integer.parseInt(options.getOrDefault("pixels-per-cell", "16"));
		List<EngineLevel.Way> ways = queries.stream()
				.map(query -> new EngineLevel.Way(query.start().position(), query.goal().position(), 0)).toList();
		List<String> lines = Judges.godot4Paths(folder, level.write(new GodotExporter(), options), EngineLevel.text(ways, pixels));
		assertEquals(queries.size() + 1, lines.size(), context);
		for (int i = 0; i < queries.size(); i++) {
			Answer answer = Answer.of(lines.get(i + 1));
			PlanResult result = planner.plan(preparation, queries.get(i), Progress.NONE);
			compare(queries.get(i), result, answer, pixels, context);
		}
	}

	private void compare(PlanQuery query, PlanResult result, Answer answer, int pixels, String context) {
		Point start = query.start().position();
		Point goal = query.goal().position();
		boolean isFound = answer.isFound(new Point(pixels * goal.x(), pixels * goal.y()));
		String problem = context + ": " + start + " to " + goal + ": " + answer + ", planner " + result.length() * pixels + " "
				+ result.reason();
		asked++;
		found += isFound ? 1 : 0;
		if (isFound != result.isFound()) {
			problems.add(problem);
		} else if (isFound) {
			double difference = Math.abs(answer.length() - result.length() * pixels) / Math.max(pixels, answer.length());
			worst = Math.max(worst, difference);
			different += difference > 1e-3 ? 1 : 0;
			if (difference > NEAR) {
				problems.add(problem);
			}
		}
	}

	private void assertAlike(int least) {
		String counts = asked + " pairs, " + found + " found, " + problems.size() + " differ, lengths by up to " + worst + ", "
				+ different + " of them by more than 0.1 %";
		System.out.println(counts);
		assertEquals(List.of(), problems, counts);
		assertTrue(found > least, counts);
	}

	@BeforeEach
	void askForGodot() {
		Judges.assumeGodot4();
	}

	@Test
	void theRouteOfTheTankInTheHarbourIsThatOfGodot() throws IOException, InterruptedException {
		EngineLevel harbour = EngineLevel.harbour();
		PlanQuery query = EngineLevel.harbourQuery(harbour);
		compare(harbour, Map.of(), List.of(query), "harbour");
		assertAlike(0);
	}

	@Test
	void routesOnRandomLevelsAreThoseOfGodot() throws IOException, InterruptedException {
		for (long seed = 0; seed < LEVELS; seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			Map<String, String> options = OPTIONS.get((int) (seed % OPTIONS.size()));
			LevelSnapshot level = level(random);
			for (int size = 1; size <= 3; size++) {
				Agent agent = new Agent("unit", size, Pictures.LAND);
				compare(new EngineLevel(level, Optional.of(agent)), options, queries(level, agent, PAIRS, random), "seed " + seed + ", size " + size + ", " + options);
			}
		}
		assertEquals(3 * LEVELS * PAIRS, asked);
		assertAlike(asked / 2);
	}

	@Test
	void routesOnRealMapsAreThoseOfGodot() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		List<String> maps = ALL ? RealMaps.maps() : List.of("AR0709SR");
		for (String map : maps) {
			for (int size = 1; size <= 3; size++) {
				EngineLevel level = EngineLevel.of(RealMaps.map(map), new Agent("unit", size, Pictures.LAND));
				List<PlanQuery> queries = queries(level.level(), level.agent().orElseThrow(), PAIRS, new Random(size));
				compare(level, Map.of(), queries, map + ", size " + size + ", seed " + size);
			}
		}
		assertAlike(asked / 2);
	}
}
