package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Pictures;

/** Tests of later runs of a batch. A later run must make only the outputs that are out of date. */
class BatchUpdatesTest extends BatchCommandBase {

	@Test
	void aSecondRunWritesNothing() throws IOException {
		folder.config(TWO_LAYERS);
		assertEquals(6, count(assertStatus(0, folder.run()), "made "));
		folder.age("");
		CommandLineRun again = assertStatus(0, folder.run());
		assertTrue(again.out().startsWith("0 made, 6 unchanged, 0 failed in "), again.toString());
		assertEquals(List.of(), folder.written(""));
	}

	@Test
	void aChangedLevelMakesItsOwnOutputsAnew() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.age("out");
		folder.map("levels/rooms.map", Pictures.ROOMS.replaceFirst("\\.", "@"));
		CommandLineRun run = assertStatus(0, folder.run());
		assertEquals(List.of("out/rooms/clearance.npy", "out/rooms/large.csv", "out/rooms/medium.csv"), folder.written("out"));
		assertTrue(run.out().contains("3 made, 3 unchanged, 0 failed"), run.toString());
	}

	@Test
	void aTouchedLevelIsNoChangedLevel() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.age("out");
		folder.map("levels/rooms.map", Pictures.ROOMS);
		folder.run();
		assertEquals(List.of(), folder.written("out"));
	}

	@Test
	void deletedAndChangedOutputsAreMadeAnew() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		Map<String, String> before = folder.files("out");
		folder.age("out");
		Files.delete(folder.path("out/island/clearance.npy"));
		folder.write("out/rooms/large.csv", "0");
		assertStatus(0, folder.run());
		assertEquals(List.of("out/island/clearance.npy", "out/rooms/large.csv"), folder.written("out"));
		assertEquals(before, folder.files("out"));
	}

	@Test
	void aFileBesideAnOutputCountsToo() throws IOException {
		folder.config("{'inputs': ['levels/rooms.map'], 'exports': [{'layer': 'clearance', 'format': 'csv',"
				+ " 'options': {'sidecar': true}, 'output': 'out/c.csv'}]}");
		folder.run();
		Map<String, String> before = folder.files("out");
		Files.delete(folder.path("out/c.csv.json"));
		CommandLineRun run = assertStatus(0, folder.run());
		assertTrue(run.out().startsWith("made out/c.csv and 1 more"), run.toString());
		assertEquals(before, folder.files("out"));
	}

	@Test
	void aChangedEntryMakesItsOwnOutputsAnew() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.age("out");
		folder.config(TWO_LAYERS.replace("'format': 'npy'", "'anchor': 'centre', 'format': 'npy'"));
		assertStatus(0, folder.run());
		assertEquals(List.of("out/island/clearance.npy", "out/rooms/clearance.npy"), folder.written("out"));
	}

	@Test
	void aConfigThatIsOnlyWrittenOtherwiseChangesNothing() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.age("out");
		folder.config("// a comment\n" + TWO_LAYERS.replace(" ", "\n"));
		assertStatus(0, folder.run());
		assertEquals(List.of(), folder.written("out"));
	}

	@Test
	void forceMakesAllAnew() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.age("out");
		assertStatus(0, folder.run("--force"));
		assertEquals(6, folder.written("out").size());
	}

	@Test
	void aDryRunWritesNothing() throws IOException {
		folder.config(TWO_LAYERS);
		Map<String, String> before = folder.files("");
		CommandLineRun run = assertStatus(0, folder.run("--dry-run"));
		assertEquals(6, count(run, "would make out/"), run.toString());
		assertEquals(before, folder.files(""));
		folder.run();
		Files.delete(folder.path("out/rooms/large.csv"));
		assertEquals(1, count(folder.run("--dry-run"), "would make out/rooms/large.csv"));
	}

	@Test
	void leftOutputsAreToldAndRemovedIfNobodyChangedThem() throws IOException {
		folder.config(TWO_LAYERS);
		folder.run();
		folder.config("{'inputs': ['levels/*'], 'exports': [" + CLEARANCE + "]}");
		folder.write("out/rooms/large.csv", "mine");
		CommandLineRun told = assertStatus(0, folder.run());
		assertEquals(4, count(told, "left "), told.toString());
		assertEquals(6, folder.files("out").size());
		CommandLineRun cleaned = assertStatus(0, folder.run("--clean"));
		assertEquals(3, count(cleaned, "removed "), cleaned.toString());
		assertEquals(1, count(cleaned, "left out/rooms/large.csv: it was changed since"), cleaned.toString());
		assertEquals(List.of("out/island/clearance.npy", "out/rooms/clearance.npy", "out/rooms/large.csv"),
				List.copyOf(folder.files("out").keySet()));
		assertEquals(0, count(folder.run(), "left "), "what is not the batch's is told once");
	}

	@Test
	void aDamagedStateMakesAllAnewWithAWarning() throws IOException {
		folder.config("{'inputs': ['levels/rooms.map'], 'exports': [" + CLEARANCE + "]}");
		folder.run();
		Path state = folder.path(".batch.json.leeway-batch");
		String whole = Files.readString(state);
		Map<String, String> out = folder.files("out");
		for (String damaged : List.of("", "{", "[]", "null", "\0", whole.substring(0, whole.length() / 2), "{\"version\": 1}",
				whole.replace("\"version\": 1", "\"version\": 2"), whole.replaceFirst("\"inputs\": \\{[^}]*}", "\"inputs\": null"),
				"[".repeat(100_000))) {
			Files.writeString(state, damaged);
			CommandLineRun run = assertStatus(0, folder.run());
			assertTrue(run.err().contains("is damaged, so everything is made again"), damaged + run);
			assertEquals(1, count(run, "made "), damaged + run);
			assertEquals(whole, Files.readString(state));
			assertEquals(out, folder.files("out"));
		}
	}

	@Test
	void aScenarioDependsOnItsMap() throws IOException {
		folder.map("maps/rooms.map", Pictures.ROOMS);
		folder.write("levels/q.scen", "version 1\n0\trooms.map\t8\t4\t0\t0\t1\t0\t1\n");
		folder.config("{'inputs': ['levels/q.scen'], 'exports': [" + CLEARANCE + "]}");
		Files.delete(folder.path("levels/rooms.map"));
		assertStatus(2, folder.run());
		folder.map("levels/rooms.map", Pictures.ROOMS);
		assertEquals(1, count(assertStatus(0, folder.run()), "made "));
		assertEquals(0, count(assertStatus(0, folder.run()), "made "));
		folder.map("levels/rooms.map", Pictures.ROOMS.replaceFirst("\\.", "@"));
		assertEquals(1, count(assertStatus(0, folder.run()), "made "));
		assertEquals(CommandLineRun.of("export", "--layer", "clearance", "--format", "npy", folder.path("levels/rooms.map")).out(),
				CommandLineRun.of("export", "--layer", "clearance", "--format", "npy", folder.path("levels/q.scen")).out());
	}

	@Test
	void aMapOfTiledDependsOnItsTilesetAndOnTheFileOfTerrains() throws IOException {
		String set = "<tileset name=\"s\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\" columns=\"2\">"
				+ "<tile id=\"0\" class=\"ground\"/><tile id=\"1\" class=\"%s\"/></tileset>";
		folder.write("tiled/two.tmx", "<map version=\"1.10\" orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"16\""
				+ " tileheight=\"16\"><tileset firstgid=\"1\" source=\"set.tsx\"/><layer name=\"t\" width=\"2\" height=\"1\">"
				+ "<data encoding=\"csv\">1,2</data></layer></map>");
		folder.write("tiled/set.tsx", set.formatted("wall"));
		folder.write("names.txt", "class:ground meadow\n");
		folder.config("{'inputs': ['tiled/*.tmx'], 'convert': [{'output': 'out/{level}.leeway', 'options': {'terrains': 'names.txt'}}]}");
		assertEquals(1, count(assertStatus(0, folder.run()), "made "));
		assertTrue(Files.readString(folder.path("out/two.leeway")).contains("\"meadow\""));
		assertEquals(0, count(assertStatus(0, folder.run()), "made "));
		folder.write("tiled/set.tsx", set.formatted("lava"));
		assertEquals(1, count(assertStatus(0, folder.run()), "made "));
		assertTrue(Files.readString(folder.path("out/two.leeway")).contains("\"lava\""));
		folder.write("names.txt", "class:ground steppe\n");
		assertEquals(1, count(assertStatus(0, folder.run()), "made "));
		assertTrue(Files.readString(folder.path("out/two.leeway")).contains("\"steppe\""));
		assertEquals(0, count(assertStatus(0, folder.run()), "made "));
	}

	@Test
	void onlyOutputsWithColoursDependOnTheImagesOfTilesets() throws IOException {
		folder.write("two.tmx", "<map version=\"1.10\" orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"16\""
				+ " tileheight=\"16\"><tileset firstgid=\"1\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\" columns=\"2\">"
				+ "<image source=\"set.png\"/></tileset><layer name=\"t\" width=\"2\" height=\"1\">"
				+ "<data encoding=\"csv\">1,2</data></layer></map>");
		folder.write("set.png", "no image");
		String report = "'reports': [{'output': 'findings.json', 'format': 'json'}]";
		folder.config("{'inputs': ['two.tmx'], " + report + "}");
		folder.run();
		folder.write("set.png", "another");
		assertEquals(0, count(folder.run(), "made "), "a report shows no colour");
		folder.config("{'inputs': ['two.tmx'], 'convert': [{'output': 'out/{level}.leeway'}]}");
		folder.run();
		folder.write("set.png", "the last");
		assertEquals(1, count(folder.run(), "made "));
	}
}
