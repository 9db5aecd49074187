package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
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
import org.leeway.testing.RealMaps;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class ScenarioCommandTest {

	private static final String ROW = "0\tmaps/island.map\t8\t5\t";

	@TempDir
	private Path folder;
	private Path island;

	@BeforeEach
	void writeMap() throws IOException {
		island = Files.writeString(folder.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
	}

	/**
	 * Writes a scenario into the folder of the map, with a row for each query.
	 *
	 * @param ends the end of each row: the start, the goal and the length of the query, separated by tabs
	 */
	private Path scenario(String... ends) throws IOException {
		StringBuilder text = new StringBuilder("version 1\n");
		for (String end : ends) {
			text.append(ROW).append(end).append('\n');
		}
		return Files.writeString(folder.resolve("island.map.scen"), text);
	}

	@Test
	void knowsAnyAnglePathsBetweenFractions() throws IOException {
		Files.writeString(island, Pictures.mapFile("""
				........
				........
				...@@...
				........
				........
				"""));
		double around = 2 * Math.hypot(1.5, 0.5) + 2;
		Path file = scenario("0.5\t2.5\t7.5\t2.5\t" + (2 * Math.hypot(2.5, 0.5) + 2), "1\t2\t6\t2\t" + (around - 0.5),
				"0.25\t0.5\t0.25\t4.5\t4");
		CommandLineRun run = scenario("--planner", "anyangle", file);
		assertEquals(1, run.status(), run.toString());
		List<String> lines = run.out().lines().toList();
		assertTrue(lines.get(1).startsWith("2,0.5,2.5,7.5,2.5,"), lines.get(1));
		assertTrue(lines.get(1).contains(",true,"), lines.get(1));
		assertTrue(lines.get(2).matches("3,1,2,6,2,[0-9.]+,5.1622776\\d+,false,.*"), lines.get(2));
		assertTrue(lines.get(3).contains(",4.0,4.0,true,"), lines.get(3));
		assertEquals(0, scenario("--planner", "anyangle", "--radius", "0.5", scenario("0.5\t2.5\t7.5\t2.5\t7.3948"))
				.status());
		assertEquals(2, scenario("--planner", "jps", "--radius", "0.5", file).status());
		assertEquals(2, scenario("--planner", "anyangle", "--radius", "-1", file).status());
	}

	@ParameterizedTest
	@ValueSource(strings = { "aa", "jps", "haa" })
	void writesALineAQuery(String planner) throws IOException {
		Path file = scenario("0\t0\t0\t4\t4", "0\t4\t7\t3\t7.4142");
		CommandLineRun run = scenario("--planner", planner, file);
		assertEquals(0, run.status(), run.toString());
		List<String> lines = run.out().lines().toList();
		assertEquals("line,start_x,start_y,goal_x,goal_y,expected,cost,agrees,expanded,generated,micros", lines.get(0));
		assertTrue(lines.get(1).matches("2,0,0,0,4,4.0,4.0,true,\\d+,\\d+,[0-9.]+"), lines.get(1));
		assertTrue(lines.get(2).matches("3,0,4,7,3,7.4142,7.414213562\\d+,true,\\d+,\\d+,[0-9.]+"), lines.get(2));
		assertEquals(3, lines.size());
		assertTrue(run.err().startsWith(file + ": "), run.err());
		assertTrue(run.err().contains(": 2 queries, 2 found, 0 disagree; mean: "), run.err());
	}

	@Test
	void lengthsThatDifferByMoreThanRoundingAreFound() throws IOException {
		Path file = scenario("0\t0\t0\t4\t4.02", "0\t0\t0\t4\t4.03", "0\t0\t0\t4\t3.97", "0\t0\t7\t0\t7");
		CommandLineRun run = scenario(file);
		assertEquals(1, run.status());
		assertEquals(List.of("true", "false", "false", "false"),
				run.out().lines().skip(1).map(line -> line.split(",")[7]).toList());
		assertTrue(run.out().lines().toList().get(4).startsWith("5,0,0,7,0,7.0,,false,"), run.out());
		assertTrue(run.err().contains("4 queries, 3 found, 3 disagree (the first in line 3)"), run.err());
	}

	@Test
	void aPathThatIsNoShortestOneAgreesWhereThePlannerPromisesNone() throws IOException {
		Path file = scenario("0\t0\t0\t4\t3");
		assertEquals(1, scenario("--planner", "jps", file).status());
		assertEquals(0, scenario("--planner", "haa", "--cluster", "3", "--quality", "low", file).status());
		assertEquals(1, scenario("--planner", "haa", scenario("0\t0\t0\t4\t5")).status(), "shorter than a shortest one");
	}

	@Test
	void answersPrograms() throws IOException {
		CommandLineRun run = scenario("--format", "json", scenario("0\t0\t0\t4\t4", "0\t0\t7\t0\t7"));
		assertEquals(1, run.status());
		JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals("jps", report.get("planner").getAsString());
		assertEquals("small:1:ground+swamp", report.get("agent").getAsString());
		JsonObject first = report.getAsJsonArray("queries").get(0).getAsJsonObject();
		assertEquals(4, first.get("cost").getAsDouble());
		assertEquals("[0,4]", first.get("goal").toString());
		JsonObject second = report.getAsJsonArray("queries").get(1).getAsJsonObject();
		assertEquals("no path leads from 0,0 to 7,0 for a unit of size 1", second.get("reason").getAsString());
		JsonObject summary = report.getAsJsonObject("summary");
		assertEquals(2, summary.get("queries").getAsInt());
		assertEquals(1, summary.get("found").getAsInt());
		assertEquals(1, summary.get("disagreeing").getAsInt());
	}

	@Test
	void agentAndMapMayBeGiven() throws IOException {
		Path file = scenario("3\t0\t6\t3\t12");
		assertEquals(0, scenario("--agent", "medium", file).status());
		assertEquals(0, scenario("--agent", "x:2:ground", file).status());
		Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("a.scen");
		Files.copy(file, elsewhere);
		assertFails(elsewhere, "a.scen:2: ", "no map \"maps/island.map\"");
		assertEquals(0, scenario("--agent", "medium", "--map", island, elsewhere).status());
	}

	@Test
	void aBrokenScenarioIsRefusedBeforeAnythingIsWritten() throws IOException {
		assertFails(scenario("0\t0\t0\t4\t4", "x\t0\t0\t4\t4"), ":3: \"x\", expected the number of a cell");
		assertFails(folder.resolve("none.scen"), "none.scen: ");
		assertFails(scenario(), "no row, expected some");
		Path file = scenario("0\t0\t0\t4\t4");
		Files.writeString(file, Files.readString(file) + ROW.replace("island", "other") + "0\t0\t0\t4\t4\n");
		assertFails(file, ":3: ", "maps/other.map", " 8 x 5 cells", "rows before");
		Files.writeString(file, "version 1\n" + ROW.replace("8", "9") + "0\t0\t0\t4\t4\n");
		assertFails(file, ":2: ", "maps/island.map", " 9 x 5 cells, but");
	}

	@Test
	void scenariosOfRealMapsAgree() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (int i = 0; i < RealMaps.SCENARIO_MAPS.size(); i++) {
			CommandLineRun run = scenario("--planner", i % 2 == 0 ? "jps" : "haa", RealMaps.scenarioFile(RealMaps.SCENARIO_MAPS.get(i)));
			assertEquals(0, run.status(), run.err());
		}
	}

	private static void assertFails(Path file, String... facts) {
		CommandLineRun run = scenario(file);
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertSays(run.err(), facts);
		assertFalse(run.err().contains("Exception"), run.err());
	}

	private static CommandLineRun scenario(Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("scenario"), Stream.of(arguments)).toArray());
	}
}
