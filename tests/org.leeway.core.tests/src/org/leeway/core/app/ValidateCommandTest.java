package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

class ValidateCommandTest {

	private static final String SMALL = "small:1:ground+swamp";

	@TempDir
	private Path folder;
	private Path island;
	private Path open;

	@BeforeEach
	void writeMaps() throws IOException {
		island = write("island.map", Pictures.ISLAND);
		open = write("open.map", "....\n".repeat(4));
	}

	@Test
	void nothingFoundIsStatusZero() {
		CommandLineRun run = CommandLineRun.of("validate", open);
		assertEquals(0, run.status(), run.toString());
		assertEquals(open + ": 4 x 4 cells, 3 agents: nothing found\n", run.out());
		assertEquals("", run.err());
	}

	@Test
	void findingsAreStatusOneAndALineEach() {
		CommandLineRun run = CommandLineRun.of("validate", island);
		assertEquals(1, run.status(), run.toString());
		String where = island + ":5: error: ";
		String region = " on ground+swamp) cannot reach a region of 4 cells at 6,0 (2 x 2) [unreachable-region]";
		assertEquals(List.of(where + "small (1x1" + region, where + "medium (2x2" + region,
				island + ": 8 x 5 cells, 3 agents: 2 errors, 0 warnings"), run.out().lines().toList());
		assertEquals("", run.err());
	}

	@Test
	void theLineIsThatOfTheCell() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", SMALL, "--spawn", "0,0", "--spawn", "5,2",
				island);
		assertSays(run.out().lines().findFirst().orElseThrow(), island + ":7: error: small (1x1 on ground+swamp)",
				"not fit", "spawn", " 5,2 ", "[spawn-does-not-fit]");
	}

	/** In the game 0 A.D., a unit of clearance 3 passes a corridor of 7 cells, but not a corridor of 6 cells. */
	@Test
	void unitsOf0ADNeedAsMuchRoomAsInTheGame() throws IOException {
		Path agents = Files.writeString(folder.resolve("pathfinder.xml"), """
				<Pathfinder><PassabilityClasses><large><Clearance>3.0</Clearance></large></PassabilityClasses></Pathfinder>
				""");
		Path six = write("six.map", corridor(6));
		CommandLineRun run = CommandLineRun.of("validate", "--agents", agents, "--spawn", "4,4", six);
		assertSays(run.out().lines().findFirst().orElseThrow(), six + ":5: error: large (7x7 on ground)",
				"cannot reach", " 240 cells at 20,0 (12 x 20)", "[unreachable-region]");
		Path seven = write("seven.map", corridor(7));
		assertEquals(seven + ": 32 x 20 cells, 1 agent: nothing found\n",
				CommandLineRun.of("validate", "--agents", agents, "--spawn", "4,4", seven).out());
	}

	/**
	 * Returns a map of two rooms of 12 x 20 cells and a corridor of 8 cells' length between them.
	 *
	 * @param width the width of the corridor in cells
	 */
	private static String corridor(int width) {
		String wall = ".".repeat(12) + "@".repeat(8) + ".".repeat(12) + "\n";
		return wall.repeat(10) + (".".repeat(32) + "\n").repeat(width) + wall.repeat(10 - width);
	}

	@Test
	void aSpawnIsForTheAgentsThatItNames() {
		CommandLineRun both = CommandLineRun.of("validate", "--agent", SMALL, "--agent", "tall:1:ground", "--spawn",
				"6,0:small", "--spawn", "0,4:tall", island);
		assertEachSays(both.out().lines().toList(),
				List.of(island + ":5: error: small (1x1 on ground+swamp)", "cannot reach", " 28 cells at 0,0 (8 x 5)",
						"[unreachable-region]"),
				List.of(island + ":5: error: tall (1x1 on ground)", "cannot reach", " 4 cells at 6,0 (2 x 2)",
						"[unreachable-region]"),
				List.of(island + ": 8 x 5 cells, 2 agents: 2 errors, 0 warnings"));
		CommandLineRun named = CommandLineRun.of("validate", "--agent", SMALL, "--agent", "tall:1:ground", "--spawn",
				"6,0:small+tall", "--spawn", "0,4", island);
		List<String> lines = named.out().lines().toList();
		assertEachSays(lines, List.of(island + ":9: error: small (1x1 on ground+swamp) "),
				List.of(island + ":9: error: tall (1x1 on ground) "),
				List.of(island + ": 8 x 5 cells, 2 agents: 2 errors, 0 warnings"));
		for (String line : lines.subList(0, 2)) {
			assertSays(line, " 6,0 ", " 0,4", "no unit", "cut at 5,0 (1 x 1)", "[starts-not-connected]");
		}
	}

	@Test
	void anAgentWithoutASpawnIsCheckedFromItsLargestRegionAndTheReportSaysSo() {
		CommandLineRun run = CommandLineRun.of("validate", "--min-area", "5", "--agent", SMALL, "--agent", "a+b:1:ground",
				"--spawn", "0,0:a+b", island);
		assertEquals(0, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(),
				List.of(island + ":1: info: small (1x1 on ground+swamp)", "no spawn", "largest region", "[no-spawn]"),
				List.of(island + ": 8 x 5 cells, 2 agents: nothing found"));
	}

	@Test
	void aBrokenPromiseOfALevelIsAFinding() throws IOException {
		Path level = folder.resolve("island.leeway");
		assertEquals(0, CommandLineRun.of("convert", island, level).status());
		String text = Files.readString(level);
		Files.writeString(level, text.replace("  <terrain>", "  <probes name=\"Home\" agent=\"//@agentTypes[name='small']\""
				+ " goalX=\"7\" goalY=\"4\" required=\"true\" maxCost=\"8.5\"/>\n  <terrain>"));
		CommandLineRun run = CommandLineRun.of("validate", "--min-area", "5", level);
		assertEquals(1, run.status(), run.toString());
		assertAnySays(run.out().lines().toList(), ": error: Home: small (1x1 on ground+swamp)", " 9.83 ",
				" 0,0 to 7,4", "at most 8.5 [required-path]");
		CommandLineRun other = CommandLineRun.of("validate", "--min-area", "5", "--agent", "other:1:ground", level);
		assertEquals(0, other.status(), other.toString());
	}

	@Test
	void unitsThatTurnHaveDeadEndsAndPoses() throws IOException {
		Path map = Files.writeString(folder.resolve("alley.map"), Pictures.mapFile("""
				.........@@@@@@@@
				.........@@@@@@@@
				.........@@@@@@@@
				.................
				.........@@@@@@@@
				.........@@@@@@@@
				.........@@@@@@@@
				.........@@@@@@@@
				"""));
		Path level = folder.resolve("alley.leeway");
		assertEquals(0, CommandLineRun.of("convert", map, level).status());
		Files.writeString(level, Files.readString(level)
				.replace("name=\"small\"", "name=\"small\" length=\"2\" width=\"1\" turningRadius=\"1\"")
				.replace("  <terrain>", "  <spawns x=\"2\" y=\"2\" heading=\"0\"/>\n  <terrain>"));
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", level);
		assertEquals(1, run.status(), run.toString());
		assertTrue(run.out().matches("(?s).*\"reachedPoses\": [1-9]\\d*,\\s+\"trappedPoses\": [1-9]\\d*,.*"), run.out());
		CommandLineRun read = CommandLineRun.of("validate", level);
		assertAnySays(read.out().lines().toList(), ": warning: small (1x1 on ground+swamp)", "dead end",
				" 8 cells at 8,3 (8 x 1)", "[dead-end]");
	}

	@Test
	void anEnginesDetourIsAWarning() throws IOException {
		Path level = folder.resolve("island.leeway");
		assertEquals(0, CommandLineRun.of("convert", island, level).status());
		String text = Files.readString(level);
		String probe = "  <probes name=\"Home\" agent=\"//@agentTypes[name='small']\" goalX=\"7\" goalY=\"4\""
				+ " required=\"true\" maxExcess=\"%s\" planner=\"detour\" options=\"nodes=%d\"/>\n  <terrain>";
		Files.writeString(level, text.replace("  <terrain>", probe.formatted("12.5", 2048)));
		CommandLineRun kept = CommandLineRun.of("validate", "--min-area", "5", level);
		assertEquals(0, kept.status(), kept.toString());
		Files.writeString(level, text.replace("  <terrain>", probe.formatted("12.5", 1)));
		CommandLineRun run = CommandLineRun.of("validate", "--min-area", "5", level);
		assertEquals(1, run.status(), run.toString());
		assertAnySays(run.out().lines().toList(), ": warning: Home: small (1x1 on ground+swamp)", "Detour",
				"cannot get", " 0,0 to 7,4", " 9.1");
		assertTrue(run.out().contains(" [detour-excess]\n"), run.toString());
		Files.writeString(level, text.replace("  <terrain>", probe.formatted("-1", 1)));
		CommandLineRun wrong = CommandLineRun.of("validate", level);
		assertEquals(2, wrong.status(), wrong.toString());
		int line = Files.readAllLines(level).indexOf(probe.formatted("-1", 1).lines().findFirst().orElseThrow()) + 1;
		assertEquals(level + ":" + line + ": probes \"Home\": maxExcess -1.0, expected at least 0\n", wrong.err());
	}

	@Test
	void whatIsIntendedIsToldAndCountsNot() throws IOException {
		Path level = folder.resolve("island.leeway");
		assertEquals(0, CommandLineRun.of("convert", island, level).status());
		String text = Files.readString(level);
		String accepted = "  <accepted rule=\"unreachable-region\" agent=\"//@agentTypes[name='%s']\" x=\"6\""
				+ " note=\"secret\"/>\n";
		Files.writeString(level, text.replace("  <terrain>",
				accepted.formatted("small") + accepted.formatted("medium") + "  <terrain>"));
		CommandLineRun run = CommandLineRun.of("validate", level);
		assertEquals(0, run.status(), run.toString());
		assertAnySays(run.out().lines().toList(), ": info: small (1x1 on ground+swamp)", "cannot reach",
				" 4 cells at 6,0 (2 x 2) (intended: secret) [unreachable-region]");
		assertTrue(run.out().endsWith(": 0 errors, 0 warnings, 2 intended\n"), run.toString());
	}

	@Test
	void theLineIsThatOfTheCellInALevelFileToo() throws IOException {
		Path level = folder.resolve("island.leeway");
		assertEquals(0, CommandLineRun.of("convert", island, level).status());
		CommandLineRun run = CommandLineRun.of("validate", "--agent", SMALL, "--spawn", "5,2", level);
		int line = Files.readAllLines(level).indexOf("8 x 5") + 4;
		assertTrue(run.out().startsWith(level + ":" + line + ": error: "), run.toString());
	}

	@Test
	void givenAgentsReplaceTheUsualOnes() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "boat:1:water", "--agent", "frog:1:ground+water",
				write("lake.map", "..WW\n"));
		assertEquals(0, run.status(), run.toString());
		assertTrue(run.out().contains("2 agents"), run.out());
	}

	@Test
	void agentsOfAFileReplaceThoseOfTheLevel() throws IOException {
		Path agents = Files.writeString(folder.resolve("navy.agents"),
				"# for lakes\nboat:1:water\nfrog:1:ground+water\n");
		Path lake = write("lake.map", "..WW\n");
		CommandLineRun run = CommandLineRun.of("validate", "--agents", agents, lake);
		assertEquals(0, run.status(), run.toString());
		assertTrue(run.out().contains("2 agents"), run.out());
		CommandLineRun both = CommandLineRun.of("validate", "--agents", agents, "--agent", SMALL, lake);
		assertTrue(both.out().contains("3 agents"), both.toString());
	}

	@Test
	void aBrokenFileOfAgentsIsToldWithItsLine() throws IOException {
		Path agents = Files.writeString(folder.resolve("navy.agents"), "boat:1:water\nfrog\n");
		CommandLineRun run = CommandLineRun.of("validate", "--agents", agents, open);
		assertEquals(2, run.status(), run.toString());
		assertSays(run.err(), agents + ":2: not an agent: 'frog'", "NAME:SIZE:TERRAIN+TERRAIN");
		Files.writeString(agents, "hover:1:lava\n");
		assertSays(CommandLineRun.of("validate", "--agents", agents, open).err(), open + ": agent hover: ",
				"unknown terrain \"lava\"", " ground, swamp");
		assertTrue(CommandLineRun.of("validate", "--agents", folder.resolve("none"), open).err()
				.contains("no such file"));
		Files.writeString(agents, "small:1:ground\n");
		assertTrue(CommandLineRun.of("validate", "--agents", agents, "--agent", SMALL, open).err()
				.contains("two agents are named 'small'"));
	}

	@Test
	void givenSpawnsReplaceThoseOfTheLevel() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", SMALL, "--spawn", "7,1", island);
		assertEquals(1, run.status());
		assertTrue(run.out().contains("cannot reach a region of 28 cells at 0,0 (8 x 5)"), run.out());
	}

	@Test
	void allSpawnsTogetherReachEverything() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", SMALL, "--spawn=7,1", "--spawn=0,0", island);
		assertEquals(List.of("[starts-not-connected]"), run.out().lines().filter(line -> line.contains(" error: "))
				.map(line -> line.substring(line.lastIndexOf(' ') + 1)).toList(), run.toString());
	}

	@Test
	void smallRegionsAreIgnoredOnRequest() {
		assertEquals(1, CommandLineRun.of("validate", "--min-area", "4", island).status());
		assertEquals(0, CommandLineRun.of("validate", "--min-area", "5", island).status());
	}

	@Test
	void chokesAreToldOnRequestAndAreNoFindings() {
		Path rooms = write("rooms.map", Pictures.ROOMS);
		CommandLineRun run = CommandLineRun.of("validate", "--chokes", "--agent", SMALL, "--agent", "tank:2:ground",
				"--spawn", "0,0", rooms);
		assertEquals(0, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(),
				List.of(rooms + ":6: info: tank (2x2 on ground)", "choke of width 2", " 3,1 to 3,2",
						" 16 cells behind", "[choke]"),
				List.of(rooms + ": 8 x 4 cells, 2 agents: nothing found, 1 choke"));
	}

	@Test
	void chokesWithFewCellsBehindAreLeftOutOnRequest() {
		Path rooms = write("rooms.map", Pictures.ROOMS);
		String agent = "--agent=tank:2:ground";
		assertEquals(rooms + ": 8 x 4 cells, 1 agent: nothing found, 0 chokes\n",
				CommandLineRun.of("validate", "--chokes", "--min-area", "15", agent, rooms).out());
		assertEquals(rooms + ": 8 x 4 cells, 1 agent: nothing found\n",
				CommandLineRun.of("validate", agent, rooms).out());
	}

	@Test
	void chokesComeAfterTheFindings() {
		CommandLineRun run = CommandLineRun.of("validate", "--chokes", "--agent", SMALL, "--spawn", "0,0",
				write("cut.map", "...@...@.\n.......@.\n...@...@.\n"));
		assertEquals(1, run.status(), run.toString());
		assertEquals(List.of("error", "info", "1 error, 0 warnings, 1 choke"),
				run.out().lines().map(line -> line.replaceAll("^.*(error|info): .*$|^.*: ", "$1")).toList());
	}

	@Test
	void adviceIsGivenOnRequestAndIsNoFinding() {
		Path map = write("advice.map", "..@.\n");
		String size = map + ": 4 x 1 cells, 1 agent: ";
		String agent = "--agent=a:1:ground+out";
		assertEquals(size + "nothing found\n", CommandLineRun.of("validate", agent, map).out());
		CommandLineRun run = CommandLineRun.of("validate", "--advice", agent, map);
		assertEquals(0, run.status(), run.toString());
		assertEachSays(run.out().lines().toList(),
				List.of(map + ":5: advice: ", " swamp, water, trees ", "unused", "[unused-terrain]"),
				List.of(size + "0 errors, 0 warnings, 1 advice"));
	}

	@Test
	void swampCountsAsGroundByDefault() {
		assertEquals(0, CommandLineRun.of("validate", write("swamp.map", "..SS..\n".repeat(3))).status());
		assertEquals(1, CommandLineRun.of("validate", "--agent", "dry:1:ground", write("s.map", "..SS..\n")).status());
	}

	@Test
	void aSizeBeyondTheMapStandsNowhereAndThatIsNoFinding() {
		assertEquals(0, CommandLineRun.of("validate", "--agent", "ship:2147483647:ground", open).status());
	}

	@Test
	void unreadableFilesDoNotStopTheOthers() {
		CommandLineRun run = CommandLineRun.of("validate", folder.resolve("none.map"), open, folder, island);
		assertEquals(2, run.status());
		assertEquals(2, run.err().lines().count(), run.err());
		assertTrue(run.out().contains(open + ": 4 x 4"), run.out());
		assertTrue(run.out().contains(island + ": 8 x 5"), run.out());
	}

	@Test
	void aTerrainThatALevelLacksIsBadUsage() {
		CommandLineRun run = CommandLineRun.of("validate", "--agent", "x:1:lava", open);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith(open + ": ") && run.err().contains("lava") && run.err().contains("ground"),
				run.err());
	}

	@Test
	void aSpawnOutsideTheMapIsBadUsage() {
		for (String spawn : List.of("4,0", "0,4", "-1,0", "2147483647,2147483647")) {
			CommandLineRun run = CommandLineRun.of("validate", "--spawn", spawn, open);
			assertEquals(2, run.status(), run.toString());
			assertEquals(open + ": the spawn " + spawn + " lies outside, expected a cell of 4 x 4 cells\n", run.err());
		}
	}

	@Test
	void aReaderThatHasSeenEnoughIsNoError() {
		CommandLineRun run = CommandLineRun.into(failing("Broken pipe"), "validate", island, open);
		assertEquals(1, run.status(), run.toString());
		assertEquals("", run.err());
	}

	@Test
	void aFullDiskIsAnError() {
		OutputStream full = new BufferedOutputStream(failing("No space left on device"));
		CommandLineRun run = CommandLineRun.into(full, "validate", open);
		assertEquals(2, run.status());
		assertEquals("leeway: standard output: No space left on device\n", run.err());
	}

	@Test
	void severalAtOnceAreReportedInTheirOrder() throws IOException {
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\n");
		Object[] files = { island, open, broken, island, folder.resolve("none.map"), open, island };
		for (String format : List.of("text", "json")) {
			CommandLineRun one = run(List.of("validate", "--format", format), files);
			assertEquals(2, one.status());
			for (String jobs : List.of("1", "2", "3", "7", "64")) {
				CommandLineRun many = run(List.of("validate", "--format", format, "-j", jobs), files);
				assertEquals(one.toString(), many.toString(), "-j " + jobs);
			}
		}
	}

	private static CommandLineRun run(List<String> options, Object... files) {
		List<Object> arguments = new ArrayList<>(options);
		arguments.addAll(List.of(files));
		return CommandLineRun.of(arguments.toArray());
	}

	@Test
	void aTerminalIsCleanAfterQuickWork() {
		assertEquals("", CommandLineRun.onTerminal("validate", open).err());
	}

	private Path write(String name, String picture) {
		try {
			return Files.writeString(folder.resolve(name), Pictures.mapFile(picture));
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private static OutputStream failing(String message) {
		return new OutputStream() {
			@Override
			public void write(int value) throws IOException {
				throw new IOException(message);
			}
		};
	}
}
