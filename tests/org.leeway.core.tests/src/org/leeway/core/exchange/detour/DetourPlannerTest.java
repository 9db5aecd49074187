package org.leeway.core.exchange.detour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
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
 * Tests of Leeway's planner for routes of Detour. The tests compare these routes with the routes that Detour itself finds in
 * the exported file. If the environment has {@code LEEWAY_DETOUR=all}, the tests use 100 levels and all real maps.
 */
class DetourPlannerTest {

	private static final boolean ALL = "all".equals(System.getenv("LEEWAY_DETOUR"));
	private static final int LEVELS = ALL ? 100 : 10;
	private static final int PAIRS = ALL ? 120 : 100;
	private static final int PAIRS_OF_MAP = ALL ? 500 : 100;
	private static final List<Map<String, String>> OPTIONS = List.of(Map.of(), Map.of("tile-size", "4"),
			Map.of("tile-size", "8", "units-per-cell", "0.25"), Map.of("units-per-cell", "16"), Map.of("tile-size", "5"));
	/** Relative tolerance for lengths. Rounding the last bit of a coordinate changes a length far less. */
	private static final double NEAR = 1e-5;

	@TempDir
	private Path folder;
	private int asked;
	private int found;
	private final List<String> problems = new ArrayList<>();

	/** Returns a random level of rectangles or of scattered cells. Many corners of walls lie on a common straight line. */
	private static EngineLevel level(Random random) {
		RandomMaps maps = new RandomMaps(random.nextLong());
		int width = random.nextInt(6, 40);
		int height = random.nextInt(6, 40);
		Terrain swamp = new Terrain(1, "swamp", 0x8D9A5E, "S", random.nextBoolean() ? 1 : 0.5);
		LevelSnapshot picture = Pictures.level(".\n");
		List<Terrain> terrains = picture.terrains().stream().map(each -> each.id() == 1 ? swamp : each).toList();
		int size = random.nextInt(1, 4);
		Agent agent = new Agent("unit", size, Pictures.LAND);
		double noise = random.nextDouble(0.3) / size;
		return new EngineLevel(new LevelSnapshot("random",
				random.nextBoolean() ? maps.noise(width, height, noise) : maps.rectangles(width, height), terrains, List.of(),
				picture.header().scene(), List.of()),
				Optional.of(random.nextInt(3) == 0 ? agent.withRadius(random.nextInt(0, 4) / 4.0) : agent));
	}

	/** Returns a random place. Half of the places lie on lines through corners and middles of cells. */
	private static Pose place(LevelSnapshot level, Random random) {
		boolean isAligned = random.nextBoolean();
		double x = random.nextDouble(level.grid().width());
		double y = random.nextDouble(level.grid().height());
		return Pose.at(isAligned ? new Point(Math.rint(2 * x) / 2, Math.rint(2 * y) / 2) : new Point(x, y));
	}

	/** Compares the planner's routes with the routes of Detour, between random places where the unit fits. */
	private void compare(EngineLevel level, Map<String, String> options, int count, Random random, String context)
			throws IOException, InterruptedException {
		Agent agent = level.agent().orElseThrow();
		Preparation preparation = Preparation.forAgents(level.level().world(), List.of(agent));
		List<PlanQuery> queries = new ArrayList<>();
		for (int tries = 0; queries.size() < count && tries < 1000 * count; tries++) {
			PlanQuery query = new PlanQuery(agent, place(level.level(), random), place(level.level(), random));
			Outcome outcome = PlannerChoice.of(Plans.DETOUR).plan(preparation, query, Progress.NONE).outcome();
			if (outcome == Outcome.FOUND || outcome == Outcome.NOT_CONNECTED) {
				queries.add(query);
			}
		}
		compare(level, options, queries, context);
	}

	private void compare(EngineLevel level, Map<String, String> options, List<PlanQuery> queries, String context)
			throws IOException, InterruptedException {
		Preparation preparation = Preparation.forAgents(level.level().world(), List.of(level.agent().orElseThrow()));
		PlannerChoice planner = new PlannerChoice(Plans.DETOUR, OptionValues.parse(Plans.DETOUR.options(), options));
		double scale = Optional.ofNullable(options.get("units-per-cell")).map(Double::parseDouble)
				.orElse(level.level().header().cellScale());
		List<String> answers = answers(level, options, queries, scale);
		for (int i = 0; i < queries.size(); i++) {
			PlanResult result = planner.plan(preparation, queries.get(i), Progress.NONE);
			String[] words = answers.get(i + 1).split(" ");
			boolean isFound = Boolean.parseBoolean(words[0]);
			double length = Double.parseDouble(words[1]) / scale;
			boolean isDifferent = isFound && result.isFound() && Math.abs(length - result.length()) > NEAR * Math.max(1, length);
			if (isFound != result.isFound() || isDifferent) {
				problems.add(context + ": " + queries.get(i).start().position() + " to " + queries.get(i).goal().position() + ": "
						+ answers.get(i + 1) + ", planner " + result.length());
			}
			asked++;
			found += isFound ? 1 : 0;
		}
	}

	private List<String> answers(EngineLevel level, Map<String, String> options, List<PlanQuery> queries, double scale)
			throws IOException, InterruptedException {
		Path file = Files.write(folder.resolve("mesh.bin"), level.write(new DetourExporter(), options));
		List<EngineLevel.Way> ways = queries.stream()
				.map(query -> new EngineLevel.Way(query.start().position(), query.goal().position(), 0)).toList();
		List<String> more = new ArrayList<>(List.of("2048", "2", "1"));
		IntStream.range(0, 60).forEach(id -> more.add(String.valueOf(1 / level.level().world().speeds().of(id))));
		return Judges.node("detour.mjs", file, EngineLevel.text(ways, scale), more.toArray(String[]::new));
	}

	private void assertAlike(int least) {
		String counts = asked + " pairs, " + found + " found, " + problems.size() + " differ";
		System.out.println(counts);
		assertEquals(List.of(), problems, counts);
		assertTrue(found > least, counts);
	}

	/**
	 * Compares the routes between all pairs of cells of a level. In this level, many corners of walls and ends of portals are
	 * collinear.
	 */
	@Test
	void routesAlongLinesOfCornersAreThoseOfDetour() throws IOException, InterruptedException {
		String picture = """
				@.@..@@
				....@@@
				..@.@@@
				@.@....
				..@...@
				..@....
				@.@....
				.....@@
				""";
		Agent point = new Agent("point", 1, Pictures.LAND).withRadius(0);
		List<PlanQuery> queries = IntStream.range(0, 56 * 56).mapToObj(i -> Plans.query(new Cell(i % 7, i / 7 % 8),
				new Cell(i / 56 % 7, i / 392), point)).filter(query -> isOpen(picture, query.start()) && isOpen(picture, query.goal()))
				.toList();
		compare(EngineLevel.of(picture, point), Map.of(), queries, "lines");
		assertAlike(queries.size() / 2);
	}

	private static boolean isOpen(String picture, Pose place) {
		return picture.charAt(8 * (int) place.position().y() + (int) place.position().x()) == '.';
	}

	/** On the exported mesh of the sample level, a gap is too narrow for the tank. So the tank takes another route. */
	@Test
	void theRouteOfTheTankInTheHarbourIsThatOfDetour() throws IOException, InterruptedException {
		EngineLevel harbour = EngineLevel.harbour();
		PlanQuery query = EngineLevel.harbourQuery(harbour);
		compare(harbour, Map.of(), List.of(query), "harbour");
		assertAlike(0);
		assertTrue(Plans.plan(Plans.DETOUR, harbour.level(), query).length() > 90);
	}

	@Test
	void routesOnSmallLevelsAreThoseOfDetour() throws IOException, InterruptedException {
		for (long seed = 0; seed < LEVELS; seed++) {
			Random random = new Random(seed * 0x9E3779B97F4A7C15L);
			Map<String, String> options = OPTIONS.get((int) (seed % OPTIONS.size()));
			compare(level(random), options, PAIRS, random, "seed " + seed + ", " + options);
		}
		assertAlike(LEVELS * PAIRS / 4);
	}

	@Test
	void routesOnRealMapsAreThoseOfDetour() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		List<String> maps = ALL ? RealMaps.maps() : List.of("AR0709SR");
		for (String map : maps) {
			for (int size = 1; size <= 3; size++) {
				EngineLevel level = EngineLevel.of(RealMaps.map(map), new Agent("unit", size, Pictures.LAND));
				compare(level, Map.of(), PAIRS_OF_MAP, new Random(size), map + ", size " + size + ", seed " + size);
			}
		}
		assertAlike(maps.size() * PAIRS_OF_MAP);
	}
}
