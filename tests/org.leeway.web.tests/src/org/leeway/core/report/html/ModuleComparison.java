package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.Browser;
import org.leeway.testing.RandomMaps;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/**
 * A comparison of all answers of Leeway's WebAssembly module with the answers of Leeway in Java. The module runs in a browser.
 */
final class ModuleComparison {

	/**
	 * Limit for relative differences. They are not 0, because a browser may round sines and arc tangents in another way
	 * than Java.
	 */
	private static final double EXACTNESS = 1e-12;
	/**
	 * Limit for the share of different numbers, among all compared numbers about routes for units that turn. {@link
	 * Questioning#isOfTurningRoute} says why the module and Java may give different numbers.
	 */
	private static final double MOST_TIES = 1e-4;
	/**
	 * Number of cells above which a level is large. In large levels, the test asks about one agent and one pair of places
	 * only, so that it has time for many small levels.
	 */
	private static final int MANY_CELLS = 1 << 16;
	private static final int STROKES = Integer.getInteger("leeway.strokes", 1);

	private final ModuleAnswers module;
	private int ofTurningRoutes;
	private int ties;

	/** Opens a page with the module, which is written to a folder. */
	ModuleComparison(Browser browser, Path folder) throws IOException, InterruptedException {
		this(new ModuleAnswers(browser, folder, LiveModule.installed().orElseThrow().elements()));
	}

	ModuleComparison(ModuleAnswers module) {
		this.module = module;
	}

	/**
	 * Checks that only few numbers about routes differ between the module and Java, see {@link #MOST_TIES}. Includes only the
	 * routes for units that turn. Resets the counts.
	 */
	void assertTiesAreRare() {
		assertTrue(ties <= ofTurningRoutes * MOST_TIES, ties + " of " + ofTurningRoutes);
		ofTurningRoutes = 0;
		ties = 0;
	}

	/** Compares the answers of the module and of Java for a random level of this seed. */
	void checkRandom(int seed) throws Exception {
		RandomMaps random = new RandomMaps(seed);
		check(RandomLevels.level(random), random, "seed " + seed);
	}

	/**
	 * Compares the answers about each agent of a level. For a large level, compares the answers about one random agent.
	 * Asks first for a unit with the size and the terrains of the agent, then for a random size and random terrains. Asks
	 * before and after strokes of the brush.
	 */
	void check(LevelSnapshot level, RandomMaps random, String message) throws Exception {
		module.load(level);
		compareFindings(level, true, message);
		LevelSnapshot now = level;
		for (int i : agents(level, random)) {
			Agent own = level.header().agents().get(i);
			now = check(level, now, i, own, random, message + ", " + own.name());
			int[] ids = level.terrains().stream().mapToInt(Terrain::id).filter(id -> random.number(0, 1) == 0).toArray();
			Capability others = ids.length == 0 ? own.capability() : Capability.of(ids);
			now = check(level, now, i, own.with(random.number(1, 6), others), random, message + ", other than " + own.name());
			compareFindings(level, true, message);
			compareFindings(now, false, message + ", after the strokes of " + own.name());
		}
	}

	/** Returns the numbers of the agents to ask about. */
	private static List<Integer> agents(LevelSnapshot level, RandomMaps random) {
		int count = level.header().agents().size();
		return isLarge(level) ? List.of(random.number(0, count - 1)) : IntStream.range(0, count).boxed().toList();
	}

	private static boolean isLarge(LevelSnapshot level) {
		return level.grid().width() * level.grid().height() > MANY_CELLS;
	}

	private void compareFindings(LevelSnapshot level, boolean isBefore, String message) throws Exception {
		long minArea = level.header().intent().minArea();
		JsonElement expected = JsonParser.parseString(PageFindings.json(LevelAnalysis.of(level, Progress.NONE), minArea));
		assertEquals(expected, module.findings(minArea, isBefore), message);
	}

	/**
	 * Compares the answers of the module with the answers of Java: about one unit, once before strokes of the brush and once
	 * after. Returns the level after the strokes.
	 *
	 * @param base the level that was loaded
	 */
	private LevelSnapshot check(LevelSnapshot base, LevelSnapshot level, int index, Agent unit, RandomMaps random,
			String message) throws Exception {
		module.choose(index, unit.size(), unit.capability().terrains());
		compare(base, level, unit, random, message);
		LevelSnapshot now = level;
		for (int stroke = 1; stroke <= STROKES; stroke++) {
			now = painted(now, random);
			compare(base, now, unit, random, message + ", stroke " + stroke);
		}
		return now;
	}

	private LevelSnapshot painted(LevelSnapshot level, RandomMaps random) throws IOException, InterruptedException {
		int terrain = level.terrains().get(random.number(0, level.terrains().size() - 1)).id();
		List<int[]> cells = cells(level, random, random.number(1, 30));
		module.paint(cells, terrain);
		TerrainGridEditor editor = level.grid().edit();
		cells.forEach(cell -> editor.set(cell[0], cell[1], terrain));
		return new LevelSnapshot(level.header(), editor.build());
	}

	private static List<int[]> cells(LevelSnapshot level, RandomMaps random, int count) {
		List<int[]> cells = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			cells.add(new int[] {random.number(0, level.grid().width() - 1), random.number(0, level.grid().height() - 1)});
		}
		return cells;
	}

	private void compare(LevelSnapshot base, LevelSnapshot level, Agent unit, RandomMaps random, String message)
			throws Exception {
		List<int[]> cells = cells(level, random, 6);
		// a browser stops scripts that run for 30 s
		int count = isLarge(level) ? 1 : 3;
		List<double[]> pairs = IntStream.range(0, count).mapToObj(i -> new double[] {cells.get(2 * i)[0], cells.get(2 * i)[1],
				heading(random), cells.get(2 * i + 1)[0], cells.get(2 * i + 1)[1], heading(random)}).toList();
		Questioning java = new Questioning(level, unit);
		JsonArray answers = module.ask(cells, pairs, Questioning.planners(level)).getAsJsonArray();
		assertEquals(java.classes(), answers.get(0).getAsString(), message);
		assertEquals(java.classes(), answers.get(2).getAsString(), message + ", read in parts");
		assertEquals(java.effect(new Questioning(base, unit)),
				answers.get(3).getAsJsonArray().asList().stream().map(JsonElement::getAsLong).toList(), message);
		List<Double> expected = java.expected(cells, pairs);
		List<Double> found = answers.get(1).getAsJsonArray().asList().stream().map(JsonElement::getAsDouble).toList();
		assertEquals(expected.size(), found.size(), message);
		for (int i = 0; i < found.size(); i++) {
			double tolerance = EXACTNESS * Math.max(1, Math.abs(expected.get(i)));
			if (java.isOfTurningRoute(i)) {
				ofTurningRoutes++;
				ties += Math.abs(expected.get(i) - found.get(i)) > tolerance ? 1 : 0;
			} else {
				int number = i;
				assertEquals(expected.get(i), found.get(i), tolerance, () -> message + ", number " + number + " of " + expected);
			}
		}
	}

	/** Returns a random heading in radians. Half of the time, returns NaN, which stands for any heading. */
	private static double heading(RandomMaps random) {
		return random.number(0, 1) == 0 ? Double.NaN : random.number(-400, 400) / 100.0;
	}
}
