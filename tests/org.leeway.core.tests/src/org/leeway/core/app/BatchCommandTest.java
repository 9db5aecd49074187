package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** The outputs, reports and failures of {@code leeway batch}. */
class BatchCommandTest extends BatchCommandBase {

	@Test
	void layersHaveTheBytesOfExport() throws IOException {
		folder.config("""
				// all that export can be told
				{'inputs': ['levels/island.leeway'], 'exports': [
				{'layer': 'clearance', 'format': 'npy', 'output': 'out/c.npy'},
				{'layer': 'clearance', 'format': 'png', 'capability': 'ground', 'anchor': 'centre', 'colours': 'greys',
				 'options': {'legend': true, 'scale': 3}, 'output': 'out/c.png'},
				{'layer': 'clearance', 'format': 'tmx', 'options': {'encoding': 'zlib'}, 'output': 'out/c.tmx'},
				{'layer': 'fit', 'format': 'csv', 'options': {'sidecar': true}, 'agents': ['large'], 'output': 'out/f.csv'},
				{'layer': 'range', 'format': 'json', 'from': '1,1', 'agents': ['tank:2:ground'], 'output': 'out/r.json'},
				{'layer': 'tangent-graph', 'format': 'geojson', 'radius': 0.5, 'output': 'out/t.geojson'},
				{'layer': 'reachability', 'format': 'asc', 'output': 'out/{layer}-{agent}.asc'}, /* all agents */
				{'layer': 'routes', 'format': 'png', 'output': 'out/routes.png'},
				{'layer': 'navmesh', 'format': 'mesh', 'agents': ['medium'], 'output': 'out/n.mesh'}]}
				""");
		assertStatus(0, folder.run());
		Map<String, String> made = folder.files("out");
		assertEquals(13, made.size(), made.keySet().toString());
		for (String command : List.of("clearance npy c.npy", "clearance png c.png --capability ground --anchor centre"
				+ " --colours greys --legend --scale 3", "clearance tmx c.tmx --encoding zlib",
				"fit csv f.csv --sidecar --agent large", "range json r.json --from 1,1 --agent tank:2:ground",
				"tangent-graph geojson t.geojson --radius 0.5", "reachability asc reachability-small.asc --agent small",
				"reachability asc reachability-medium.asc --agent medium", "reachability asc reachability-large.asc --agent large",
				"routes png routes.png", "navmesh mesh n.mesh --agent medium")) {
			String[] words = command.split(" ");
			Path out = folder.path("expected/" + words[2]);
			Files.createDirectories(out.getParent());
			Stream<String> given = Stream.concat(Stream.of("export", "--layer", words[0], "--format", words[1], "-o",
					out.toString()), Stream.of(words).skip(3));
			assertStatus(0, CommandLineRun.of(Stream.concat(given, Stream.of(folder.path("levels/island.leeway"))).toArray()));
		}
		Map<String, String> expected = folder.files("expected");
		assertEquals(made.size(), expected.size(), expected.keySet().toString());
		expected.forEach((name, bytes) -> assertEquals(bytes, made.get(name.replace("expected", "out")), name));
	}

	@Test
	void conversionsHaveTheBytesOfConvert() throws IOException {
		folder.config("""
				{'inputs': ['levels/*'], 'convert': [
				{'output': 'out/{level}.tmx', 'options': {'encoding': 'zlib'}},
				{'output': 'out/{level}-again.leeway'}]}
				""");
		CommandLineRun run = assertStatus(0, folder.run());
		assertTrue(run.err().contains("rooms.map: note: Maps name no agents"), run.toString());
		Files.createDirectories(folder.path("expected"));
		for (String level : List.of("island.leeway", "rooms.map")) {
			String stem = level.substring(0, level.indexOf('.'));
			CommandLineRun.of("convert", "--encoding", "zlib", folder.path("levels/" + level), folder.path("expected/" + stem + ".tmx"));
			CommandLineRun.of("convert", folder.path("levels/" + level), folder.path("expected/" + stem + "-again.leeway"));
		}
		Map<String, String> expected = folder.files("expected");
		assertEquals(8, expected.size(), expected.keySet().toString());
		expected.forEach((name, bytes) -> {
			String made = name.replace("expected", "out");
			assertEquals(bytes, assertDoesRead(made), name);
		});
		assertEquals(8, folder.files("out").size());
	}

	private String assertDoesRead(String name) {
		try {
			return folder.files("out").get(name);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void oneFailureDoesNotStopTheRest() throws IOException {
		folder.config(TWO_LAYERS);
		folder.write("levels/broken.map", "type octile\nheight x\n");
		folder.write("levels/empty.leeway", "");
		CommandLineRun run = assertStatus(2, folder.run());
		assertEquals(6, count(run, "made "), run.toString());
		assertTrue(run.out().contains("failed " + folder.path("levels/broken.map") + ":2: "), run.toString());
		assertTrue(run.out().contains("[out/broken/clearance.npy, out/broken/medium.csv, out/broken/large.csv]"), run.toString());
		assertTrue(run.out().contains("6 made, 0 unchanged, 6 failed in "), run.toString());
		CommandLineRun again = assertStatus(2, folder.run());
		assertTrue(again.out().contains("0 made, 6 unchanged, 6 failed in "), again.toString());
		folder.map("levels/broken.map", Pictures.ISLAND);
		Files.delete(folder.path("levels/empty.leeway"));
		assertStatus(0, folder.run());
	}

	@Test
	void aMissingAgentConcernsItsOwnOutput() throws IOException {
		folder.config(TWO_LAYERS.replace("'large'", "'tank'"));
		CommandLineRun run = assertStatus(2, folder.run());
		assertEquals(4, count(run, "made "), run.toString());
		assertAnySays(run.out().lines().toList(), "island.leeway: ", "no agent 'tank'", "\"agents\"",
				" small, medium, large ", "[out/island/tank.csv]");
		assertFalse(run.toString().contains("--agent"), run.toString());
	}

	@Test
	void whatFailsKeepsItsOldOutput() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		Map<String, String> before = folder.files("out");
		folder.write("levels/rooms.map", "type octile\n");
		CommandLineRun run = assertStatus(2, folder.run("--clean"));
		assertEquals(0, count(run, "removed "), run.toString());
		assertEquals(before, folder.files("out"));
	}

	@Test
	void agentsOfAFileAreForLevelsWithoutAny() throws IOException {
		folder.write("units.agents", "tank:2:ground\nscout:1:ground+swamp\n");
		folder.config("""
				{'inputs': ['levels/*'], 'agentFile': 'units.agents', 'exports': [
				{'layer': 'reachability', 'format': 'csv', 'output': 'out/{level}/{agent}.csv'}]}
				""");
		assertStatus(0, folder.run());
		assertEquals(List.of("out/island/large.csv", "out/island/medium.csv", "out/island/small.csv", "out/rooms/scout.csv",
				"out/rooms/tank.csv"), List.copyOf(folder.files("out").keySet()));
		CommandLineRun expected = CommandLineRun.of("export", "--layer", "reachability", "--format", "csv", "--agent",
				"tank:2:ground", folder.path("levels/rooms.map"));
		assertArrayEquals(expected.bytes(), Files.readAllBytes(folder.path("out/rooms/tank.csv")));
		folder.write("units.agents", "tank:1:ground\n");
		CommandLineRun run = assertStatus(0, folder.run());
		assertTrue(run.out().contains("left out/rooms/scout.csv"), run.toString());
		assertEquals(CommandLineRun.of("export", "--layer", "reachability", "--format", "csv", "--agent", "tank:1:ground",
				folder.path("levels/rooms.map")).out(), Files.readString(folder.path("out/rooms/tank.csv")));
	}

	@Test
	void reportsSetTheStatus() throws IOException {
		String config = "{'inputs': ['levels/*'], 'reports': [{'format': 'json', 'output': 'out/all.json', 'fail': '%s'}]}";
		folder.config(config.formatted("error"));
		assertStatus(1, folder.run());
		CommandLineRun unchanged = assertStatus(1, folder.run());
		assertTrue(unchanged.out().contains("0 made, 1 unchanged"), unchanged.toString());
		folder.config(config.formatted("never"));
		assertStatus(0, folder.run());
		folder.config(config.formatted("warning"));
		assertStatus(1, folder.run());
		folder.config("{'inputs': ['levels/rooms.map'], 'reports': [{'format': 'text', 'output': 'out/{level}.txt'}]}");
		assertStatus(CommandLineRun.of("validate", folder.path("levels/rooms.map")).status(), folder.run());
	}

	@Test
	void aReportTellsOfALevelThatCannotBeRead() throws IOException {
		folder.write("levels/broken.map", "type octile\nheight x\n");
		folder.config("{'inputs': ['levels/*'], 'reports': [{'format': 'junit', 'output': 'out/all.xml', 'fail': 'never'}]}");
		assertStatus(2, folder.run());
		String report = Files.readString(folder.path("out/all.xml"));
		assertTrue(report.contains("message=\"levels/broken.map:2: "), report);
		assertTrue(report.contains("name=\"levels/island.leeway\""), report);
		assertStatus(2, folder.run());
	}

	@Test
	void severalThreadsMakeTheSame() throws IOException {
		for (int i = 0; i < 12; i++) {
			folder.level("levels/more/level" + i + ".leeway", Pictures.ISLAND.repeat(i + 1), i % 3, 0);
		}
		folder.config(TWO_LAYERS.replace("levels/*", "levels/**").replace("]}", "], 'convert': [{'output': 'out/{level}.tmj'}],"
				+ " 'reports': [{'format': 'sarif', 'output': 'out/all.sarif'}]}").replace("]], 'conv", "], 'conv"));
		CommandLineRun serial = assertStatus(1, folder.run("--jobs", "1"));
		Map<String, String> files = folder.files("");
		CommandLineRun parallel = assertStatus(1, folder.run("--jobs", "5", "--force"));
		assertEquals(files, folder.files(""));
		assertEquals(serial.out().replaceFirst("in .*", ""), parallel.out().replaceFirst("in .*", ""));
		assertEquals(serial.err(), parallel.err());
	}

	@Test
	void theSummaryForProgramsIsOneObject() throws IOException {
		folder.config(TWO_LAYERS);
		folder.write("levels/broken.map", "type octile\n");
		CommandLineRun run = assertStatus(2, folder.run("--format", "json"));
		assertEquals(1, run.out().lines().count(), run.out());
		JsonObject summary = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals(6, summary.getAsJsonArray("made").size(), run.out());
		assertEquals(3, summary.getAsJsonArray("failed").size(), run.out());
		assertEquals("out/island/clearance.npy", summary.getAsJsonArray("made").get(0).getAsJsonObject().get("output").getAsString());
		assertTrue(summary.get("seconds").getAsDouble() >= 0);
	}

	@Test
	void linksThatGoRoundAreFollowedOnce() throws IOException {
		Files.createSymbolicLink(folder.path("levels/round"), folder.path("levels"));
		Files.createDirectories(folder.path("levels/deep"));
		Files.createSymbolicLink(folder.path("levels/deep/up"), folder.path(""));
		folder.config("{'inputs': ['levels/**/*.map'], 'exports': [" + CLEARANCE + "]}");
		CommandLineRun run = assertStatus(0, folder.run());
		assertEquals(1, count(run, "made "), run.toString());
	}

	@Test
	void aLinkThatLeadsOutIsRefused() throws IOException {
		Path elsewhere = Files.createDirectories(folder.path("elsewhere"));
		BatchFolder inner = new BatchFolder(folder.path("home"));
		inner.map("levels/rooms.map", Pictures.ROOMS);
		Files.createSymbolicLink(inner.path("out"), elsewhere);
		String config = "{'inputs': ['levels/*'], 'exports': [" + CLEARANCE + "]}";
		inner.config(config);
		CommandLineRun run = assertStatus(2, inner.run());
		assertTrue(run.out().contains("leads out of the folder of the config"), run.toString());
		assertEquals(Map.of(), folder.files("elsewhere"));
		inner.config(config.replace("{'inputs'", "{'outside': true, 'inputs'"));
		assertStatus(0, inner.run());
		assertEquals(1, folder.files("elsewhere").size());
	}

	@Test
	void inputsThatNameNothingFail() throws IOException {
		folder.config("{'inputs': ['levels/*.map', 'none/*.map', 'gone.map'], 'exports': [" + CLEARANCE + "]}");
		CommandLineRun run = assertStatus(2, folder.run());
		assertTrue(run.out().contains("batch.json:1: no file matches none/*.map"), run.toString());
		assertTrue(run.out().contains("batch.json:1: there is no file gone.map"), run.toString());
		assertEquals(1, count(run, "made "), run.toString());
	}

	@Test
	void whatStandsInTheWayIsToldAndTheRestIsMade() throws IOException {
		folder.config(TWO_LAYERS);
		folder.write("out/rooms", "a file where a folder should be");
		CommandLineRun run = assertStatus(2, folder.run());
		assertEquals(3, count(run, "made "), run.toString());
		assertTrue(run.out().contains("out/rooms is a file, expected a folder"), run.toString());
	}

	@Test
	void aStateThatCannotBeWrittenKeepsNoOutputFromBeingMade() throws IOException {
		folder.map("levels/island.map", Pictures.ISLAND);
		folder.config("{'inputs': ['levels/island.map'], 'convert': [{'output': 'out/{level}.leeway'}]}");
		Files.createDirectory(folder.path(".batch.json.leeway-batch"));
		CommandLineRun run = folder.run();
		assertEquals(2, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(), List.of("made out/island.leeway"),
				List.of("failed " + folder.path(".batch.json.leeway-batch") + ": ", "folder", "file"),
				List.of("1 made, 0 unchanged, 1 failed in "));
	}

	@Test
	void anAgentWithALongNameHasAnOutputToo() throws IOException {
		folder.map("levels/island.map", Pictures.ISLAND);
		folder.config("{'inputs': ['levels/island.map'], 'exports': [{'layer': 'clearance', 'format': 'csv', 'agents': ['"
				+ "L".repeat(400) + ":1:ground', '" + "L".repeat(401) + ":2:ground'], 'output': 'out/{agent}.csv'}]}");
		CommandLineRun run = folder.run();
		assertEquals(0, run.status(), run.toString());
		assertEquals(2, folder.names("out").size());
	}
}
