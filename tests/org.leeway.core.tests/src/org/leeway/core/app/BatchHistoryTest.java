package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of batches after random changes of levels, agents, config and outputs. After each change, the batch must leave
 * the same bytes as a batch in a new copy of the folder. Failures name the seed and the step.
 */
@Tag("slow")
class BatchHistoryTest {

	private static final int STEPS = 25;
	private static final List<String> LAYERS = List.of("clearance", "terrain", "fit", "reachability", "brushfire");
	private static final List<String> FORMATS = List.of("csv", "npy", "json", "tmj", "pgm");

	@TempDir
	private Path temporary;
	private BatchFolder used;
	private Random random;
	private List<String> exports;
	private List<String> others;

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3})
	void aRunOnTopOfAnyHistoryIsAsAFreshOne(long seed) throws IOException {
		random = new Random(seed);
		used = new BatchFolder(temporary.resolve("used"));
		exports = new ArrayList<>();
		others = new ArrayList<>();
		used.write("units.agents", "tank:2:ground\n");
		for (int i = 0; i < 4; i++) {
			editLevel();
		}
		addEntry();
		for (int step = 0; step < STEPS; step++) {
			String what = "seed " + seed + ", step " + step + ": " + edit();
			writeConfig();
			CommandLineRun run = used.run("--clean", "--jobs", String.valueOf(1 + random.nextInt(3)));
			BatchFolder fresh = copy(step);
			CommandLineRun first = fresh.run();
			assertEquals(first.status(), run.status(), what + run + first);
			Map<String, String> expected = fresh.files("out");
			Map<String, String> found = new TreeMap<>(used.files("out"));
			// ignore two kinds of files that the fresh folder lacks: old outputs of exports that fail now, and outputs that
			// this test has changed
			found.keySet().removeIf(name -> !expected.containsKey(name) && (run.status() == 2 || isStrange(name)));
			assertEquals(expected.keySet(), found.keySet(), what + run);
			expected.forEach((name, bytes) -> assertEquals(bytes, found.get(name), what + ": " + name));
			used.age("out");
			CommandLineRun again = used.run();
			assertEquals(run.status(), again.status(), what + run + again);
			if (run.status() != 2) {
				assertTrue(again.out().startsWith("0 made, "), what + again);
				assertEquals(List.of(), used.written("out"), what);
			}
		}
	}

	/**
	 * Returns whether {@link #edit} has overwritten a file with a text of 7 bytes. A batch does not remove an overwritten file,
	 * because a user may have changed the file by hand.
	 */
	private boolean isStrange(String name) {
		return used.path(name).toFile().length() == 7;
	}

	private String edit() throws IOException {
		switch (random.nextInt(9)) {
		case 0, 1, 2 -> {
			return "level " + editLevel();
		}
		case 3 -> {
			List<String> levels = List.copyOf(used.files("levels").keySet());
			if (levels.size() > 1) {
				Files.delete(used.path(levels.get(random.nextInt(levels.size()))));
			}
			return "deleted a level";
		}
		case 4 -> {
			addEntry();
			return "an entry more";
		}
		case 5 -> {
			if (exports.size() > 1) {
				exports.remove(random.nextInt(exports.size()));
			}
			return "an entry less";
		}
		case 6 -> {
			used.write("units.agents", "tank:" + (1 + random.nextInt(3)) + ":ground\nscout" + random.nextInt(2) + ":1:ground\n");
			return "agents";
		}
		case 7 -> {
			for (String each : used.files("out").keySet()) {
				if (random.nextInt(4) == 0) {
					Files.delete(used.path(each));
				} else if (random.nextInt(4) == 0) {
					Files.writeString(used.path(each), "changed");
				}
			}
			return "outputs";
		}
		default -> {
			others.clear();
			if (random.nextBoolean()) {
				others.add("'convert': [{'output': 'out/{folder}/{level}.tmj'}]");
			}
			if (random.nextBoolean()) {
				others.add("'reports': [{'format': '" + List.of("json", "text", "sarif").get(random.nextInt(3))
						+ "', 'output': 'out/all', 'min-area': " + (1 + random.nextInt(3)) + "}, {'format': 'text',"
						+ " 'chokes': true, 'output': 'out/{folder}/{level}.txt'}]");
			}
			return "conversions and reports";
		}
		}
	}

	private String editLevel() throws IOException {
		String name = "levels/" + (random.nextBoolean() ? "" : "sub/") + "level" + random.nextInt(4);
		String picture = picture(3 + random.nextInt(10), 3 + random.nextInt(10));
		switch (random.nextInt(5)) {
		case 0 -> used.write(name + "m.map", "type octile\nheight 3\nwidth\n");
		case 1, 2 -> used.map(name + "m.map", picture);
		default -> used.level(name + "l.leeway", picture, 0, 0);
		}
		return name;
	}

	private String picture(int width, int height) {
		return IntStream.range(0, height).mapToObj(y -> random.ints(width, 0, 10)
				.mapToObj(each -> each < 7 ? "." : "SW@".substring(each - 7, each - 6)).collect(Collectors.joining()) + "\n")
				.collect(Collectors.joining());
	}

	private void addEntry() {
		String layer = LAYERS.get(random.nextInt(LAYERS.size()));
		String format = FORMATS.get(random.nextInt(FORMATS.size()));
		boolean agent = layer.equals("reachability") || !layer.equals("terrain") && random.nextBoolean();
		exports.add("{'layer': '" + layer + "', 'format': '" + format + "', 'output': 'out/{folder}/{level}"
				+ "-%d" + (agent ? "-{agent}" : "") + ".x'" + (agent && random.nextBoolean() ? ", 'agents': ['small']" : "") + "}");
	}

	private void writeConfig() throws IOException {
		String layers = IntStream.range(0, exports.size()).mapToObj(i -> exports.get(i).formatted(i))
				.collect(Collectors.joining(",\n"));
		used.config("{'inputs': ['levels/**/*.*'], 'agentFile': 'units.agents', 'exports': [" + layers + "]"
				+ others.stream().map(each -> ", " + each).collect(Collectors.joining()) + "}");
	}

	/** Returns a copy of the folder without outputs and without the state of the batch. */
	private BatchFolder copy(int step) throws IOException {
		BatchFolder fresh = new BatchFolder(temporary.resolve("fresh" + step));
		for (String each : used.names("")) {
			if (!each.startsWith("out/") && !each.endsWith(".leeway-batch")) {
				Files.createDirectories(fresh.path(each).getParent());
				Files.copy(used.path(each), fresh.path(each));
			}
		}
		return fresh;
	}
}
