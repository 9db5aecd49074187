package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.fixtures.Pictures;

/**
 * Tests of faults in a config. Each fault gives one line with its place and with the values that were expected, and no
 * file is written.
 */
class BatchConfigTest {

	private static final String GOOD = """
			{'inputs': ['levels/*.map'],
			 'agents': ['small'],
			 'exports': [
			  {'layer': 'fit', 'format': 'npy', 'capability': 'ground', 'output': 'out/{level}.npy'}
			 ],
			 'convert': [{'output': 'out/{level}.tmx'}],
			 'reports': [{'format': 'text', 'output': 'out/all.txt'}]}
			""";

	@TempDir
	private Path temporary;
	private BatchFolder folder;

	@BeforeEach
	void writeLevels() throws IOException {
		folder = new BatchFolder(temporary);
		folder.map("levels/rooms.map", Pictures.ROOMS);
		folder.map("levels/sub/rooms.map", Pictures.ROOMS);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = {
			"'inputs' | 'input' | 1: unknown key \"\"input\"\", expected inputs, agentFile, agents, exports",
			"'capability' | 'cap' | 4: unknown key \"\"cap\"\", expected layer, format, output",
			"'fit' | 'fitt' | 4: layer \"\"fitt\"\", expected terrain, clearance",
			"'npy' | 'npx' | 4: format \"\"npx\"\", expected asc, csv",
			"'npy' | 'obj' | 4: format \"\"obj\"\", expected asc, csv",
			"'npy' | 5 | 4: a number, expected a text",
			"'ground', | 'ground', 'layer': 'fit', | 4: key \"\"layer\"\" for the second time, first in line 4",
			"'ground', | 'ground', 'agents': ['small'], | 4: \"\"capability\"\" and \"\"agents\"\" together, expected one of them",
			"'ground', | 'ground', 'options': {'scale': 3}, | 4: unknown option \"\"scale\"\", expected sidecar",
			"'ground', | 'ground', 'options': {'sidecar': 'perhaps'}, | 4: option sidecar 'perhaps', expected true|false",
			"'ground', | 'ground', 'colours': 'greys', | 4: \"\"colours\"\" is for images",
			"'ground', | 'ground', 'radius': 2, | 4: \"\"radius\"\" is for tangent-graph",
			"'ground', | 'ground', 'anchor': 'middle', | 4: anchor \"\"middle\"\", expected covering, top-left, centre",
			"out/{level}.npy | out/{lvl}.npy | 4: unknown placeholder {lvl}, expected {level}, {folder}",
			"out/{level}.npy | out/{level.npy | 4: a brace without its partner",
			"out/{level}.npy | out/{level}-{agent}.npy | 4: {agent} in the output of a layer that is for no agent",
			"out/{level}.npy | out/{level}/ | 4: \"\"out/{level}/\"\" is a folder, expected a file",
			"out/{level}.npy | ../{level}.npy | 4: \"\"../{level}.npy\"\" leads out of the folder of the config",
			"out/{level}.npy | /tmp/{level}.npy | 4: \"\"/tmp/{level}.npy\"\" leads out of the folder of the config",
			"out/{level}.npy | levels/{level}.map | 4: \"\"levels/rooms.map\"\" would overwrite the input levels/rooms.map",
			"out/{level}.npy | levels/{level}2.map | 4: \"\"levels/rooms2.map\"\" would be an input of the next run",
			"out/{level}.npy | batch.json | 4: \"\"batch.json\"\" would overwrite the config itself",
			"out/{level}.npy | .batch.json.leeway-batch | 4: \"\".batch.json.leeway-batch\"\" would overwrite the state",
			"out/{level}.npy | out/all.txt | 7: the report and fit of levels/rooms.map both go to out/all.txt",
			"out/{level}.npy | OUT/All.txt | 7: the report and fit of levels/rooms.map could both go to files of out/all.txt",
			"out/{level}.npy | out/{level}.tmx.terrain.png | 6: the conversion of levels/rooms.map and fit of levels/rooms.map could both",
			"levels/*.map | levels/**/*.map | 4: fit of levels/sub/rooms.map and fit of levels/rooms.map both go to out/rooms.npy",
			"out/{level}.tmx | out/{level}.xyz | 6: \"\"out/{level}.xyz\"\" has the extension of no format of levels, expected .asc or .csv",
			"out/{level}.tmx | out/{level}-{agent}.tmx | 6: unknown placeholder {agent}, expected {level}, {folder}",
			"'text' | 'xml' | 7: format \"\"xml\"\", expected text, json, jsonl, sarif, junit, codequality",
			"'text', | 'text', 'fail': 'info', | 7: fail \"\"info\"\", expected error, warning, never",
			"'text', | 'text', 'min-area': 0, | 7: \"\"min-area\"\" 0, expected 1 or more",
			"'text', | 'text', 'chokes': 1, | 7: a number, expected true or false",
			"'small' | 'small', 'small' | 2: agent \"\"small\"\" for the second time, expected each once",
			"'small' | 'a:0:ground' | 2: '0' is not a size of 1 or more",
			"['levels/*.map'] | 'levels/*.map' | 1: a text, expected an array [ ] of paths of levels",
			"['levels/*.map'] | [] | 1: no \"\"inputs\"\", expected an array of paths",
			"levels/*.map | ../*.map | 1: \"\"../*.map\"\" leads out of the folder of the config, expected a path in it, or \"\"outside\"\": true",
			"'convert': [ | 'convert': [,, | 6: not JSON: ",
			"'all.txt'}]} | 'all.txt'}]} x | 8: ",
	})
	void mistakesAreToldWithTheirLine(String right, String wrong, String message) throws IOException {
		String text = GOOD.contains(right) ? GOOD.replace(right, wrong) : GOOD + "x";
		folder.config(text);
		Map<String, String> before = folder.files("");
		CommandLineRun run = folder.run();
		String expected = folder.path("batch.json") + ":" + message.replace("\"\"", "\"");
		assertEquals(2, run.status(), text + run);
		assertTrue(run.err().startsWith(expected), expected + "\n" + run);
		assertEquals(1, run.err().lines().count(), run.toString());
		assertEquals("", run.out());
		assertEquals(before, folder.files(""));
	}

	@Test
	void severalAgentsNeedSeveralNames() throws IOException {
		folder.config("{'inputs': ['levels/*.map'], 'exports': [{'layer': 'reachability', 'format': 'csv',\n"
				+ "'agents': ['small', 'large'], 'output': 'out/{level}.csv'}]}");
		CommandLineRun run = folder.run();
		assertTrue(run.err().startsWith(folder.path("batch.json") + ":2: 2 agents go to one file, expected {agent} in"), run.toString());
	}

	@Test
	void agentsThatOnlyTheLevelKnowsTakeAllNames() throws IOException {
		folder.config("""
				{'inputs': ['levels/*.map'], 'exports': [
				{'layer': 'reachability', 'format': 'csv', 'output': 'out/{level}-{agent}.csv'},
				{'layer': 'reachability', 'format': 'csv', 'agents': ['small'], 'output': 'out/{level}-s.csv'}]}
				""");
		CommandLineRun run = folder.run();
		assertAnySays(run.err().lines().toList(), "batch.json:3: ", "reachability of levels/rooms.map",
				"reachability of levels/rooms.map", " out/rooms-s.csv");
	}

	@Test
	void levelsOfOneNameHavePlaceInTheirFolders() throws IOException {
		folder.config(GOOD.replace("levels/*.map", "levels/**/*.map").replace("{level}", "{folder}/{level}").replace("'fit'",
				"'clearance'"));
		CommandLineRun run = folder.run();
		assertTrue(run.out().startsWith("made out/rooms.npy"), run.toString());
		assertTrue(folder.files("out").keySet().containsAll(List.of("out/rooms.npy", "out/sub/rooms.npy")));
	}

	@Test
	void theBeginningOfAConfigIsNone() throws IOException {
		String text = GOOD.strip();
		for (int length = 0; length < text.length(); length++) {
			assertRefused(text.substring(0, length));
		}
	}

	@Test
	void noiseIsNone() throws IOException {
		Random random = new Random(7);
		byte[] bytes = new byte[300];
		for (int i = 0; i < 100; i++) {
			random.nextBytes(bytes);
			Files.write(folder.path("batch.json"), bytes);
			assertRefusal(folder.run());
		}
		char[] text = GOOD.replace('\'', '"').toCharArray();
		for (int i = 0; i < 300; i++) {
			char[] changed = text.clone();
			changed[random.nextInt(text.length)] = (char) (random.nextInt(96) + 32);
			Files.writeString(folder.path("batch.json"), new String(changed));
			CommandLineRun run = folder.run("--dry-run");
			assertFalse(run.toString().contains("internal error") || run.toString().contains("Exception"), run + new String(changed));
		}
	}

	@Test
	void deepNestingAndLongLinesAreRefused() throws IOException {
		assertRefused("[".repeat(100_000));
		assertRefused("{'inputs': " + "[".repeat(100_000));
		assertRefused("{'exports': [{'options': {'a': ".repeat(10_000));
		assertRefused("{'inputs': ['" + "a/".repeat(200_000) + "*.map'], 'convert': [{'output': 'a.tmx'}]}");
		assertRefused("{'x': '" + "a".repeat(500_000) + "'}");
		try (var out = Files.newBufferedWriter(folder.path("batch.json"))) {
			for (int i = 0; i < 100; i++) {
				out.write("a".repeat(1 << 20));
			}
		}
		CommandLineRun run = folder.run();
		assertRefusal(run);
		assertTrue(run.err().contains("too large"), run.toString());
	}

	@Test
	void namesOfAllScriptsAreNames() throws IOException {
		folder.map("levels/Übung 試験 😀.map", Pictures.ROOMS);
		folder.config("{'inputs': ['levels/Ü*.map'], 'exports': [{'layer': 'terrain', 'format': 'csv',"
				+ " 'output': 'ausgänge/{level} ✓.csv'}]}");
		assertEquals(0, folder.run().status(), folder.run().toString());
		assertTrue(Files.exists(folder.path("ausgänge/Übung 試験 😀 ✓.csv")));
	}

	@Test
	void aConfigThatIsNotThereIsToldSo() {
		CommandLineRun run = folder.run();
		assertEquals(2, run.status());
		assertEquals(folder.path("batch.json") + ": no such file or folder\n", run.err());
	}

	private void assertRefused(String text) throws IOException {
		folder.config(text);
		assertRefusal(folder.run());
	}

	private static void assertRefusal(CommandLineRun run) {
		assertEquals(2, run.status(), run.toString());
		assertEquals(1, run.err().lines().count() + run.out().lines().filter(line -> line.startsWith("failed")).count(), run.toString());
		assertFalse(run.toString().contains("internal error") || run.toString().contains("Exception"), run.toString());
	}
}
