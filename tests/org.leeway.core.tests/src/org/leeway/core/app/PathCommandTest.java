package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class PathCommandTest {

	@TempDir
	private Path folder;
	private Path island;

	@BeforeEach
	void writeMap() throws IOException {
		island = Files.writeString(folder.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
	}

	@ParameterizedTest
	@ValueSource(strings = { "aa", "jps", "haa" })
	void answersPrograms(String planner) {
		JsonObject answer = json(0, "--planner", planner, "--agent", "medium", "--from", "3,0", "--to", "6,3", island);
		assertTrue(answer.get("found").getAsBoolean());
		assertEquals(12, answer.get("cost").getAsDouble());
		assertEquals("[[3,0],[0,0],[0,3],[6,3]]", answer.get("points").toString());
		assertTrue(answer.get("expanded").getAsInt() > 0);
		assertTrue(answer.get("generated").getAsInt() > 0);
		assertTrue(answer.get("micros").getAsDouble() > 0);
		assertEquals(planner, answer.get("planner").getAsString());
		assertFalse(answer.has("reason"));
	}

	@Test
	void answersPeople() {
		CommandLineRun run = path("--agent", "medium", "--from", "3,0", "--to", "6,3", island);
		assertEquals(0, run.status());
		assertEquals("", run.err());
		List<String> lines = run.out().lines().toList();
		assertEquals(List.of("cost 12.0", "3,0 0,0 0,3 6,3"), lines.subList(0, 2));
		assertTrue(lines.get(2).matches("jump point search: .*expanded \\d+.*generated \\d+.* [0-9.]+ microseconds"),
				lines.get(2));
	}

	@Test
	void aPlannerThatProvesALowerBoundTellsIt() {
		Object[] query = { "--planner", "bounded", "--agent", "medium", "--from", "3,0", "--to", "6,3", island };
		JsonObject answer = json(0, query);
		double cost = answer.get("cost").getAsDouble();
		double bound = answer.get("lowerBound").getAsDouble();
		assertTrue(bound <= cost && cost <= 1.01 * bound, answer::toString);
		assertEquals(100 * (cost / bound - 1), answer.get("percentAbove").getAsDouble(), 1e-9);
		String second = path(query).out().lines().toList().get(1);
		assertTrue(second.matches("no path costs less than [0-9.]+: at most [01][.]\\d\\d % above the least cost"), second);
		assertFalse(json(0, "--planner", "theta", "--agent", "medium", "--from", "3,0", "--to", "6,3", island).has("lowerBound"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "high", "low" })
	void hierarchicalSearchTakesClustersOfAnySide(String quality) {
		JsonObject answer = json(0, "--planner", "haa", "--cluster", "2", "--quality", quality, "--smooth", "--agent",
				"medium", "--from", "3,0", "--to", "6,3", island);
		assertEquals("haa", answer.get("planner").getAsString());
		assertTrue(answer.get("cost").getAsDouble() >= 12);
		assertFails("--cluster 65, expected 2 to 64", "--planner", "haa", "--cluster", "65", "--from", "0,0", "--to",
				"1,1", island);
		assertFails("for --planner haa", "--quality", quality, "--from", "0,0", "--to", "1,1", island);
		assertFails("for --planner haa", "--planner", "aa", "--cluster", "9", "--from", "0,0", "--to", "1,1", island);
		assertFails("for --planner haa", "--smooth", "--from", "0,0", "--to", "1,1", island);
		assertFails("--quality", "--planner", "haa", "--quality", "best", "--from", "0,0", "--to", "1,1", island);
	}

	@Test
	void aUnitThatTurnsFacesWhereItIsTold() throws IOException {
		Path open = Files.writeString(folder.resolve("open.map"),
				"type octile\nheight 12\nwidth 16\nmap\n" + "................\n".repeat(12));
		JsonObject answer = json(0, "--planner", "directional", "--agent", "car:1:ground", "--turning-radius", "2", "--heading",
				"0", "--goal-heading", "-180", "--from", "4.5,4.5", "--to", "4.5,8.5", open);
		assertEquals("directional", answer.get("planner").getAsString());
		assertEquals(2 * Math.PI, answer.get("length").getAsDouble(), 1e-9, "a half circle of radius 2");
		List<JsonObject> segments = answer.getAsJsonArray("segments").asList().stream().map(JsonElement::getAsJsonObject)
				.toList();
		assertEquals(0, segments.getFirst().get("fromHeading").getAsDouble(), 1e-9);
		assertEquals(180, segments.getLast().get("toHeading").getAsDouble(), 1e-9);
		for (int i = 0; i < segments.size(); i++) {
			assertEquals("forward", segments.get(i).get("gear").getAsString());
			assertEquals(segments.get(Math.max(0, i - 1)).get(i == 0 ? "fromHeading" : "toHeading").getAsDouble(),
					segments.get(i).get("fromHeading").getAsDouble(), 1e-9, "segment " + i);
		}
		assertFails("--heading is for --planner directional", "--heading", "3", "--from", "0,0", "--to", "1,1", open);
		assertFails("--goal-heading is for --planner directional", "--goal-heading", "3", "--from", "0,0", "--to", "1,1", open);
		assertFails("--turning-radius is for --planner directional", "--turning-radius", "3", "--from", "0,0", "--to", "1,1",
				open);
		assertFails("'--heading': 'NaN' is not a finite number", "--planner", "directional", "--heading", "NaN", "--from",
				"0,0", "--to", "1,1", open);
		assertSays(failure("--planner", "directional", "--turning-radius", "-1", "--from", "0,0", "--to", "1,1", open),
				"--turning-radius -1.0", "expected 0,", " 1e-9 to 1e9");
	}

	@Test
	void aUnitThatTurnsHasTimesAndSpeeds() throws IOException {
		Path open = Files.writeString(folder.resolve("open.map"),
				"type octile\nheight 12\nwidth 16\nmap\n" + "................\n".repeat(12));
		Object[] query = { "--planner", "dubins", "--agent", "car:1:ground turningRadius=1 speed=2 acceleration=1 turnRate=90",
				"--heading", "0", "--from", "2.5,1.5", "--to", "12.5,1.5", open };
		JsonObject answer = json(0, query);
		assertEquals(7, answer.get("duration").getAsDouble(), 1e-9, "2 seconds up, 3 at the top, 2 down");
		assertEquals(5, answer.get("cost").getAsDouble() / 2, 1e-9, "without acceleration");
		JsonObject line = answer.getAsJsonArray("segments").get(0).getAsJsonObject();
		assertEquals(List.of(0.0, 7.0, 0.0, 2.0, 0.0, 1.0),
				Stream.of("fromTime", "toTime", "fromSpeed", "topSpeed", "toSpeed", "acceleration")
						.map(name -> line.get(name).getAsDouble()).toList());
		assertTrue(path(query).out().startsWith("cost 10.0\ntravel time 7.0 seconds\n"), path(query).out());
		query[9] = "2.5,9.5";
		List<JsonObject> segments = json(0, query).getAsJsonArray("segments").asList().stream()
				.map(JsonElement::getAsJsonObject).toList();
		double time = 0;
		for (JsonObject segment : segments) {
			assertEquals(time, segment.get("fromTime").getAsDouble(), 1e-9);
			time += segment.get("duration").getAsDouble();
			assertEquals(time, segment.get("toTime").getAsDouble(), 1e-9);
			assertTrue(segment.get("kind").getAsString().equals("line")
					|| segment.get("topSpeed").getAsDouble() <= Math.PI / 2 + 1e-9, "a quarter turn a second");
		}
		query[3] = "car:1:ground turningRadius=1";
		JsonObject plain = json(0, query).getAsJsonArray("segments").get(0).getAsJsonObject();
		assertTrue(plain.get("acceleration").isJsonNull());
		assertEquals(1, plain.get("fromSpeed").getAsDouble());
	}

	@Test
	void anIllegalPathSaysWhere() throws IOException {
		Path wall = Files.writeString(folder.resolve("wall.map"),
				"type octile\nheight 3\nwidth 8\nmap\n........\n....@...\n........\n");
		Object[] query = { "--planner", "dubins", "--agent", "car:1:ground", "--turning-radius", "1", "--heading", "0", "--from",
				"1.5,1.5", "--to", "6.5,1.5", wall };
		JsonObject answer = json(0, query);
		assertTrue(answer.get("found").getAsBoolean());
		assertFalse(answer.get("legal").getAsBoolean());
		JsonObject conflict = answer.getAsJsonArray("conflicts").get(0).getAsJsonObject();
		assertEquals(2, conflict.get("distance").getAsDouble(), 1e-6);
		assertEquals(3.5, conflict.getAsJsonArray("at").get(0).getAsDouble(), 1e-6);
		assertEquals("cell 4,1", conflict.get("what").getAsString());
		String text = path(query).out();
		assertTrue(text.contains("\nillegal at 3.50,1.50: the unit overlaps cell 4,1\n"), text);
		query[1] = "smooth";
		assertEquals("smooth", json(0, query).get("planner").getAsString());
		query[1] = "directional";
		assertFalse(json(1, query).get("legal").getAsBoolean(), "there is none");
		query[11] = "2.5,1.5";
		assertTrue(json(0, query).get("legal").getAsBoolean());
	}

	@Test
	void aLongUnitDoesNotTurnInANarrowPassage() throws IOException {
		Path passage = Files.writeString(folder.resolve("passage.map"), "type octile\nheight 9\nwidth 7\nmap\n@@@@@@@\n"
				+ "@.....@\n".repeat(2) + "@@@..@@\n".repeat(5) + "@@@@@@@\n");
		String[] query = { "--planner", "directional", "--from", "3.5,1.5", "--to", "3.5,5.5", "--agent" };
		assertTrue(json(0, add(query, "short:1:ground length=1", passage)).get("found").getAsBoolean());
		String reason = json(1, add(query, "long:1:ground length=4.5", passage)).get("reason").getAsString();
		assertTrue(reason.startsWith("no path leads from 3.5,1.5 to 3.5,5.5"), reason);
	}

	private static Object[] add(String[] options, Object... more) {
		return Stream.concat(Stream.of(options), Stream.of(more)).toArray();
	}

	@Test
	void aDiscOnTheMeshGoesAroundCells() {
		JsonObject answer = json(0, "--planner", "anyangle", "--agent", "medium", "--from", "3,1", "--to", "3,4", island);
		assertEquals(3 + Math.PI, answer.get("length").getAsDouble(), 1e-9);
		assertEquals(5, answer.get("segments").getAsJsonArray().size());
		JsonObject blocked = json(1, "--planner", "anyangle", "--agent", "medium", "--radius", "1", "--from", "2.5,1.5",
				"--to", "3,4", island);
		assertEquals("[2.5,1.0]", blocked.get("nearest").toString());
		assertSays(blocked.get("reason").getAsString(), "radius 1.0", "not fit", "start 2.5,1.5", "nearest",
				" 2.50,1.00", " 0.50 cells away");
		assertEquals(0, path("--planner", "navmesh", "--agent", "small", "--from", "1,1", "--to", "1,4", island).status());
		assertEquals(0, path("--planner", "detour", "--agent", "small", "--from", "1,1", "--to", "1,4", island).status());
		assertEquals(0, path("--planner", "godot", "--agent", "small", "--from", "1,1", "--to", "1,4", island).status());
	}

	@Test
	void theRouteOfAnEngineIsComparedWithTheShortestPath() throws IOException {
		Path yard = Files.writeString(folder.resolve("yard.map"), Pictures.mapFile("............\n".repeat(3)
				+ "....@@@.....\n".repeat(3) + "............\n".repeat(3) + "......@.....\n".repeat(2) + "............\n"));
		double shortest = Math.hypot(0.5, 1.5) + Math.hypot(0.5, 4.5);
		double route = Math.hypot(2.5, 1.5) + 3 + Math.hypot(3.5, 1.5);
		Object[] query = {"--planner", "detour", "--agent", "medium", "--radius", "0", "--from", "4.5,7.5", "--to", "3.5,1.5", yard};
		JsonObject answer = json(0, query);
		assertEquals(route, answer.get("length").getAsDouble(), 1e-9);
		assertEquals(shortest, answer.get("shortest").getAsDouble(), 1e-9);
		assertEquals(100 * (route / shortest - 1), answer.get("excess").getAsDouble(), 1e-9);
		assertEquals(6, answer.get("generated").getAsInt());
		assertTrue(path(query).out().endsWith("\n59.2 % above the shortest path, " + shortest + "\n"));

		JsonObject ended = json(1, Stream.concat(Stream.of("--nodes", "2"), Stream.of(query)).toArray());
		assertEquals(shortest, ended.get("shortest").getAsDouble(), 1e-9);
		assertTrue(ended.get("excess").isJsonNull());
		JsonObject none = json(1, "--planner", "detour", "--agent", "small", "--from", "1,1", "--to", "7,0.5", island);
		assertTrue(none.get("shortest").isJsonNull());
		assertFalse(json(0, "--planner", "anyangle", "--agent", "small", "--from", "1,1", "--to", "1,4", island)
				.has("shortest"));
		query[1] = "godot";
		assertEquals(0, json(0, query).get("excess").getAsDouble(), 1e-6);
		assertTrue(path(query).out().endsWith("\n0.0 % above the shortest path, " + shortest + "\n"));
		JsonObject cut = json(1, Stream.concat(Stream.of("--search-polygons", "2"), Stream.of(query)).toArray());
		assertTrue(cut.get("reason").getAsString().endsWith(" within 2 polygons; Godot's path ends at 4,6"));
	}

	@Test
	void noPathIsToldWithTheReason() {
		JsonObject cutOff = json(1, "--agent", "medium", "--from", "0,0", "--to", "6,0", island);
		assertFalse(cutOff.get("found").getAsBoolean());
		assertTrue(cutOff.get("cost").isJsonNull());
		assertEquals(0, cutOff.get("points").getAsJsonArray().size());
		assertEquals("no path leads from 0,0 to 6,0 for a unit of size 2", cutOff.get("reason").getAsString());
		assertEquals("the goal 8,0 lies outside the map",
				json(1, "--agent", "medium", "--from", "0,0", "--to", "8,0", island).get("reason").getAsString());
		CommandLineRun run = path("--agent", "medium", "--from", "0,0", "--to", "7,0", island);
		assertEquals(1, run.status());
		assertTrue(run.out().startsWith("no path: a unit of size 2 does not fit at the goal 7,0\n"), run.out());
	}

	@Test
	void agentsMayBeNew() {
		assertEquals(7, json(0, "--agent", "x:1:ground", "--from", "0,4", "--to", "7,4", island).get("cost").getAsDouble());
		assertEquals(1, path("--agent", "x:1:water", "--from", "0,4", "--to", "7,4", island).status());
	}

	@Test
	void speedsOfTheLevelCount() throws IOException {
		Path level = folder.resolve("island.leeway");
		CommandLineRun.of("convert", island, level);
		Files.writeString(level, Files.readString(level).replace("name=\"ground\"", "name=\"ground\" speed=\"2.0\""));
		assertEquals(3.5, json(0, "--agent", "small", "--from", "0,4", "--to", "7,4", level).get("cost").getAsDouble());
	}

	@Test
	void aRoundUnitGoesAroundACircle() throws IOException {
		Path level = levelWithCircle();
		JsonObject answer = json(0, "--planner", "tangent", "--radius", "0.5", "--from", "1,5", "--to", "9,5", level);
		// the path has two tangents and an arc of 60 degrees. Start and goal are 4 cells from the centre of a circle of radius
		// 2
		assertEquals(2 * Math.sqrt(12) + 2 * Math.PI / 3, answer.get("cost").getAsDouble(), 1e-9);
		List<String> kinds = answer.get("segments").getAsJsonArray().asList().stream()
				.map(segment -> segment.getAsJsonObject().get("kind").getAsString()).toList();
		assertEquals(List.of("line", "arc", "line"), kinds);
		JsonObject arc = answer.get("segments").getAsJsonArray().get(1).getAsJsonObject();
		assertEquals("[5.0,5.0]", arc.get("centre").toString());
		assertEquals(2, arc.get("radius").getAsDouble());
		assertEquals(2 * Math.PI / 3, arc.get("length").getAsDouble(), 1e-9);
		assertEquals("tangent", answer.get("planner").getAsString());
		CommandLineRun run = path("--planner", "tangent", "--radius", "0.5", "--from", "1,5", "--to", "9,5", level);
		assertTrue(run.out().startsWith("cost 9.02"), run.out());
		assertTrue(run.out().contains("around 5,5 with radius 2.0 to "), run.out());
	}

	@Test
	void aRoundUnitThatMeetsACircleHasNoPath() throws IOException {
		JsonObject answer = json(1, "--planner", "tangent", "--radius", "0.5", "--from", "4,5", "--to", "9,5",
				levelWithCircle());
		assertEquals("a unit of radius 0.5 at the start 4,5 meets circle 0", answer.get("reason").getAsString());
	}

	private Path levelWithCircle() throws IOException {
		Path map = Files.writeString(folder.resolve("open.map"), Pictures.mapFile("..........\n".repeat(10)));
		Path level = folder.resolve("circle.leeway");
		CommandLineRun.of("convert", map, level);
		return Files.writeString(level, Files.readString(level).replace("  <terrain>",
				"  <circles x=\"5.0\" y=\"5.0\" radius=\"1.5\"/>\n  <terrain>"));
	}

	/**
	 * A query may give a radius in place of an agent. In this level, all agents cross the same terrains. So the path costs as
	 * much as with an agent.
	 */
	@Test
	void aRadiusAloneDescribesADisc() {
		for (String planner : List.of("anyangle", "navmesh", "detour", "godot", "directional")) {
			List<String> query = List.of("--planner", planner, "--radius", "0.5", "--from", "1.5,4.5", "--to", "6.5,4");
			List<Object> named = new ArrayList<>(query);
			named.addAll(List.of("--agent", "small", island));
			List<Object> bare = new ArrayList<>(query);
			bare.add(island);
			assertEquals(json(0, named.toArray()).get("cost"), json(0, bare.toArray()).get("cost"), planner);
			assertEquals("", path(bare.toArray()).err());
		}
	}

	@Test
	void aDiscCrossesWhatAnyAgentCrosses() throws IOException {
		Path level = folder.resolve("harbour.leeway");
		CommandLineRun.of("convert", island, level);
		Files.writeString(level, Files.readString(level).replaceFirst("<agentTypes name=\"small\" capability=\"ground swamp\"",
				"<agentTypes name=\"small\" capability=\"ground trees\""));
		CommandLineRun run = path("--planner", "anyangle", "--radius", "0.5", "--from", "1.5,4.5", "--to", "6.5,4", level);
		assertEquals(0, run.status(), run.toString());
		assertOneLine(run.err(), level + ": note: ", "disc", " ground+swamp+trees", "agents");
	}

	@Test
	void placesOfRoundUnitsAreNotThoseOfTheGrid() {
		assertSays(failure("--planner", "tangent", "--from", "0,0", "--to", "1,1", island), "--agent ",
				" small, medium, large", "--radius");
		assertFails("--radius -1.0, expected 0, or a number from 1e-9 to 1e9", "--planner", "tangent", "--radius", "-1", "--from", "0,0", "--to", "1,1", island);
		assertFails("for --planner tangent", "--radius", "1", "--from", "0,0", "--to", "1,1", island);
		assertFails("expected a cell", "--agent", "small", "--from", "0.5,0", "--to", "1,1", island);
		assertFails("expected X,Y", "--planner", "tangent", "--radius", "1", "--from", "NaN,0", "--to", "1,1", island);
	}

	@Test
	void whatCannotBeDoneIsRefused() {
		assertFails("expected --agent with one of small, medium, large", "--from", "0,0", "--to", "1,1", island);
		assertFails("there is no agent 'tank'", "--agent", "tank", "--from", "0,0", "--to", "1,1", island);
		assertFails("expected NAME:SIZE:TERRAIN+TERRAIN", "--agent", "a:0:x", "--from", "0,0", "--to", "1,1", island);
		assertFails("expected one of aa, jps, haa, ", "--planner", "dfs", "--from", "0,0", "--to", "1,1", island);
		assertFails("expected X,Y", "--from", "0", "--to", "1,1", island);
		assertFails("--from", "--to", "1,1", island);
		assertFails("--to", "--from", "1,1", island);
		assertFails("no such file", "--agent", "small", "--from", "0,0", "--to", "1,1", folder.resolve("none.map"));
	}

	private static void assertFails(String message, Object... arguments) {
		assertSays(failure(arguments), message);
	}

	/** Returns the error output of a command that fails. */
	private static String failure(Object... arguments) {
		CommandLineRun run = path(arguments);
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertFalse(run.err().contains("Exception"), run.err());
		return run.err();
	}

	private static JsonObject json(int status, Object... arguments) {
		CommandLineRun run = path(Stream.concat(Stream.of("--format", "json"), Stream.of(arguments)).toArray());
		assertEquals(status, run.status(), run.toString());
		assertEquals(1, run.out().lines().count());
		return JsonParser.parseString(run.out()).getAsJsonObject();
	}

	private static CommandLineRun path(Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("path"), Stream.of(arguments)).toArray());
	}
}
