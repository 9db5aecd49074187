package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportProfile;
import org.leeway.core.fixtures.PageReader;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Repository;

/**
 * Tests of options and profiles for imports, in all commands that read levels. The map has an object layer of doors,
 * which is read as walls only on request.
 */
class ImportProfileTest {

	private static final String NAME = "leeway-import.json";
	private static final String MAP = """
			<map orientation="orthogonal" width="5" height="3" tilewidth="16" tileheight="16">
			<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="2"><tile id="0" type="grass"/>
			<tile id="1" type="rock"><properties><property name="solid" value="true"/></properties></tile></tileset>
			<layer name="l" width="5" height="3"><data encoding="csv">1,1,2,1,1,1,1,1,1,1,1,1,2,1,1</data></layer>
			<objectgroup name="doors"><object id="1" x="32" y="16" width="16" height="16"/></objectgroup></map>
			""";
	/** The finding if the doors are read as walls. */
	private static final String CUT = "small (1x1 on grass) cannot reach a region of 6 cells at 3,0 (2 x 3)";

	@TempDir
	private Path folder;
	private Path project;
	private Path maps;
	private Path map;

	@BeforeEach
	void writeMap() throws IOException {
		project = folder.resolve("project");
		maps = Files.createDirectories(project.resolve("maps"));
		map = Files.writeString(maps.resolve("map.tmx"), MAP);
	}

	private static Path profile(Path in, String text) throws IOException {
		return Files.writeString(in.resolve(NAME), text.replace('\'', '"'));
	}

	private static boolean isCut(CommandLineRun run) {
		return run.out().contains(CUT);
	}

	@Test
	void anOptionStandsBeforeTheProfileAndTheProfileBeforeTheFile() throws IOException {
		assertTrue(!isCut(CommandLineRun.of("validate", map)));
		assertTrue(isCut(CommandLineRun.of("validate", "--obstacles", "layer:doors", map)));
		profile(maps, "{'obstacles': 'layer:doors', 'queries': 3}");
		CommandLineRun run = CommandLineRun.of("validate", map);
		assertTrue(isCut(run), run.toString());
		assertTrue(run.err().contains(map + ": note: Read with the options in leeway-import.json.\n"), run.err());
		CommandLineRun standard = CommandLineRun.of("validate", "--obstacles", "marked", map);
		assertTrue(!isCut(standard), "the standard value was given: " + standard);
	}

	@Test
	void theNearestProfileUpToTheRepositoryIsRead() throws IOException {
		profile(folder, "{'obstacles': 'layer:doors'}");
		profile(project, "{'obstacles': 'all'}");
		assertTrue(!isCut(CommandLineRun.of("validate", map)), "the folders above are of no repository");
		Files.createDirectory(project.resolve(".git"));
		CommandLineRun above = CommandLineRun.of("validate", map);
		assertTrue(isCut(above), above.toString());
		assertTrue(above.err().contains("Read with the options in ../leeway-import.json."), above.err());
		profile(maps, "{'obstacles': 'none'}");
		assertTrue(!isCut(CommandLineRun.of("validate", map)));
		Files.delete(maps.resolve(NAME));
		Files.delete(project.resolve(NAME));
		assertTrue(!isCut(CommandLineRun.of("validate", map)), "beyond the repository");
	}

	@Test
	void aWorkspaceOrTheHomeFolderEndsTheSearchToo() throws IOException {
		profile(project, "{'obstacles': 'all'}");
		Files.createDirectory(project.resolve(".metadata"));
		assertTrue(isCut(CommandLineRun.of("validate", map)));
		Files.delete(project.resolve(".metadata"));
		String home = System.getProperty("user.home");
		try {
			System.setProperty("user.home", project.toString());
			assertTrue(isCut(CommandLineRun.of("validate", map)));
		} finally {
			System.setProperty("user.home", home);
		}
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '"', value = {"{'obstacle': 'all'},1: $.obstacle: expected one of balance",
			"\"{'obstacles':\n['all']}\",\"2: $.obstacles: expected a text, a number, or true or false\"",
			"\"{\n'tile-shapes': 'bla'}\",\"2: tile-shapes 'bla', expected obstacles|cells|none\"",
			"{'terrains': '../t.txt'},\"1: \"\"../t.txt\"\", expected the path of a file in the folder of this profile\"",
			"{'terrains': '/t.txt'},\"1: \"\"/t.txt\"\", expected the path of a file in the folder of this profile\"",
			"{'terrains': 'link.txt'},\"1: \"\"link.txt\"\", expected the path of a file in the folder of this profile\"",
			"\"{'obstacles': 'all', 'obstacles': 'none'}\",\"1: $.obstacles: given twice, expected one value\"",
			"[],1: $: Expected BEGIN_OBJECT but was BEGIN_ARRAY"})
	void aWrongProfileIsToldWithItsLine(String text, String problem) throws IOException {
		Files.createSymbolicLink(maps.resolve("link.txt"), Files.writeString(folder.resolve("t.txt"), "grass ground\n"));
		Path profile = profile(maps, text);
		CommandLineRun run = CommandLineRun.of("validate", map);
		assertEquals(2, run.status(), run.toString());
		assertTrue(run.err().startsWith(profile + ":" + problem), run.err());
		assertEquals(1, run.err().lines().count(), run.err());
	}

	@Test
	void aProfileNamesFilesFromItsFolder() throws IOException {
		Files.createDirectory(project.resolve(".git"));
		profile(project, "{'terrains': 'names/t.txt'}");
		Files.writeString(Files.createDirectory(project.resolve("names")).resolve("t.txt"), "class:grass meadow\nclass:rock cliff\n");
		CommandLineRun run = CommandLineRun.of("path", "--agent", "a:1:meadow", "--from", "0,0", "--to", "4,0", map);
		assertEquals(0, run.status(), run.toString());
	}

	@Test
	void aFormatHasValuesOfItsOwn() throws IOException {
		profile(maps, "{'obstacles': 'none', 'tmx': {'obstacles': 'layer:doors'}, 'png': {'crossed': 'a'}}");
		assertTrue(isCut(CommandLineRun.of("validate", map)));
		profile(maps, "{'tmj': {'obstacles': 'layer:doors'}}");
		assertTrue(!isCut(CommandLineRun.of("validate", map)));
		Path wrong = profile(maps, "{'png': {'obstacles': 'all'}}");
		String error = CommandLineRun.of("validate", map).err();
		assertTrue(error.startsWith(wrong + ":1: $.png.obstacles: expected one of cell-size"), error);
	}

	/**
	 * The least area of reported regions applies to levels that are checked as a whole, and to levels that are streamed row by
	 * row. The map of this test can be read without import options, so it can be streamed.
	 */
	@Test
	void aProfileGivesTheLeastAreaOfRegions() throws Exception {
		Path island = Files.writeString(maps.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
		String found = CommandLineRun.of("validate", island).out();
		assertTrue(found.contains("unreachable-region"), found);
		profile(maps, "{'minArea': 30}");
		assertTrue(!CommandLineRun.of("validate", island).out().contains("unreachable-region"));
		assertEquals(found, CommandLineRun.of("validate", "--min-area", "1", island).out());
		LevelCheck check = new LevelCheck(Formats.registered(), List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, false, 1, 0);
		ReportedLevel rows = check.checkRows(island.toString(), TerminalProgress.of("", new Console(OutputStream.nullOutputStream(),
				new PrintWriter(Writer.nullWriter()), false, false)));
		assertEquals(List.of(), rows.findings());
		assertEquals("Read with the options in leeway-import.json.", rows.told().getFirst().message());
		Path wrong = profile(maps, "{'minArea': 0}");
		assertEquals(wrong + ":1: minArea \"0\", expected a whole number of 1 or more\n", CommandLineRun.of("validate", island).err());
	}

	/** A map of two rooms that touch only at a corner. */
	@Test
	void aProfileGivesTheRuleOfDiagonalSteps() throws IOException {
		Path rooms = Files.writeString(maps.resolve("rooms.map"), Pictures.mapFile("..@@\n..@@\n@@..\n@@..\n"));
		assertAnySays(CommandLineRun.of("validate", rooms).out().lines().toList(), "small (1x1 on ground+swamp)",
				"cannot reach", " 4 cells");
		profile(maps, "{'diagonals': 'always'}");
		String cut = CommandLineRun.of("validate", rooms).out();
		assertTrue(!cut.contains("small"), cut);
		assertTrue(CommandLineRun.of("validate", "--diagonals", "never", rooms).out().contains("small"));
		Path wrong = profile(maps, "{'diagonals': 'sometimes'}");
		String error = CommandLineRun.of("validate", rooms).err();
		assertTrue(error.startsWith(wrong + ":1: diagonals ") && error.contains("never"), error);
	}

	@Test
	void whatTheEditorWritesIsRead() throws IOException {
		Formats formats = Formats.registered();
		Format tmx = formats.byId("tmx").orElseThrow();
		ImportProfile.write(maps, OptionValues.parse(tmx.readingOptions(), Map.of("obstacles", "layer:doors")),
				Map.of(tmx, "class:rock cliff\n"));
		assertTrue(isCut(CommandLineRun.of("validate", map)));
		CommandLineRun run = CommandLineRun.of("path", "--agent", "a:1:cliff", "--from", "2,0", "--to", "2,0", map);
		assertEquals(0, run.status(), run.toString());
	}

	/** A repository may hold a link at the place of the profile. The editor must not write to the target of the link. */
	@Test
	void theEditorWritesThroughNoLink() throws IOException {
		Path precious = Files.writeString(folder.resolve("precious"), "precious");
		Format tmx = Formats.registered().byId("tmx").orElseThrow();
		for (String name : List.of(NAME, "leeway-terrains-tmx.txt")) {
			Files.createSymbolicLink(maps.resolve(name), precious);
		}
		ImportProfile.write(maps, OptionValues.STANDARD, Map.of(tmx, "class:rock cliff\n"));
		assertEquals("precious", Files.readString(precious));
		assertEquals(1, Files.readAllLines(maps.resolve("leeway-terrains-tmx.txt")).size());
	}

	@Test
	void everyCommandThatReadsLevelsTakesTheOptions() throws Exception {
		Path other = Files.writeString(maps.resolve("other.tmx"), MAP.replace("x=\"32\"", "x=\"48\""));
		String[] option = {"--obstacles", "layer:doors"};
		Path page = Files.writeString(folder.resolve("page.html"), run(option, "report", map).out());
		assertSays(PageReader.of(page).levels().toString(), CUT);
		assertEquals(0, run(option, "symmetry", "--by", "left-right", map).status());
		assertEquals(1, run(option, "symmetry", "--by", "left-right", other).status());
		assertEquals(1, run(option, "diff", map, other).status());
		assertEquals(1, run(option, "path", "--agent", "small", "--from", "0,0", "--to", "4,0", map).status());
		assertEquals(0, CommandLineRun.of("path", "--agent", "small", "--from", "0,0", "--to", "4,0", map).status());
		assertEquals(0, run(option, "mesh", map).status());
		assertEquals(0, run(option, "export", "--layer", "objects", "--format", "geojson", map).status());
	}

	private static CommandLineRun run(String[] option, Object... words) {
		List<Object> all = new ArrayList<>(List.of(words));
		all.addAll(1, List.of(option));
		return CommandLineRun.of(all.toArray());
	}

	@Test
	void anOptionThatTheCommandHasForSomethingElseGetsAPrefix() throws IOException {
		Path names = Files.writeString(folder.resolve("t.txt"), "class:grass meadow\n");
		CommandLineRun run = CommandLineRun.of("mesh", "--import-terrains", names, "--terrains", "meadow", map);
		assertEquals(0, run.status(), run.toString());
		assertTrue(CommandLineRun.of("mesh", "--help").out().replaceAll("\\s+", " ").contains("--import-terrains, --crossed"));
	}

	@Test
	void anOptionThatNoFileHasIsRefused() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", "--maps", "E1M1", map);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("leeway validate: --maps is for files of the format doom or warzone\n"), run.err());
		CommandLineRun wrong = CommandLineRun.of("validate", "--tile-shapes", "bla", map);
		assertEquals(2, wrong.status());
		assertSays(wrong.err(), "leeway validate: --tile-shapes 'bla'", "obstacles|cells|none");
	}

	@Test
	void aProfileIsADependencyOfABatch() throws IOException {
		Path config = Files.writeString(project.resolve("batch.json"), """
				{"inputs": ["maps/*.tmx"], "reports": [{"format": "text", "output": "report.txt", "fail": "never"}]}
				""");
		Files.createDirectory(project.resolve(".git"));
		Path report = project.resolve("report.txt");
		assertTrue(CommandLineRun.of("batch", config).out().contains("1 made, "));
		assertTrue(!Files.readString(report).contains(CUT));
		assertTrue(CommandLineRun.of("batch", config).out().contains("0 made, "));
		for (Path in : List.of(project, maps)) {
			profile(in, "{'obstacles': 'layer:doors'}");
			CommandLineRun run = CommandLineRun.of("batch", config);
			assertTrue(run.out().contains("1 made, "), run.toString());
			assertTrue(Files.readString(report).contains(CUT), "a profile that was not there before");
			profile(in, "{'obstacles': 'none'}");
			assertTrue(CommandLineRun.of("batch", config).out().contains("1 made, "));
			assertTrue(!Files.readString(report).contains(CUT));
		}
	}

	@Test
	void reportsOfABatchHaveOptionsOfTheirOwn() throws IOException {
		Path config = Files.writeString(project.resolve("batch.json"), """
				{"inputs": ["maps/*.tmx"], "reports": [
				 {"format": "text", "output": "plain.txt", "fail": "never"},
				 {"format": "text", "output": "doors.txt", "fail": "never", "options": {"obstacles": "layer:doors"}}]}
				""");
		CommandLineRun run = CommandLineRun.of("batch", config);
		assertTrue(run.out().contains("2 made, "), run.toString());
		assertTrue(!Files.readString(project.resolve("plain.txt")).contains(CUT));
		assertTrue(Files.readString(project.resolve("doors.txt")).contains(CUT));
		Files.writeString(config, Files.readString(config).replace("layer:doors", "none"));
		assertTrue(CommandLineRun.of("batch", config).out().contains("1 made, "));
		Files.writeString(config, Files.readString(config).replace("obstacles", "obstacle"));
		CommandLineRun wrong = CommandLineRun.of("batch", config);
		assertTrue(wrong.err().contains("batch.json:3: unknown option \"obstacle\", expected "), wrong.toString());
	}

	@Test
	void aRevisionIsReadAsItsOwnProfileSays() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(project);
		profile(project, "{'obstacles': 'layer:doors', 'terrains': 'names/t.txt'}");
		Files.writeString(Files.createDirectory(project.resolve("names")).resolve("t.txt"), "class:rock cliff\n");
		repository.commit("Doors are walls");
		CommandLineRun same = CommandLineRun.of("diff", "--since", "HEAD", map);
		assertEquals(0, same.status(), same.toString());
		assertTrue(same.err().contains("HEAD:" + map + ": note: Read with the options in ../leeway-import.json."), same.err());
		profile(project, "{'obstacles': 'none', 'terrains': 'names/t.txt'}");
		CommandLineRun open = CommandLineRun.of("diff", "--since", "HEAD", map);
		assertEquals(1, open.status(), open.toString());
		profile(project, "{'obstacle': ''}");
		repository.commit("A wrong profile");
		profile(project, "{}");
		CommandLineRun wrong = CommandLineRun.of("diff", "--since", "HEAD", map);
		assertEquals(2, wrong.status());
		assertTrue(wrong.err().contains("HEAD:leeway-import.json:1: $.obstacle: expected one of"), wrong.err());
	}
}
