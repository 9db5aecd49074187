package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.fixtures.Pictures;

/** Numbers far above the map: an answer or one clear message, whatever the number is. */
class HugeNumbersTest {

	@TempDir
	private Path folder;
	private Path map;

	@BeforeEach
	void writeMap() throws IOException {
		map = Files.writeString(folder.resolve("rooms.map"), Pictures.mapFile(Pictures.ROOMS));
	}

	/** A unit that is larger than the map fits nowhere, as one does that is larger by a cell. */
	@ParameterizedTest
	@ValueSource(ints = {9, 100_000_000, Integer.MAX_VALUE})
	void everyCommandTakesAUnitThatIsLargerThanTheMap(int size) throws IOException {
		String agent = "giant:" + size + ":ground";
		for (String format : new String[] {"text", "json", "jsonl", "sarif", "junit", "codequality", "html"}) {
			CommandLineRun run = CommandLineRun.of("validate", "--chokes", "--advice", "--format", format, "--spawn", "1,1",
					"--agent", agent, map);
			assertEquals(1, run.status(), format + run);
			assertFalse(run.toString().contains("internal error"), format + run);
		}
		assertEquals(0, CommandLineRun.of("report", "--agent", agent, "-o", folder.resolve("a.html"), map).status());
		for (String layer : new String[] {"clearance", "reachability", "fit"}) {
			List<Object> words = new ArrayList<>(List.of("export", "--layer", layer, "--agent", agent, "--format", "png", "--legend",
					"-o", folder.resolve(layer + ".png"), map));
			if (!layer.equals("clearance")) {
				words.addAll(List.of("--spawn", "1,1"));
			}
			CommandLineRun run = CommandLineRun.of(words.toArray());
			assertEquals(0, run.status(), layer + run);
		}
		CommandLineRun path = CommandLineRun.of("path", "--agent", agent, "--from", "0,0", "--to", "3,1", map);
		assertTrue(path.status() == 1 && !path.toString().contains("internal error"), path.toString());
	}

	@Test
	void aUnitThatIsLargerThanTheMapEndsNoBatch() throws IOException {
		BatchFolder batch = new BatchFolder(folder);
		batch.config("""
				{'inputs': ['*.map'], 'reports': [{'format': 'html', 'output': 'a.html', 'fail': 'never'}], 'agentFile': 'a.agents',
				'exports': [{'layer': 'clearance', 'format': 'csv', 'output': '{agent}.csv'}]}
				""");
		batch.write("a.agents", "giant:2147483647:ground\nsmall:1:ground\n");
		CommandLineRun run = batch.run();
		assertEquals(0, run.status(), run.toString());
		Map<String, String> files = batch.files("");
		assertTrue(files.containsKey("a.html") && files.containsKey("giant.csv") && files.containsKey("small.csv"), files.keySet().toString());
	}

	@ParameterizedTest
	@ValueSource(strings = {"1e9", "1e17", "1e308", "Infinity", "NaN", "-1"})
	void turningRadiiHaveTheLimitsOfLevels(String radius) {
		CommandLineRun run = CommandLineRun.of("path", "--planner", "directional", "--agent", "car:1:ground", "--turning-radius", radius,
				"--from", "1,1", "--to", "6,2", map);
		if (radius.equals("1e9")) {
			assertEquals(1, run.status(), run.toString());
		} else {
			assertEquals(2, run.status(), run.toString());
			assertTrue(run.err().contains("--turning-radius"), run.toString());
		}
		assertFalse(run.toString().contains("internal error"), run.toString());
	}
}
