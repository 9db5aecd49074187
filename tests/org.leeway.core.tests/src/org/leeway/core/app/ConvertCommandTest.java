package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;

class ConvertCommandTest {

	private static final String MAP = Pictures.mapFile("..SW@\n.....\n");

	@TempDir
	private Path folder;
	private Path map;
	private Path level;

	@BeforeEach
	void writeMap() throws IOException {
		map = Files.writeString(folder.resolve("a.map"), MAP);
		level = folder.resolve("a.leeway");
	}

	@Test
	void convertsBothWays() throws IOException {
		assertEquals(0, CommandLineRun.of("convert", map, level).status());
		Path back = folder.resolve("b.map");
		CommandLineRun run = CommandLineRun.of("convert", level, back);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertEquals(MAP, Files.readString(back));
	}

	@Test
	void whatIsLostIsAWarning() throws IOException {
		CommandLineRun.of("convert", map, level);
		Files.writeString(level, Files.readString(level).replace("  <terrain>",
				"  <spawns name=\"start\" x=\"1\" y=\"1\"/>\n  <terrain>"));
		Path back = folder.resolve("b.map");
		CommandLineRun run = CommandLineRun.of("convert", level, back);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertTrue(run.err().startsWith(back + ": warning: ") && run.err().contains("spawn"), run.err());
	}

	@Test
	void theSameLevelGivesTheSameBytes() throws IOException {
		CommandLineRun.of("convert", map, level);
		Path again = folder.resolve("sub/a.leeway");
		Files.createDirectories(again.getParent());
		CommandLineRun.of("convert", level, again);
		assertEquals(Files.readString(level), Files.readString(again));
	}

	@Test
	void extensionsInCapitalsAreKnown() throws IOException {
		Path capitals = Files.writeString(folder.resolve("B.MAP"), MAP);
		assertEquals(0, CommandLineRun.of("convert", capitals, level).status());
	}

	@Test
	void anInputThatIsNoLevelLeavesTheOutputAsItWas() throws IOException {
		Files.writeString(level, "what was there");
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight 2\nwidth x\nmap\n");
		CommandLineRun run = CommandLineRun.of("convert", broken, level);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith(broken + ":3: "), run.err());
		assertEquals(1, run.err().lines().count(), run.err());
		assertEquals("what was there", Files.readString(level));
	}

	@Test
	void aFileMayBeConvertedOntoItself() throws IOException {
		assertEquals(0, CommandLineRun.of("convert", map, map).status());
		assertEquals(MAP, Files.readString(map));
	}

	@Test
	void unknownFormatsAreRefused() {
		CommandLineRun run = CommandLineRun.of("convert", map, folder.resolve("a.xyz"));
		assertEquals(2, run.status());
		assertSays(run.err(), "expected", " .asc", " .csv", " .geojson", " .json", " .lbc", " .leeway", " .map",
				" .npy");
		assertEquals(2, CommandLineRun.of("convert", folder.resolve("a.xyz"), level).status());
	}

	@Test
	void formatsOfNumbersTakeTheTerrain() throws IOException {
		Path numbers = folder.resolve("a.csv");
		CommandLineRun run = CommandLineRun.of("convert", "--sidecar", map, numbers);
		assertEquals(0, run.status(), run.toString());
		assertEquals("0,0,1,2,4\r\n0,0,0,0,0\r\n", Files.readString(numbers));
		assertAnySays(run.err().lines().toList(), numbers + ": warning: ", "terrain", " 0 ground, 1 swamp, 2 ");
		assertTrue(Files.exists(folder.resolve("a.csv.json")));
	}

	@Test
	void aPictureOfTheTerrainIsAlsoALevel() throws IOException {
		Path picture = folder.resolve("a.png");
		assertEquals(0, CommandLineRun.of("convert", "--scale", "1", map, picture).status());
		CommandLineRun back = CommandLineRun.of("convert", picture, level);
		assertEquals(0, back.status(), back.toString());
		assertEquals(4, LevelSnapshot.of(LevelFiles.load(level)).terrains().size());
	}

	@Test
	void aMapOfTiledHasItsImagesBesideItAndComesBack() throws IOException {
		Path tiled = folder.resolve("a.tmx");
		CommandLineRun run = CommandLineRun.of("convert", "--encoding", "zlib", map, tiled);
		assertEquals(0, run.status(), run.toString());
		assertTrue(Files.readString(tiled).contains("<image source=\"a.tmx.terrain.png\""), Files.readString(tiled));
		assertTrue(Files.exists(folder.resolve("a.tmx.terrain.png")) && Files.exists(folder.resolve("a.tmx.clearance.png")));
		Path back = folder.resolve("back.map");
		assertEquals(0, CommandLineRun.of("convert", tiled, back).status());
		assertEquals(MAP, Files.readString(back));
		assertEquals(0, CommandLineRun.of("export", "--format", "tmj", "--layer", "clearance", "-o", folder.resolve("c.tmj"),
				map).status());
		assertTrue(Files.exists(folder.resolve("c.tmj.clearance.png")));
	}

	@Test
	void aBrokenMapOfTiledWritesNothing() throws IOException {
		Path tiled = Files.writeString(folder.resolve("a.tmx"), "<map orientation=\"orthogonal\" width=\"9\" height=\"2\">");
		CommandLineRun run = CommandLineRun.of("convert", tiled, level);
		assertEquals(2, run.status());
		assertEquals(tiled + ":1: tiles of 0.0 x 0.0 pixels, expected more than 0\n", run.err());
		assertFalse(Files.exists(level));
		run = CommandLineRun.of("convert", "--terrains", folder.resolve("missing.txt"), map, level);
		assertEquals(2, run.status());
		assertSays(run.err(), "--terrains ", " asc ", " pgm ", " png ", " raw16 ", " tmj ", " tmx");
	}

	@Test
	void aLevelIsWrittenForEngines() throws IOException {
		Path top = folder.resolve("a.lbc");
		Path centre = folder.resolve("b.lbc");
		assertEquals(0, CommandLineRun.of("convert", map, top).status());
		assertEquals(0, CommandLineRun.of("convert", "--anchor", "centre", map, centre).status());
		assertEquals(1, Files.readAllBytes(top)[64 + 28]);
		assertEquals(3, Files.readAllBytes(centre)[64 + 28]);
		assertEquals(0, CommandLineRun.of("export", "--format", "lbc", "--layer", "clearance", "--anchor", "covering", "-o", top, map)
				.status());
		assertEquals(2, Files.readAllBytes(top)[64 + 28]);
		CommandLineRun run = CommandLineRun.of("convert", "--anchor", "left", map, top);
		assertTrue(run.err().contains("--anchor 'left', expected covering|top-left|centre"), run.err());
	}

	@Test
	void anImageBecomesALevel() throws IOException {
		Path image = folder.resolve("a.png");
		assertEquals(0, CommandLineRun.of("export", "--format", "png8", "--layer", "clearance", "-o", image, map).status());
		CommandLineRun run = CommandLineRun.of("convert", "--water-level", "1", image, level);
		assertEquals(0, run.status());
		assertEachSays(run.err().lines().toList(), List.of(image + ": warning: ", "Heights", " ground, water "),
				List.of(image + ": note: ", "no agents", " 3 that cross ground"));
		run = CommandLineRun.of("convert", "--slope-limit", "91", image, level);
		assertEquals(2, run.status());
		assertTrue(run.err().contains("--slope-limit 91, expected none or 0 to 90"), run.err());
		Path missing = folder.resolve("missing.txt");
		assertEquals(missing + ": there is no such file\n", CommandLineRun.of("convert", "--terrains", missing, image, level).err());
		Files.write(image, new byte[20]);
		Files.delete(level);
		assertEquals(image + ": not a PNG image, expected one\n", CommandLineRun.of("convert", image, level).err());
		assertFalse(Files.exists(level));
	}

	@Test
	void optionsAreThoseOfFormatsOfLevelsAndCells() {
		CommandLineRun run = CommandLineRun.of("convert", "--godot-version=3", map, level);
		assertTrue(run.err().contains("Unknown option: '--godot-version=3'"), run.err());
		run = CommandLineRun.of("convert", "--legend", map, level);
		assertTrue(run.err().contains("--legend is for files of the format png"), run.err());
	}

	@Test
	void twoFilesAreNeeded() {
		assertEquals(2, CommandLineRun.of("convert", map).status());
		assertEquals(2, CommandLineRun.of("convert", map, level, level).status());
	}

	@Test
	void aMissingFolderIsRefused() {
		CommandLineRun run = CommandLineRun.of("convert", map, folder.resolve("none/a.leeway"));
		assertEquals(2, run.status());
		assertTrue(run.err().contains("no such folder"), run.err());
	}

	@Test
	void whatIsAssumedIsANote() {
		CommandLineRun run = CommandLineRun.of("convert", map, level);
		assertOneLine(run.err(), map + ": note: ", "no agents", "imported maps");
	}

	@Test
	void theContentTellsTheFormat() throws IOException {
		Path text = Files.writeString(folder.resolve("island.txt"), MAP);
		assertEquals(0, CommandLineRun.of("convert", text, level).status());
		Path wrong = Files.copy(level, folder.resolve("level.map"));
		Path back = folder.resolve("back.map");
		assertEquals(0, CommandLineRun.of("convert", wrong, back).status());
		assertEquals(MAP, Files.readString(back));
	}

	@Test
	void aScenarioOfSeveralMapsBecomesAFileEach() throws IOException {
		Files.createDirectories(folder.resolve("sub"));
		Files.copy(map, folder.resolve("sub/a.map"));
		String row = "0\t%s\t5\t2\t0\t0\t1\t0\t1\n";
		Path scenario = Files.writeString(folder.resolve("q.scen"),
				"version 1\n" + row.formatted("a.map").repeat(3) + row.formatted("sub/a.map"));
		Path out = folder.resolve("out.leeway");
		CommandLineRun run = CommandLineRun.of("convert", "--queries", "2", scenario, out);
		assertEquals(0, run.status(), run.toString());
		assertTrue(run.err().startsWith(scenario + ": warning: Of the 3 queries of a, 2 became probes.\n"), run.err());
		assertFalse(Files.exists(out));
		assertEquals(2, LevelFiles.load(folder.resolve("out-a.leeway")).getProbes().size());
		assertEquals(1, LevelFiles.load(folder.resolve("out-a-2.leeway")).getProbes().size());

		CommandLineRun validated = CommandLineRun.of("validate", scenario);
		assertTrue(validated.out().contains(scenario + "#a: 5 x 2 cells") && validated.out().contains(scenario + "#a-2: 5 x 2 cells"),
				validated.toString());
	}

	@Test
	void optionsBelongToAFormat() {
		CommandLineRun run = CommandLineRun.of("convert", "--queries", "2", map, level);
		assertEquals(2, run.status());
		assertTrue(run.err().contains("--queries is for files of the format scenario"), run.err());
		CommandLineRun many = CommandLineRun.of("convert", "--queries", "many", folder.resolve("a.scen"), level);
		assertEquals(2, many.status());
		assertTrue(many.err().contains("--queries 'many' is not a whole number, expected 0 to 1000"), many.err());
	}

	/**
	 * If a file has several levels, {@code convert} derives the name of each output from the name of the level. Here, one output
	 * would get the name of a map that the file refers to. The command must not overwrite this map.
	 */
	@Test
	void aLevelReplacesNoFileThatIsRead() throws IOException {
		Path read = Files.writeString(folder.resolve("out-a.map"), MAP);
		Path scenario = Files.writeString(folder.resolve("q.scen"),
				"version 1\n0\tout-a.map\t5\t2\t0\t0\t1\t0\t1\n0\ta.map\t5\t2\t0\t0\t1\t0\t1\n");
		CommandLineRun run = CommandLineRun.of("convert", scenario, folder.resolve("out.map"));
		assertEquals(2, run.status(), run.toString());
		assertSays(run.err().lines().toList().getLast(), read + ": ", "level itself", "another file");
		assertEquals(MAP, Files.readString(read));
		assertTrue(Files.notExists(folder.resolve("out-out-a.map")));
	}

	/**
	 * A source file has a number that is not allowed in a level, such as a cell size of 1e-300. Leeway refuses the file before
	 * it writes a level. The message names the source file.
	 */
	@Test
	void aNumberThatNoLevelMayHaveIsToldOfTheFileThatWasRead() throws IOException {
		Path grid = Files.writeString(folder.resolve("a.asc"), "ncols 2\nnrows 1\ncellsize 1e-300\n1 2\n");
		Path map = Files.writeString(folder.resolve("a.tmx"), """
				<map width="1" height="1" tilewidth="16" tileheight="16">
				<properties><property name="cellScale" type="float" value="1e-300"/></properties>
				<tileset firstgid="1" name="t" tilecount="1"/><layer width="1" height="1"><data encoding="csv">1</data></layer></map>
				""");
		for (String out : List.of("b.leeway", "b.tmx", "b.tmj")) {
			Path level = folder.resolve(out);
			assertOneLine(CommandLineRun.of("convert", grid, level).err(), grid + ": ", " 1.0E-300", " 1e-9 to 1e9",
					"option cell-size");
			assertEquals(map + ": cellScale 1.0E-300, expected at least 1e-9\n", CommandLineRun.of("convert", map, level).err());
			assertTrue(Files.notExists(level));
		}
		assertEquals(0, CommandLineRun.of("convert", "--cell-size", "2", grid, folder.resolve("b.leeway")).status());
	}

	@Test
	void aLevelWithALongNameDoesNotKeepTheOthersFromBeingWritten() throws IOException {
		String level = """
				{"identifier":"NAME","pxWid":16,"pxHei":16,"layerInstances":[{"__identifier":"I","__type":"IntGrid","__cWid":1,"__cHei":1,
				"__gridSize":16,"layerDefUid":1,"intGridCsv":[0],"autoLayerTiles":[],"gridTiles":[],"entityInstances":[]}]}""";
		Path project = Files.writeString(folder.resolve("a.ldtk"), """
				{"__header__":{"fileType":"LDtk Project JSON","app":"LDtk"},"jsonVersion":"1.5.3","defs":{"layers":[{"identifier":"I","uid":1,
				"type":"IntGrid","__type":"IntGrid","gridSize":16,"intGridValues":[]}],"tilesets":[],"enums":[],"entities":[]},"levels":["""
				+ level.replace("NAME", "short") + "," + level.replace("NAME", "L".repeat(400)) + "]}");
		CommandLineRun run = CommandLineRun.of("convert", project, folder.resolve("o.leeway"));
		assertEquals(0, run.status(), run.toString());
		assertEquals("short", LevelFiles.load(folder.resolve("o-short.leeway")).getName());
		try (DirectoryStream<Path> longer = Files.newDirectoryStream(folder, "o-LLL*.leeway")) {
			assertEquals("L".repeat(400), LevelFiles.load(longer.iterator().next()).getName());
		}
	}
}
