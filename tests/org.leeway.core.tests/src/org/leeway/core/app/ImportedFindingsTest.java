package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertOneLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/**
 * Tests of commands that check maps of other programs, such as Tiled. A command reports its assumptions about the map. The
 * place of a finding is in the coordinates of the file.
 */
class ImportedFindingsTest {

	private static final String WALL = "1,1,2,1,1,1,1,2,1,1,1,1,2,1,1";

	@TempDir
	private Path folder;

	private Path map(String attributes, int width, int height, String cells) throws IOException {
		return Files.writeString(folder.resolve("map.tmx"), """
				<map orientation="orthogonal" width="%2$d" height="%3$d" tilewidth="16" tileheight="16" %1$s>
				<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="2"><tile id="0" type="grass"/>
				<tile id="1" type="rock"><properties><property name="solid" value="true"/></properties></tile></tileset>
				<layer name="l" width="%2$d" height="%3$d"><data encoding="csv">%4$s</data></layer></map>
				""".formatted(attributes, width, height, cells));
	}

	private static List<String> regions(CommandLineRun run) {
		return run.out().lines().filter(line -> line.contains("small")).map(line -> line.replaceAll(".* region of ", "")).toList();
	}

	@Test
	void marksAreToldAndAgentsAreNot() throws IOException {
		Path map = map("", 5, 3, WALL);
		CommandLineRun run = CommandLineRun.of("validate", map);
		assertEquals(1, run.status(), run.toString());
		assertEquals(map + ": note: The property \"solid\" of tiles blocks 3 cells.\n", run.err());
		assertEquals(List.of("6 cells at 3,0 (2 x 3) [unreachable-region]"), regions(run));
		CommandLineRun page = CommandLineRun.of("report", "-o", folder.resolve("page.html"), map);
		assertTrue(page.err().startsWith(map + ": note: The property \"solid\" of tiles blocks 3 cells.\n"), page.err());
	}

	@Test
	void aMapInWhichNothingBlocksIsAWarningNextToNothingFound() throws IOException {
		Path map = map("", 5, 3, WALL.replace('2', '1'));
		CommandLineRun run = CommandLineRun.of("validate", map);
		assertEquals(map + ": 5 x 3 cells, 3 agents: nothing found\n", run.out());
		assertOneLine(run.err(), map + ": warning: ", "No cell blocks", "option crossed");
	}

	@Test
	void levelsAreInTheOrderOfTheFilesWithSeveralThreads() throws IOException {
		Path map = map("", 5, 3, WALL);
		Path open = Files.copy(map("", 5, 3, WALL.replace('2', '1')), folder.resolve("open.tmx"));
		map("", 5, 3, WALL);
		CommandLineRun run = CommandLineRun.of("validate", "-j", "2", open, map, open);
		assertEquals(List.of(open + ": warning", map + ": note", open + ": warning"),
				run.err().lines().map(line -> line.replaceAll("(warning|note):.*", "$1")).toList());
	}

	@Test
	void aBatchTellsThemOnce() throws IOException {
		map("", 5, 3, WALL);
		Path config = Files.writeString(folder.resolve("batch.json"), """
				{"inputs": ["*.tmx"], "reports": [{"format": "json", "output": "report.json", "fail": "never"}],
				 "convert": [{"output": "{level}.leeway"}]}
				""");
		CommandLineRun run = CommandLineRun.of("batch", config);
		assertEquals(1, (run.out() + run.err()).lines().filter(line -> line.contains("\"solid\"")).count(), run.toString());
	}

	/**
	 * A finding in an infinite map names the tile in the coordinates of the map. Here the cells of the map are in one chunk,
	 * which begins at column -4 and row 2.
	 */
	@Test
	void findingsInInfiniteMapsTellTheTile() throws IOException {
		Path map = map("infinite=\"1\"", 5, 3, "<chunk x=\"-4\" y=\"2\" width=\"5\" height=\"3\">" + WALL + "</chunk>");
		assertEachSays(regions(CommandLineRun.of("validate", map)),
				List.of("6 cells at 3,0 (2 x 3)", "tile -1,2 ", "[unreachable-region]"));
		String json = CommandLineRun.of("validate", "--format", "json", map).out();
		assertTrue(json.contains("(2 x 3), tile -1,2 of the map\""), json);
	}

	/**
	 * The map has three rows of two tiles. Only the second row is rock. In a staggered map, tiles of the first and the
	 * third row have no common side. So each free tile is a region of its own.
	 */
	@Test
	void findingsInStaggeredMapsTellTheTile() throws IOException {
		Path map = map("staggeraxis=\"y\" staggerindex=\"odd\"", 2, 3, "1,1,2,2,1,1");
		Files.writeString(map, Files.readString(map).replace("orthogonal", "staggered"));
		assertEachSays(regions(CommandLineRun.of("validate", "--min-area", "1", map)),
				List.of("1 cell at 0,1 (1 x 1)", "tile 0,0 ", "[unreachable-region]"),
				List.of("1 cell at 2,1 (1 x 1)", "tile 1,2 ", "[unreachable-region]"),
				List.of("1 cell at 1,2 (1 x 1)", "tile 0,2 ", "[unreachable-region]"));
		assertEachSays(regions(CommandLineRun.of("validate", map)),
				List.of("1 cell at 0,1 (1 x 1)", "tile 0,0 ", "largest of 3 ", "fewer than 4 cells", " 3 cells in all",
						"--min-area 1", "[unreachable-region]"));
	}

	@Test
	void filesThatCountAsTheLevelDoesTellNoTile() throws IOException {
		Path island = Files.writeString(folder.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
		assertTrue(!CommandLineRun.of("validate", island).out().contains("tile"));
	}
}
