package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/** Tests of batches of untrusted folders: names, links and state files that lead to files outside of the batch. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
class BatchSafetyTest {

	private static final String STATE = ".batch.json.leeway-batch";
	private static final String CLEARANCE = "{'inputs': ['levels/rooms.map'], 'exports': [{'layer': 'clearance', 'format': 'npy',"
			+ " 'agents': ['tank:2:ground'], 'output': 'out/clearance.npy'}]}";

	private static final String TILES = """
			<tileset name="a" tilewidth="8" tileheight="8" tilecount="1" columns="1"><tile id="0"/></tileset>
			""";
	private static final String MAP = """
			<map version="1.8" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8">
			<tileset firstgid="1" source="a.tsx"/><layer name="ground" width="1" height="1"><data encoding="csv">1</data></layer></map>
			""";

	@TempDir
	private Path temporary;
	@TempDir
	private Path elsewhere;
	private BatchFolder folder;

	@BeforeEach
	void makeFolder() throws IOException {
		folder = new BatchFolder(temporary.resolve("maps"));
		folder.map("levels/rooms.map", Pictures.ROOMS);
	}

	@Test
	void aStateIsNeitherWrittenNorBelievedThroughALink() throws IOException {
		folder.config(CLEARANCE);
		run(0);
		Path state = folder.path(STATE);
		Path copy = Files.move(state, elsewhere.resolve("state"));
		for (String target : List.of("state", "none", "folder")) {
			Files.createDirectories(elsewhere.resolve("folder"));
			Map<String, String> before = new BatchFolder(elsewhere).files("");
			Files.deleteIfExists(state);
			Files.createSymbolicLink(state, elsewhere.resolve(target));
			CommandLineRun run = run(0);
			assertTrue(run.err().contains("is damaged, so everything is made again"), run.toString());
			assertTrue(run.out().contains("1 made"), run.toString());
			assertEquals(before, new BatchFolder(elsewhere).files(""));
			assertTrue(Files.isRegularFile(state, LinkOption.NOFOLLOW_LINKS));
			assertEquals(Files.readString(copy), Files.readString(state));
		}
	}

	@Test
	void anAgentReplacesNoConfigAndNoInput() throws IOException {
		folder.write("units.agents", "tank:2:ground\n");
		folder.map("a.map", Pictures.ROOMS);
		folder.write("extra.txt", "@ rock x\n. ground\nS swamp\n");
		for (String name : List.of("batch", "a", "units", "BATCH")) {
			for (String format : List.of("json", "csv")) {
				String extension = name.equals("a") ? "map" : name.equals("units") ? "agents" : "json";
				Path config = folder.config("""
						{'inputs': ['a.map'], 'agentFile': 'units.agents', 'exports': [{'layer': 'clearance', 'format': '%s',
						'agents': ['%s:2:ground', 'fine:1:ground'], 'output': '{agent}.%s'}]}
						""".formatted(format, name, extension));
				Map<String, String> before = folder.files("");
				if (name.equals("BATCH")) {
					Files.deleteIfExists(folder.path("BATCH.json"));
					Files.createLink(folder.path("BATCH.json"), config);
				}
				CommandLineRun run = run(2);
				assertTrue(run.toString().contains(name + "." + extension + ": is the config itself, expected another file")
						|| run.toString().contains(name + "." + extension + ": is the input a.map, expected another file")
						|| run.toString().contains(name + "." + extension + ": is the file of agents, expected another file")
						|| run.toString().contains(" would overwrite "), run.toString());
				Map<String, String> after = folder.files("");
				before.keySet().removeIf(file -> file.equals(STATE) || file.startsWith("fine"));
				before.forEach((file, content) -> assertEquals(content, after.get(file), file + run));
			}
		}
	}

	@Test
	void whatABatchReadsEarlierOrInAnotherLevelIsAnInputToo() throws IOException {
		folder.write("levels/q.scen", "version 1\n0\tother.map\t8\t4\t0\t0\t1\t0\t1\n");
		Path other = folder.map("levels/other.map", Pictures.ROOMS);
		String content = Files.readString(other);
		folder.config("""
				{'inputs': ['levels/q.scen'], 'exports': [{'layer': 'clearance', 'format': 'csv',
				'agents': ['other:2:ground'], 'output': 'levels/{agent}.map'}]}
				""");
		CommandLineRun run = run(2);
		assertTrue(run.toString().contains("other.map: is an input, expected another file"), run.toString());
		assertEquals(content, Files.readString(other));
	}

	/**
	 * On request, an output of raw numbers gets a sidecar: a JSON file that describes the numbers. The config does not
	 * mention the name of the sidecar. Nevertheless, another output with this name is refused.
	 */
	@Test
	void aFileBesideAnOutputReplacesNothing() throws IOException {
		folder.level("levels/a.leeway", Pictures.ROOMS, 0, 0);
		String sidecars = "{'layer': 'clearance', 'format': 'raw16', 'options': {'sidecar': true}, 'output': '{agent}.raw'}";
		String own = "{'layer': 'clearance', 'format': 'csv', 'output': '{agent}.raw.json'}";
		folder.config("{'inputs': ['levels/a.leeway'], 'exports': [" + sidecars + "]}");
		run(0);
		String made = Files.readString(folder.path("small.raw.json"));
		folder.config("{'inputs': ['levels/a.leeway'], 'exports': [" + sidecars + ", " + own + "]}");
		CommandLineRun run = run(2);
		assertAnySays(run.out().lines().toList(), "small.raw.json: ", "belongs to {agent}.raw", " {agent}.raw.json");
		assertEquals(made, Files.readString(folder.path("small.raw.json")));
		assertEquals(2, run(2, "--force").status(), "which also holds for what is made in the same run");
		assertEquals(made, Files.readString(folder.path("small.raw.json")));
	}

	@Test
	void cleaningBelievesNoStateOfOthers() throws Exception {
		Path precious = folder.write("precious.txt", "years of work");
		String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(precious)));
		folder.config(CLEARANCE);
		folder.write(STATE, "{\"version\": 1, \"tasks\": {}, \"left\": {\"precious.txt\": \"" + hash + "\"},"
				+ " \"sums\": {\"precious.txt\": \"" + hash + "\"}}");
		run(0);
		CommandLineRun run = run(0, "--clean");
		assertAnySays(run.out().lines().toList(), "left precious.txt: ", "no batch", "stays");
		assertTrue(Files.exists(precious));
	}

	@Test
	void aStateCountsForItsPlaceAlone() throws IOException {
		folder.config(CLEARANCE);
		run(0);
		BatchFolder copy = new BatchFolder(temporary.resolve("copy"));
		for (String each : folder.names("")) {
			Files.createDirectories(copy.path(each).getParent());
			Files.copy(folder.path(each), copy.path(each));
		}
		assertTrue(copy.run().out().contains("0 made, 1 unchanged"), "up to date there too");
		copy.config(CLEARANCE.replace("out/clearance", "out/other"));
		CommandLineRun run = copy.run("--clean");
		assertAnySays(run.out().lines().toList(), "left out/clearance.npy: ", "no batch", "stays");
		folder.config(CLEARANCE.replace("out/clearance", "out/other"));
		assertTrue(run(0, "--clean").out().contains("removed out/clearance.npy"));
	}

	@Test
	void inputsDoNotLeadOutByLinks() throws IOException {
		Path outside = new BatchFolder(elsewhere).map("deep/secret.map", Pictures.ISLAND);
		Path link = folder.path("levels/link.map");
		for (String inputs : List.of("levels/link.map", "levels/*.map", "levels/sub/*.map", "levels/**/*.map", "sub/*.map")) {
			Files.deleteIfExists(link);
			Files.deleteIfExists(folder.path("levels/sub"));
			Files.deleteIfExists(folder.path("sub"));
			if (inputs.contains("link") || inputs.equals("levels/*.map")) {
				Files.createSymbolicLink(link, outside);
			} else {
				Files.createSymbolicLink(folder.path(inputs.startsWith("sub") ? "sub" : "levels/sub"), outside.getParent());
			}
			String config = CLEARANCE.replace("levels/rooms.map", inputs).replace("out/", "out/{level}/");
			folder.config(config);
			CommandLineRun run = run(2);
			assertSays(inputs + run, "link leads out", "folder of the config", "\"outside\": true");
			assertFalse(run.out().contains("made out/secret") || run.out().contains("made out/link"), inputs + run);
			folder.config(config.replace("'inputs'", "'outside': true, 'inputs'"));
			assertTrue(run(0).out().contains(inputs.contains("link") || inputs.equals("levels/*.map") ? "out/link/" : "out/secret/"),
					inputs);
		}
	}

	@Test
	void linksInsideAreFollowed() throws IOException {
		Files.createSymbolicLink(folder.path("levels/again.map"), Path.of("rooms.map"));
		folder.config(CLEARANCE.replace("levels/rooms.map", "levels/again.map"));
		run(0);
	}

	@Test
	void whatLevelsReferToDoesNotLeadOutByLinks() throws IOException {
		Files.writeString(elsewhere.resolve("units.agents"), "tank:2:ground\n");
		Files.createSymbolicLink(folder.path("units.agents"), elsewhere.resolve("units.agents"));
		folder.config("{'inputs': ['levels/rooms.map'], 'agentFile': 'units.agents', 'reports': [{'format': 'text',"
				+ " 'output': 'out.txt', 'fail': 'never'}]}");
		assertTrue(run(2).out().contains("a link leads out of the folder of the config"));
		Files.writeString(elsewhere.resolve("a.tsx"), TILES);
		Files.createSymbolicLink(folder.path("levels/a.tsx"), elsewhere.resolve("a.tsx"));
		folder.write("levels/a.tmx", MAP);
		String config = "{'inputs': ['levels/a.tmx'], 'convert': [{'output': 'out.leeway'}]}";
		folder.config(config);
		assertTrue(run(2).out().contains("a link leads out of the folder of the config"));
		folder.config(config.replace("{'inputs'", "{'outside': true, 'inputs'"));
		run(0);
	}

	@Test
	void nothingIsMadeOnTheWayOutOfTheFolder() throws IOException {
		Files.createSymbolicLink(folder.path("out"), elsewhere);
		folder.config(CLEARANCE.replace("out/", "out/new/"));
		assertTrue(run(2).out().contains("a link leads out of the folder of the config"));
		try (Stream<Path> made = Files.list(elsewhere)) {
			assertEquals(0, made.count());
		}
	}

	private CommandLineRun run(int status, String... options) {
		CommandLineRun run = folder.run(options);
		assertEquals(status, run.status(), run.toString());
		return run;
	}
}
