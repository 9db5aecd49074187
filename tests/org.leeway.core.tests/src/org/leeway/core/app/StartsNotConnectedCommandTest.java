package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.grid.TerrainGrid;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** A wall separates the only two starts. Every report format must say so. */
class StartsNotConnectedCommandTest {

	@TempDir
	private Path folder;
	private Path wall;

	@BeforeEach
	void write() throws IOException {
		wall = write("wall.map", "....@....\n".repeat(4));
	}

	private Path write(String name, String picture) throws IOException {
		String[] rows = picture.lines().toArray(String[]::new);
		return Files.writeString(folder.resolve(name), "type octile\nheight " + rows.length + "\nwidth " + rows[0].length()
				+ "\nmap\n" + picture);
	}

	private static CommandLineRun run(Object... arguments) {
		List<Object> all = new ArrayList<>(List.of("validate", "--agent", "scout:1:ground", "--spawn", "1,1@1", "--spawn",
				"7,2:scout@2"));
		all.addAll(List.of(arguments));
		return CommandLineRun.of(all.toArray());
	}

	@Test
	void theTextNamesThePlayersAndTheCut() {
		CommandLineRun run = run(wall);
		assertEquals(1, run.status());
		assertEachSays(run.out().lines().toList(),
				List.of(wall + ":7: error: scout (1x1 on ground)", " 1,1 (player 1)", " 7,2 (player 2)", "no unit",
						"cut at 4,0 (1 x 1)", "[starts-not-connected]"),
				List.of(wall + ": 9 x 4 cells, 1 agent: 1 error, 0 warnings"));
	}

	@Test
	void programsGetTheGroups() {
		JsonObject level = JsonParser.parseString(run("--format", "jsonl", wall).out()).getAsJsonObject();
		JsonElement groups = level.getAsJsonArray("agents").get(0).getAsJsonObject().get("startGroups");
		assertEquals(JsonParser.parseString("[{'spawns': [[1, 1]]}, {'spawns': [[7, 2]], 'largest': 0, 'cut': [4, 0, 1, 1]}]"),
				groups);
		JsonObject finding = level.getAsJsonArray("findings").get(0).getAsJsonObject();
		assertEquals("[1,0,7,3]", finding.get("bounds").toString());
		assertEquals("[7,2]", finding.get("sample").toString());
		assertEquals(level, JsonParser.parseString(run("--format", "json", wall).out()).getAsJsonObject().getAsJsonArray("files")
				.get(0));
	}

	/** Code hosts show the finding at the row of the cells that separate the starts, because there users can remove the wall. */
	@Test
	void codeHostsGetTheRowOfTheCut() {
		JsonObject result = JsonParser.parseString(run("--format", "sarif", wall).out()).getAsJsonObject().getAsJsonArray("runs")
				.get(0).getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject();
		assertEquals("starts-not-connected", result.get("ruleId").getAsString());
		assertEquals(5, result.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
				.getAsJsonObject("region").get("startLine").getAsInt());
	}

	@Test
	void allReportsTellIt() {
		for (String format : List.of("text", "json", "jsonl", "sarif", "junit", "codequality", "html")) {
			CommandLineRun run = run("--format", format, wall);
			assertEquals(1, run.status(), run.toString());
			String rule = format.equals("junit") ? "Starts not connected: scout" : "starts-not-connected";
			assertTrue(run.out().contains(rule) && run.out().contains("(player 2): no unit gets there"), run.toString());
		}
	}

	@Test
	void filesAtOnceAreReportedAsOneByOne() throws IOException {
		Path open = write("open.map", "....@....\n.........\n.........\n....@....\n");
		CommandLineRun alone = run(wall, open, wall);
		assertTrue(alone.out().contains(open + ": 9 x 4 cells, 1 agent: nothing found\n"), alone.toString());
		assertEquals(alone.out(), run("-j", "3", wall, open, wall).out());
	}

	@Test
	void aLevelMaySayThatItsStartsLieApart() throws IOException {
		Path level = folder.resolve("wall.leeway");
		assertEquals(0, CommandLineRun.of("convert", wall, level).status());
		String text = Files.readString(level);
		assertEquals(1, run(level).status());
		Files.writeString(level, text.replace("<level:Level ", "<level:Level starts=\"apart\" "));
		CommandLineRun run = run(level);
		assertEquals(level + ": 9 x 4 cells, 1 agent: nothing found\n", run.out());
		CommandLineRun json = run("--format", "jsonl", level);
		assertTrue(!json.out().contains("startGroups"), json.out());
	}

	@Test
	void spawnsOfALevelNameTheirPlayers() throws IOException {
		Path level = folder.resolve("wall.leeway");
		CommandLineRun.of("convert", wall, level);
		Files.writeString(level, Files.readString(level).replace("  <terrain>",
				"  <spawns x=\"0\" team=\"red\"/>\n  <spawns x=\"8\" player=\"7\" team=\"blue\"/>\n  <terrain>"));
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "a:1:ground", level);
		assertAnySays(run.out().lines().toList(), " 0,0 (team red)", " 8,0 (player 7, team blue)");
	}

	@Test
	void aBatchReportsIt() throws IOException {
		BatchFolder batch = new BatchFolder(folder);
		batch.level("levels/wall.leeway", "....@....\n....@....\n", 0, 0);
		batch.write("levels/wall.leeway", Files.readString(batch.path("levels/wall.leeway")).replace("  <terrain>",
				"  <spawns x=\"8\" player=\"2\"/>\n  <terrain>"));
		batch.config("{'inputs': ['levels/*'], 'reports': [{'format': 'text', 'output': 'out.txt'}]}");
		assertEquals(1, batch.run().status());
		String report = Files.readString(batch.path("out.txt"));
		assertAnySays(report.lines().toList(), " 0,0 ", " 8,0 (player 2)", "no unit");
	}

	/**
	 * The map is too high for memory. So the check finds neither the cells that separate the starts nor the largest
	 * unit that would pass.
	 */
	@Test
	void aMapThatIsReadRowByRowOnlyNamesTheGroups() throws IOException {
		int height = TerrainGrid.MAX_SIDE + 1;
		Path map = write("tall.map", "..\n".repeat(height / 2) + "@@\n" + "..\n".repeat(height / 2));
		CommandLineRun run = CommandLineRun.of("validate", "-j", "2", "--agent", "a:1:ground", "--spawn", "0,0", "--spawn",
				"1," + (height - 1), map);
		assertEquals(1, run.status());
		assertEachSays(run.out().lines().toList(),
				List.of(map + ":" + (height + 4) + ": error: a (1x1 on ground)", " 0,0 ",
						" 1," + (height - 1) + " [starts-not-connected]"),
				List.of(map + ": 2 x " + height + " cells, 1 agent: 1 error, 0 warnings"));
	}

	/** Tests a small map, which is checked in memory, and a tall map, which two threads read row by row. */
	@ParameterizedTest
	@ValueSource(strings = {"never", "one", "always", "straight"})
	void startsThatMeetAtACornerAreConnectedIfUnitsCutEveryCorner(String rule) throws IOException {
		Path corner = write("corner.map", "..@\n..@\n@@.\n");
		int height = TerrainGrid.MAX_SIDE + 1;
		Path tall = write("tall.map", ".@\n".repeat(height / 2) + "@.\n".repeat(height / 2 + 1));
		CommandLineRun small = CommandLineRun.of("validate", "--agent", "a:1:ground", "--diagonals", rule, "--spawn", "0,0@1",
				"--spawn", "2,2@2", corner);
		CommandLineRun large = CommandLineRun.of("validate", "-j", "2", "--agent", "a:1:ground", "--diagonals", rule, "--spawn",
				"0,0", "--spawn", "1," + (height - 1), tall);
		boolean connects = rule.equals("always");
		for (CommandLineRun run : List.of(small, large)) {
			assertEquals(connects ? 0 : 1, run.status(), run.toString());
			assertEquals(!connects, run.out().contains("[starts-not-connected]"), run.toString());
		}
	}

	@Test
	void theWayOfLargerUnitsIsThatOfTheRule() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "b:2:ground", "--diagonals", "always", "--spawn", "0,0",
				"--spawn", "4,4", write("larger.map", "..@@@\n...@@\n@.@..\n@@@..\n@@@..\n"));
		assertAnySays(run.out().lines().toList(), " 0,0 ", " 4,4", "largest unit", " 1x1");
	}

	@Test
	void diffTellsThatAWayIsClosed() throws IOException {
		Path open = write("open.map", "....@....\n.........\n....@....\n....@....\n");
		CommandLineRun run = CommandLineRun.of("diff", "--agent", "scout:1:ground", "--spawn", "1,1", "--spawn", "7,2", open, wall);
		assertEquals("starts: scout: connected -> 1,1 | 7,2 at 4,0 (1 x 1)", run.out().lines().findFirst().orElseThrow(),
				run.toString());
		assertEquals(1, run.status());
	}

	@Test
	void anAgentThatEndsAsAPlayerStandsInQuotes() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "\"a@1\":1:ground", "--spawn", "1,1:\"a@1\"", "--spawn",
				"7,2:\"a@1\"@2", wall);
		assertAnySays(run.out().lines().toList(), "error: a@1 (1x1 on ground)", " 1,1 ", " 7,2 (player 2)");
		CommandLineRun bare = CommandLineRun.of("validate", "--agent", "\"a@1\":1:ground", "--spawn", "1,1:a@1", wall);
		assertTrue(bare.err().contains("is for 'a', expected one of \"a@1\""), bare.toString());
	}

	@Test
	void aPlayerIsAWholeNumber() {
		for (String wrong : List.of("1,1@", "1,1@red", "1,1@-1", "1,1@1.5", "1,1@2147483648", "1,1:@2")) {
			CommandLineRun run = CommandLineRun.of("validate", "--spawn", wrong, wall);
			assertEquals(2, run.status(), run.toString());
			assertTrue(run.err().contains("expected") && run.err().lines().count() == 2, run.toString());
		}
	}
}
