package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.Rules;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Python;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * Tests of the report for code hosts. The report is checked against the published schema of SARIF, and compared with
 * values that were worked out by hand.
 */
class ValidateSarifTest {

	private static final Path SCHEMA = Path.of(System.getProperty("leeway.schemas", ""), "schema", "sarif-schema-2.1.0.json");

	@TempDir
	private Path folder;

	private Path write(String name, String picture) throws IOException {
		String[] rows = picture.lines().toArray(String[]::new);
		return Files.writeString(folder.resolve(name), "type octile\nheight " + rows.length + "\nwidth " + rows[0].length()
				+ "\nmap\n" + picture);
	}

	private static CommandLineRun run(Object... arguments) {
		List<Object> all = new ArrayList<>(List.of("validate", "--format", "sarif"));
		all.addAll(List.of(arguments));
		return CommandLineRun.of(all.toArray());
	}

	private static JsonObject only(CommandLineRun run) {
		JsonArray runs = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("runs");
		assertEquals(1, runs.size());
		return runs.get(0).getAsJsonObject();
	}

	private static List<JsonObject> results(CommandLineRun run) {
		return only(run).getAsJsonArray("results").asList().stream().map(JsonElement::getAsJsonObject).toList();
	}

	private static String fingerprint(JsonObject result) {
		return result.getAsJsonObject("partialFingerprints").get("leeway/v1").getAsString();
	}

	private static JsonObject place(JsonObject location) {
		return location.getAsJsonObject("physicalLocation");
	}

	private void assertKeepsTheSchema(CommandLineRun run) throws IOException, InterruptedException {
		assumeTrue(Files.exists(SCHEMA), "the schema is unpacked by the build only");
		assumeTrue(Python.has("jsonschema"), "python3 with jsonschema is not installed");
		Path report = Files.writeString(folder.resolve("report.sarif"), run.out());
		String script = """
				import json, jsonschema, sys
				schema, report = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:])
				validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
				for error in validator.iter_errors(report): print(error.message, list(error.path))
				print("checked")
				""";
		assertEquals("checked\n", Python.run(script, SCHEMA.toString(), report.toString()));
	}

	@Test
	void aFindingIsAResultAtTheRowOfItsSample() throws Exception {
		Path map = write("is land.map", Pictures.ISLAND);
		CommandLineRun run = run("--agent", "tank:2:ground+swamp", map);
		assertEquals(1, run.status());
		JsonObject result = results(run).getFirst();
		assertEquals(1, results(run).size());
		assertEquals("unreachable-region", result.get("ruleId").getAsString());
		assertEquals("error", result.get("level").getAsString());
		assertSays(result.getAsJsonObject("message").get("text").getAsString(), "tank (2x2 on ground+swamp)",
				"cannot reach", " 4 cells at 6,0 (2 x 2)");
		JsonObject place = place(result.getAsJsonArray("locations").get(0).getAsJsonObject());
		assertEquals(5, place.getAsJsonObject("region").get("startLine").getAsInt());
		assertTrue(place.getAsJsonObject("artifactLocation").get("uri").getAsString().endsWith("/is%20land.map"), place.toString());
		List<Integer> rows = result.getAsJsonArray("relatedLocations").asList().stream()
				.map(each -> place(each.getAsJsonObject()).getAsJsonObject("region").get("startLine").getAsInt()).toList();
		assertEquals(List.of(5, 6), rows);
		assertKeepsTheSchema(run);
	}

	/**
	 * A gate in row 3 is one cell wide, so a unit of size 2 cannot pass it. The region that it cannot reach begins in
	 * row 4.
	 */
	@Test
	void anUnreachableRegionIsAtTheRowOfItsBottleneck() throws Exception {
		Path map = write("gate.map", """
				........
				........
				@@@@@@@@
				@@@@.@@@
				........
				........
				""");
		CommandLineRun run = run("--agent", "tank:2:ground", "--spawn", "0,0", map.toString());
		JsonObject result = results(run).getFirst();
		assertEquals("unreachable-region", result.get("ruleId").getAsString());
		int line = place(result.getAsJsonArray("locations").get(0).getAsJsonObject()).getAsJsonObject("region").get("startLine")
				.getAsInt();
		assertEquals(4 + 3, line, "the first blocked row on the way");
		List<Integer> rows = result.getAsJsonArray("relatedLocations").asList().stream()
				.map(each -> place(each.getAsJsonObject()).getAsJsonObject("region").get("startLine").getAsInt()).toList();
		assertEquals(List.of(9, 10), rows);
		assertKeepsTheSchema(run);
	}

	@Test
	void allRulesAreDescribed() throws IOException {
		JsonObject run = only(run(write("a.map", "...\n")));
		JsonObject driver = run.getAsJsonObject("tool").getAsJsonObject("driver");
		List<String> ids = driver.getAsJsonArray("rules").asList().stream()
				.map(rule -> rule.getAsJsonObject().get("id").getAsString()).toList();
		assertEquals(Rules.descriptors().stream().map(RuleDescriptor::id).toList(), ids);
		for (JsonElement rule : driver.getAsJsonArray("rules")) {
			assertFalse(rule.getAsJsonObject().getAsJsonObject("help").get("text").getAsString().isBlank());
		}
		assertEquals("leeway/", run.getAsJsonObject("automationDetails").get("id").getAsString());
	}

	@Test
	void severalReportsHaveNames() throws IOException {
		JsonObject run = only(run("--category", "nightly", write("a.map", "...\n")));
		assertEquals("nightly/", run.getAsJsonObject("automationDetails").get("id").getAsString());
	}

	@Test
	void fingerprintsSurviveRowsAndColumnsBeforeThem() throws IOException {
		Path map = write("same.map", """
				......
				.@@@@.
				.@..@.
				.@@@@.
				.@.@..
				.@@@..
				""");
		List<String> before = results(run("--agent", "a:1:ground", "--spawn", "0,0", map)).stream()
				.map(ValidateSarifTest::fingerprint).toList();
		map = write("same.map", """
				.........
				.........
				.........
				....@@@@.
				....@..@.
				....@@@@.
				....@.@..
				....@@@..
				""");
		List<String> after = results(run("--agent", "a:1:ground", "--spawn", "0,0", map)).stream()
				.map(ValidateSarifTest::fingerprint).toList();
		assertEquals(2, before.size());
		assertEquals(before, after);
	}

	@Test
	void alikeFindingsHaveDifferentFingerprints() throws IOException {
		Path map = write("alike.map", ".@.@.@.@.@.\n");
		List<JsonObject> results = results(run("--agent", "a:1:ground", "--agent", "b:1:ground", "--spawn", "0,0", map));
		assertEquals(10, results.size());
		assertEquals(10, new HashSet<>(results.stream().map(ValidateSarifTest::fingerprint).toList()).size());
	}

	@Test
	void theLargestFindingsAreKeptAndTheReportTellsOfTheRest() throws Exception {
		String row = ".@".repeat(200);
		String wall = "@".repeat(400);
		String picture = (row + "\n" + wall + "\n").repeat(130) + "..@" + wall.substring(3) + "\n";
		CommandLineRun run = run("--agent", "a:1:ground", "--spawn", "0,0", write("many.map", picture));
		List<JsonObject> results = results(run);
		assertEquals(25_000, results.size());
		assertEquals(2, results.getFirst().getAsJsonObject("properties").get("cells").getAsInt());
		// the agent cannot reach 26,000 regions, and each of them is a finding. The map has 26,000 regions of one cell and one
		// region of two cells. The agent starts in one of the regions of one cell
		assertEquals("1000 smaller findings were left out: code hosts take 25000", only(run).getAsJsonArray("invocations")
				.get(0).getAsJsonObject().getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject()
				.getAsJsonObject("message").get("text").getAsString());
		assertKeepsTheSchema(run);
	}

	@Test
	void whatCouldNotBeReadIsAnUnsuccessfulRun() throws Exception {
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight 2\n");
		CommandLineRun run = run(broken, write("whole.map", Pictures.ISLAND));
		assertEquals(2, run.status());
		assertEquals(2, results(run).size());
		JsonObject invocation = only(run).getAsJsonArray("invocations").get(0).getAsJsonObject();
		assertFalse(invocation.get("executionSuccessful").getAsBoolean());
		assertEquals(run.err().strip(), invocation.getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject()
				.getAsJsonObject("message").get("text").getAsString());
		assertKeepsTheSchema(run);
	}

	@Test
	void intendedFindingsAreSuppressed() throws Exception {
		Path map = folder.resolve("island.leeway");
		CommandLineRun.of("convert", write("island.map", Pictures.ISLAND), map);
		String accepted = "  <accepted rule=\"unreachable-region\" agent=\"//@agentTypes[name='%s']\" x=\"6\" y=\"0\"/>\n";
		Files.writeString(map, Files.readString(map).replace("  <terrain>",
				accepted.formatted("small") + accepted.formatted("medium") + "  <terrain>"));
		CommandLineRun run = run(map);
		assertEquals(0, run.status(), run.toString());
		assertEquals(2, results(run).size());
		for (JsonObject result : results(run)) {
			assertEquals("note", result.get("level").getAsString());
			assertEquals("inSource", result.getAsJsonArray("suppressions").get(0).getAsJsonObject().get("kind").getAsString());
		}
		assertKeepsTheSchema(run);
	}
}
