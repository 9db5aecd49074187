package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.testing.Repository;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class DiffCommandTest {

	private static final String CORRIDOR = """
			.....@@@@@@@@.....
			.....@@@@@@@@.....
			..................
			..................
			..................
			.....@@@@@@@@.....
			.....@@@@@@@@.....
			""";
	private static final String NARROWED = CORRIDOR.replaceFirst("\\n\\.{18}\\n", "\n.....@............\n");
	private static final String CLOSED = CORRIDOR.replace("..................", ".....@@@@@@@@.....");
	private static final String[] TANK = {"--agent", "tank:2:ground", "--spawn", "0,0"};

	@TempDir
	private Path folder;

	@Test
	void aLevelIsLikeItself() throws IOException {
		Path level = write("a.map", CORRIDOR);
		CommandLineRun run = diff(level, level);
		assertEquals(0, run.status(), run.toString());
		assertEquals(level + " -> " + level + ": no difference\n", run.out());
		JsonObject answer = JsonParser.parseString(diff("--format", "json", level, level).out()).getAsJsonObject();
		assertEquals(level.toString(), answer.get("old").getAsString());
		assertEquals(0, answer.get("differences").getAsJsonArray().size());
	}

	@Test
	void aCorridorThatIsNarrowerIsTold() throws IOException {
		Path old = write("a.map", CORRIDOR);
		Path now = write("b.map", NARROWED);
		CommandLineRun run = tank(old, now);
		assertEquals(1, run.status(), run.toString());
		assertEquals("", run.err());
		assertEquals("""
				choke: tank: 3 -> 2, 56 cells behind it at 5,3 (1 x 2)
				lost: tank: reachable -> blocked, 1 cell at 5,2 (1 x 1)
				fit: ground: 3 -> 2, 58 cells at 5,0 (13 x 7)
				terrain: ground -> out, 1 cell at 5,2 (1 x 1)
				%s -> %s: 4 differences
				""".formatted(old, now), run.out());
	}

	@Test
	void aLevelIsComparedWithARevisionOfIt() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		Path level = write("a.map", CORRIDOR);
		repository.commit("A corridor");
		write("a.map", NARROWED);
		repository.commit("A rock");
		assertEquals(0, tank("--since", "HEAD", level).status());
		CommandLineRun run = tank("--since", "HEAD~1", level);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				choke: tank: 3 -> 2, 56 cells behind it at 5,3 (1 x 2)
				lost: tank: reachable -> blocked, 1 cell at 5,2 (1 x 1)
				fit: ground: 3 -> 2, 58 cells at 5,0 (13 x 7)
				terrain: ground -> out, 1 cell at 5,2 (1 x 1)
				HEAD~1:%s -> %s: 4 differences
				""".formatted(level, level), run.out());
		CommandLineRun none = tank("--since", "HEAD~2", level);
		assertEquals(2, none.status());
		assertOneLine(none.err(), level + ": ", "no revision HEAD~2", "commit", "branch", "tag");
	}

	@Test
	void oneLevelWantsARevisionAndTwoDoNot() throws IOException {
		Path level = write("a.map", CORRIDOR);
		assertSays(diff(level).err().lines().findFirst().orElseThrow(), "leeway diff: ", "two levels",
				"--since REVISION");
		CommandLineRun run = diff("--since", "HEAD", level, level);
		assertEquals(2, run.status());
		assertEquals("leeway diff: expected one level with --since", run.err().lines().findFirst().orElseThrow());
	}

	@Test
	void aCorridorThatIsClosedLosesWhatIsBehindIt() throws IOException {
		Path old = write("a.map", CORRIDOR);
		Path now = write("b.map", CLOSED);
		assertEquals("""
				choke: tank: 3 -> 0, 47 cells behind it at 7,2 (1 x 3)
				lost: tank: reachable -> cut off, 35 cells at 13,0 (5 x 7)
				lost: tank: reachable -> blocked, 24 cells at 5,2 (8 x 3)
				fit: ground: 3 -> 0, 35 cells at 13,0 (5 x 7)
				terrain: ground -> out, 24 cells at 5,2 (8 x 3)
				%s -> %s: 5 differences
				""".formatted(old, now), tank(old, now).out());
		assertEquals("""
				choke: tank: 0 -> 3, 47 cells behind it at 7,2 (1 x 3)
				gained: tank: cut off -> reachable, 35 cells at 13,0 (5 x 7)
				gained: tank: blocked -> reachable, 24 cells at 5,2 (8 x 3)
				fit: ground: 0 -> 3, 35 cells at 13,0 (5 x 7)
				terrain: out -> ground, 24 cells at 5,2 (8 x 3)
				%s -> %s: 5 differences
				""".formatted(now, old), tank(now, old).out());
	}

	@Test
	void smallPlacesAreLeftOut() throws IOException {
		Path old = write("a.map", CORRIDOR);
		Path now = write("b.map", NARROWED);
		assertEquals("fit: ground: 3 -> 2, 58 cells at 5,0 (13 x 7)\n" + old + " -> " + now + ": 1 difference\n",
				tank("--min-area", "57", old, now).out());
		CommandLineRun run = tank("--min-area", "59", old, now);
		assertEquals(0, run.status(), run.toString());
	}

	@Test
	void objectsAreTold() throws IOException {
		Path none = level("none.leeway", "");
		Path small = level("small.leeway", "  <circles x=\"5.0\" y=\"3.0\" radius=\"0.4\"/>\n");
		Path large = level("large.leeway", "  <circles x=\"5.0\" y=\"3.0\" radius=\"0.6\"/>\n");
		assertEquals(List.of("object: circle: 5,3 radius 0.4, new"), objects(none, small));
		assertEquals(List.of("object: circle: 5,3 radius 0.4, removed"), objects(small, none));
		assertEquals(List.of("object: circle: 5,3 radius 0.4 -> 5,3 radius 0.6"), objects(small, large));
	}

	/** The wall between two rooms was removed. Each of two agents gains the room that only the other agent reached before. */
	@Test
	void eachAgentIsComparedFromItsOwnSpawns() throws IOException {
		Path old = write("a.map", "...@...\n...@...\n");
		Path now = write("b.map", ".......\n.......\n");
		CommandLineRun run = diff("--agent", "tank:2:ground", "--agent", "boat:2:ground", "--spawn", "0,0:tank", "--spawn",
				"6,0:boat", old, now);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				gained: tank: cut off -> reachable, 6 cells at 4,0 (3 x 2)
				gained: boat: cut off -> reachable, 6 cells at 0,0 (3 x 2)
				gained: tank: blocked -> reachable, 2 cells at 3,0 (1 x 2)
				gained: boat: blocked -> reachable, 2 cells at 3,0 (1 x 2)
				fit: ground (tank): 0 -> 2, 6 cells at 4,0 (3 x 2)
				fit: ground (boat): 0 -> 2, 6 cells at 0,0 (3 x 2)
				terrain: out -> ground, 2 cells at 3,0 (1 x 2)
				%s -> %s: 7 differences
				""".formatted(old, now), run.out());
		assertFails("the spawn 0,0 is for 'plane', expected one of", "--spawn", "0,0:plane", old, now);
	}

	/**
	 * In the later level, both spawns are for the medium unit, so the small unit has no spawn. The comparison then assumes
	 * that the small unit starts in its largest region. This region is the room of its earlier spawn, so there is no
	 * difference for this unit.
	 */
	@Test
	void aSpawnThatIsForOthersIsTold() throws IOException {
		Path walled = write("walled.map", "...@...\n...@...\n");
		Path old = spawning("old.leeway", walled, "small", "medium");
		Path now = spawning("now.leeway", walled, "medium", "medium");
		CommandLineRun run = diff(old, now);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				starts: medium: connected -> 0,0 | 6,0 at 3,0 (1 x 1)
				gained: medium: cut off -> reachable, 6 cells at 0,0 (3 x 2)
				fit: ground+swamp (medium): 0 -> 2, 6 cells at 0,0 (3 x 2)
				object: spawn: 0,0 for small -> 0,0 for medium
				%s -> %s: 4 differences
				""".formatted(old, now), run.out());
	}

	/**
	 * Writes a level of two rooms, with a spawn in each room.
	 *
	 * @param left the agent of the left spawn
	 * @param right the agent of the right spawn
	 */
	private Path spawning(String name, Path map, String left, String right) throws IOException {
		Path level = folder.resolve(name);
		CommandLineRun.of("convert", map, level);
		String spawn = "  <spawns x=\"%d\" agents=\"//@agentTypes[name='%s']\"/>\n";
		return Files.writeString(level, Files.readString(level).replace("  <terrain>",
				spawn.formatted(0, left) + spawn.formatted(6, right) + "  <terrain>"));
	}

	private static List<String> objects(Path old, Path now) {
		CommandLineRun run = diff(old, now);
		assertEquals(1, run.status(), run.toString());
		return run.out().lines().filter(line -> line.startsWith("object")).toList();
	}

	@Test
	void sizesMayDiffer() throws IOException {
		Path old = write("a.map", "....\n....\n");
		Path now = write("b.map", ".....\n.....\n.....\n");
		CommandLineRun run = diff(old, now);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				size: 4 x 2 cells -> 5 x 3 cells
				gained: large: too narrow -> reachable, 8 cells at 0,0 (4 x 2)
				%s -> %s: 2 differences
				""".formatted(old, now), run.out());
	}

	@Test
	void answersPrograms() throws IOException {
		CommandLineRun run = tank("--format", "json", write("a.map", CORRIDOR), write("b.map", NARROWED));
		assertEquals(1, run.status(), run.toString());
		assertEquals(1, run.out().lines().count());
		JsonArray differences = JsonParser.parseString(run.out()).getAsJsonObject().get("differences").getAsJsonArray();
		assertEquals("{\"kind\":\"choke\",\"subject\":\"tank\",\"before\":\"3\",\"after\":\"2\",\"cells\":56,"
				+ "\"bounds\":[5,3,1,2]}", differences.get(0).toString());
		assertEquals(List.of("choke", "lost", "fit", "terrain"), differences.asList().stream()
				.map(each -> each.getAsJsonObject().get("kind").getAsString()).toList());
	}

	@Test
	void whatCannotBeDoneIsRefused() throws IOException {
		Path level = write("a.map", CORRIDOR);
		assertFails("no such file", level, folder.resolve("none.map"));
		assertFails("no such file", folder.resolve("none.map"), level);
		assertFails("expected two levels", level);
		assertFails("--min-area 0, expected 1 or more", "--min-area", "0", level, level);
		assertFails("two agents are named 'a'", "--agent", "a:1:ground", "--agent", "a:2:ground", level, level);
		assertFails("lies outside", "--spawn", "18,0", level, level);
		assertFails(level + ": ", "--agent", "a:1:lava", level, level);
	}

	private static void assertFails(String message, Object... arguments) {
		CommandLineRun run = diff(arguments);
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertTrue(run.err().contains(message), run.err());
		assertFalse(run.err().contains("Exception"), run.err());
	}

	private Path level(String name, String objects) throws IOException {
		Path level = folder.resolve(name);
		CommandLineRun.of("convert", write("corridor.map", CORRIDOR), level);
		return Files.writeString(level, Files.readString(level).replace("  <terrain>", objects + "  <terrain>"));
	}

	private Path write(String name, String picture) throws IOException {
		return Files.writeString(folder.resolve(name), Pictures.mapFile(picture));
	}

	private static CommandLineRun tank(Object... arguments) {
		return diff(Stream.concat(Stream.of((Object[]) TANK), Stream.of(arguments)).toArray());
	}

	private static CommandLineRun diff(Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("diff"), Stream.of(arguments)).toArray());
	}
}
