package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of the rule of diagonal steps in every command, as an attribute of a level and as an option. */
class DiagonalsTest {

	/** A map of two rooms that touch only at a corner. */
	private static final String CORNER = """
			...@@@
			...@@@
			...@@@
			@@@...
			@@@...
			@@@...
			""";
	private static final String SCOUT = "scout:1:ground";

	@TempDir
	private Path temporary;
	private BatchFolder folder;
	private Path map;

	@BeforeEach
	void writeMap() throws IOException {
		folder = new BatchFolder(temporary);
		map = folder.map("corner.map", CORNER);
	}

	/** Writes the level with a given rule as its attribute. */
	private Path level(String rule) throws IOException {
		Path level = folder.path("corner-" + rule + ".leeway");
		assertEquals(0, CommandLineRun.of("convert", "--diagonals", rule, map, level).status());
		return level;
	}

	@ParameterizedTest
	@ValueSource(strings = {"never", "one", "straight"})
	void onlyWhoCutsEveryCornerGetsFromRoomToRoom(String rule) throws IOException {
		for (CommandLineRun run : List.of(CommandLineRun.of("validate", "--agent", SCOUT, "--diagonals", rule, map),
				CommandLineRun.of("validate", "--agent", SCOUT, level(rule)))) {
			assertEquals(1, run.status(), run.toString());
			assertTrue(run.out().contains("cannot reach a region of 9 cells at 3,3"), run.toString());
		}
	}

	@Test
	void cutCornersConnectAndTheReportSaysSo() throws IOException {
		for (CommandLineRun run : List.of(CommandLineRun.of("validate", "--agent", SCOUT, "--diagonals", "always", map),
				CommandLineRun.of("validate", "--agent", SCOUT, level("always")))) {
			assertEquals(0, run.status(), run.toString());
			assertTrue(run.out().endsWith(": 6 x 6 cells, 1 agent, diagonals always: nothing found\n"), run.toString());
		}
		CommandLineRun chokes = CommandLineRun.of("validate", "--agent", SCOUT, "--chokes", "--diagonals", "always", map);
		assertTrue(chokes.out().contains("passes a choke of width 1 at 2,2, 9 cells behind it"), chokes.toString());
		assertEquals("always", json("--agent", SCOUT, level("always")).get("diagonals").getAsString());
		assertTrue(!json("--agent", SCOUT, map).has("diagonals"), "the rule of most levels goes without saying");
	}

	private static JsonObject json(Object... words) {
		CommandLineRun run = CommandLineRun.of(Stream.concat(Stream.of("validate", "--format", "jsonl"), Stream.of(words))
				.toArray());
		return JsonParser.parseString(run.out()).getAsJsonObject();
	}

	@Test
	void theOptionReplacesTheRuleOfTheLevel() throws IOException {
		assertEquals(1, CommandLineRun.of("validate", "--agent", SCOUT, "--diagonals", "never", level("always")).status());
	}

	@Test
	void anUnknownRuleIsRefused() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", "--diagonals", "sometimes", map);
		assertEquals(2, run.status());
		assertSays(run.err(), "'sometimes'", "diagonal steps", "never|one|always|straight");
		folder.config("{'inputs': ['*.map'], 'convert': [{'output': 'out/{level}.leeway'}],\n'diagonals': 'sometimes'}");
		CommandLineRun batch = folder.run();
		assertEquals(2, batch.status());
		assertTrue(batch.err().contains("batch.json:2: 'sometimes' is not a rule of diagonal steps"), batch.toString());
	}

	@ParameterizedTest
	@ValueSource(strings = {"aa", "jps", "haa"})
	void pathsCutCorners(String planner) throws IOException {
		Object[] query = {"path", "--planner", planner, "--agent", SCOUT, "--from", "0,0", "--to", "5,5"};
		assertEquals(1, CommandLineRun.of(with(query, map)).status());
		for (CommandLineRun run : List.of(CommandLineRun.of(with(query, "--diagonals", "always", map)),
				CommandLineRun.of(with(query, level("always"))))) {
			assertEquals(0, run.status(), run.toString());
			assertTrue(run.out().startsWith("cost " + 5 * Math.sqrt(2) + "\n0,0 5,5\n"), run.toString());
		}
	}

	private static Object[] with(Object[] words, Object... more) {
		return Stream.concat(Stream.of(words), Stream.of(more)).toArray();
	}

	@Test
	void aPlannerWithoutTheRuleRefusesByName() throws IOException {
		for (String rule : List.of("always", "straight")) {
			CommandLineRun run = CommandLineRun.of("path", "--planner", "theta", "--agent", SCOUT, "--from", "0,0", "--to", "2,2",
					level(rule));
			assertEquals(2, run.status(), run.toString());
			assertOneLine(run.err(), folder.path("corner-" + rule + ".leeway") + ": --planner theta ", "diagonal",
					" " + rule, "expected one of aa, jps, haa");
		}
		assertEquals(0, CommandLineRun.of("path", "--planner", "theta", "--agent", SCOUT, "--from", "0,0", "--to", "2,2",
				level("one")).status());
	}

	@Test
	void aRequiredPathOfSuchAPlannerIsAFinding() throws IOException {
		Path level = level("always");
		Files.writeString(level, Files.readString(level).replace("  <terrain>", "  <probes name=\"across\" "
				+ "agent=\"//@agentTypes[name='small']\" goalX=\"2\" required=\"true\" planner=\"theta\"/>\n  <terrain>"));
		CommandLineRun run = CommandLineRun.of("validate", level);
		assertEquals(1, run.status(), run.toString());
		assertAnySays(run.out().lines().toList(), "across", "cannot be planned", "theta", "diagonal", " always");
	}

	@Test
	void layersFollowTheRule() throws IOException {
		Object[] fit = {"export", "--format", "csv", "--layer", "fit", "--capability", "ground", "--spawn", "0,0"};
		String reached = String.join("\r\n", "3,2,1,0,0,0", "2,2,1,0,0,0", "1,1,1,0,0,0", "0,0,0,1,1,1", "0,0,0,1,1,1",
				"0,0,0,1,1,1", "");
		assertEquals(reached, CommandLineRun.of(with(fit, "--diagonals", "always", map)).out());
		assertEquals(reached, CommandLineRun.of(with(fit, level("always"))).out());
		assertEquals(reached.replace("0,0,0,1,1,1", "0,0,0,0,0,0"), CommandLineRun.of(with(fit, map)).out());
	}

	@Test
	void lbcHasTheRuleInItsHeader() throws IOException {
		List<String> rules = List.of("never", "one", "always", "straight");
		for (String rule : rules) {
			Path lbc = folder.path("corner.lbc");
			assertEquals(0, CommandLineRun.of("convert", "--diagonals", rule, map, lbc).status());
			assertEquals(rules.indexOf(rule), Files.readAllBytes(lbc)[47]);
			CommandLineRun layer = CommandLineRun.of("export", "--format", "lbc", "--layer", "fit", "--capability", "ground",
					"--spawn", "0,0", "--diagonals", rule, "-o", lbc, map);
			assertEquals(0, layer.status(), layer.toString());
			assertEquals(rules.indexOf(rule), Files.readAllBytes(lbc)[47]);
		}
	}

	@Test
	void aMapCannotHoldTheRule() throws IOException {
		CommandLineRun run = CommandLineRun.of("convert", level("always"), folder.path("other.map"));
		assertAnySays(run.err().lines().toList(), "other.map: warning: ", "diagonal", "\"always\"", "not written");
	}

	@Test
	void levelsDifferByTheirRules() throws IOException {
		CommandLineRun run = CommandLineRun.of("diff", "--agent", SCOUT, level("never"), level("always"));
		assertEquals(1, run.status(), run.toString());
		assertTrue(run.out().contains("gained: scout: cut off -> reachable, 9 cells at 3,3 (3 x 3)\n"), run.toString());
		assertTrue(run.out().contains("object: diagonals: never -> always\n"), run.toString());
		assertEquals(0, CommandLineRun.of("diff", "--agent", SCOUT, "--diagonals", "one", level("never"), level("always"))
				.status());
	}

	@Test
	void symmetryComparesFitByTheRule() {
		Object[] turned = {"symmetry", "--by", "half-turn", "--agent", SCOUT, "--spawn", "0,0"};
		CommandLineRun walking = CommandLineRun.of(with(turned, map));
		assertTrue(walking.out().contains("fit is 3 at 0,0 and 0 at the mirrored cell 5,5 for ground"), walking.toString());
		CommandLineRun cutting = CommandLineRun.of(with(turned, "--diagonals", "always", map));
		assertTrue(cutting.out().contains("fit is 3 at 0,0 and 1 at the mirrored cell 5,5 for ground"), cutting.toString());
	}

	@Test
	void thePageForReviewersSaysSo() throws IOException {
		Path page = folder.path("page.html");
		assertEquals(0, CommandLineRun.of("report", "--agent", SCOUT, "--diagonals", "always", "-o", page, map).status());
		assertTrue(Files.readString(page).contains("\"diagonals\":\"always\""));
	}

	@Test
	void scenariosAreAnsweredByTheRule() throws IOException {
		Path scenario = folder.write("corner.map.scen", "version 1\n0\tcorner.map\t6\t6\t0\t0\t5\t5\t" + 5 * Math.sqrt(2) + "\n");
		assertEquals(1, CommandLineRun.of("scenario", scenario).status());
		assertEquals(0, CommandLineRun.of("scenario", "--diagonals", "always", scenario).status());
	}

	@Test
	void aBatchHasOneRuleAndMakesAnewWhatAnotherDecides() throws IOException {
		String config = "{'inputs': ['*.map'],\n'exports': [{'layer': 'reachability', 'format': 'csv', 'agents': ['" + SCOUT
				+ "'], 'output': 'out/{level}.csv'}],\n'convert': [{'output': 'out/{level}.leeway'}],\n"
				+ "'reports': [{'format': 'json', 'output': 'out/all.json', 'fail': 'never'}]%s}";
		folder.config(config.formatted(""));
		assertEquals(0, folder.run().status());
		assertTrue(findings() > 0);
		folder.config(config.formatted(",\n'diagonals': 'always'"));
		CommandLineRun run = folder.run();
		assertEquals(0, run.status(), run.toString());
		assertTrue(run.out().contains("3 made, 0 unchanged, 0 failed"), run.toString());
		assertEquals("3,3,3,0,0,0", Files.readAllLines(folder.path("out/corner.csv")).getFirst());
		assertEquals("0,0,0,3,3,3", Files.readAllLines(folder.path("out/corner.csv")).getLast());
		assertTrue(Files.readString(folder.path("out/corner.leeway")).contains(" diagonals=\"always\""));
		assertTrue(folder.run().out().contains("0 made, 3 unchanged"));
	}

	/** Returns the number of regions that no unit of size 1 reaches. */
	private long findings() throws IOException {
		JsonArray files = JsonParser.parseString(Files.readString(folder.path("out/all.json"))).getAsJsonObject()
				.getAsJsonArray("files");
		return files.get(0).getAsJsonObject().getAsJsonArray("findings").size();
	}

	@Test
	void theRuleOfMostLevelsIsNotWritten() throws IOException {
		assertTrue(!Files.readString(level("never")).contains("diagonals"));
		assertEquals(Pictures.mapFile(CORNER), Files.readString(map));
	}
}
