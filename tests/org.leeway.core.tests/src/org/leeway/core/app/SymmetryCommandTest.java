package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class SymmetryCommandTest {

	private static final String ARENA = """
			......
			.@..@.
			..S...
			......
			""";

	private static final String ROOMS = """
			...@...
			...@...
			""";

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(strings = { "left-right", "top-bottom", "both-axes", "half-turn" })
	void aSymmetricLevelIsFair(String symmetry) throws IOException {
		Path level = write("......\n.@..@.\n.@..@.\n......\n");
		CommandLineRun run = symmetry("--by", symmetry, level);
		assertEquals(0, run.status(), run.toString());
		assertEquals(level + ": nothing differs (" + symmetry + ")\n", run.out());
	}

	@Test
	void placesThatDifferAreTold() throws IOException {
		Path level = write(ARENA);
		CommandLineRun run = symmetry("--by", "left-right", "--agent", "a:1:ground", "--spawn", "0,0", level);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				south: 4 cells at 2,2 (2 x 2): terrain is swamp at 2,2 and ground at the mirrored cell 3,2; clearance is 0 at 2,2 and 2 at \
				the mirrored cell 3,2 for ground; fit is 0 at 2,2 and 1 at the mirrored cell 3,2 for ground
				spawn 0,0 has no partner
				%s: 2 places differ (left-right)
				""".formatted(level), run.out());
	}

	@Test
	void everyCapabilityIsComparedAndTerrainOnce() throws IOException {
		Path level = write(ARENA);
		CommandLineRun run = symmetry("--by", "left-right", "--agent", "a:1:ground+swamp", "--agent", "b:1:ground",
				"--agent", "c:2:ground", level);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				south: 4 cells at 2,2 (2 x 2): terrain is swamp at 2,2 and ground at the mirrored cell 3,2; clearance is 0 at 2,2 and 2 at \
				the mirrored cell 3,2 for ground
				%s: 1 place differs (left-right)
				""".formatted(level), run.out());
	}

	@Test
	void answersPrograms() throws IOException {
		CommandLineRun run = symmetry("--by", "left-right", "--agent", "a:1:ground", "--spawn", "0,0", "--format", "json",
				write(ARENA));
		assertEquals(1, run.status(), run.toString());
		assertEquals(1, run.out().lines().count());
		JsonObject answer = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals("left-right", answer.get("symmetry").getAsString());
		assertEquals("[[0,0]]", answer.get("loneSpawns").toString());
		assertEquals("{\"aspect\":\"clearance\",\"capability\":\"ground\",\"at\":[2,2],\"value\":\"0\",\"image\":[3,2],"
				+ "\"imageValue\":\"2\",\"cells\":4,\"bounds\":[2,2,2,2]}",
				answer.get("places").getAsJsonArray().get(0).toString());
		assertEquals(3, answer.get("places").getAsJsonArray().size());
		assertEquals("[{\"aspects\":[\"terrain\",\"clearance\",\"fit\"],\"place\":\"south\",\"relevance\":\"reached\",\"cells\":4,\"bounds\":[2,2,2,2]}]",
				answer.get("groups").toString());
	}

	/**
	 * The partner of a spawn is a spawn of the same agent at its mirror image. Here, the spawn at the mirror image is for
	 * another agent, so no spawn has a partner.
	 */
	@Test
	void spawnsOfAnAgentArePartnersOfItsOwnOnly() throws IOException {
		Path level = write(ROOMS);
		CommandLineRun run = rooms("0,0:tank", "6,0:boat", level);
		assertEquals(1, run.status(), run.toString());
		assertEquals("""
				west: 6 cells at 0,0 (3 x 2): fit is 2 at 0,0 and 0 at the mirrored cell 6,0 for ground (tank); fit is 0 at 0,0 and 2 at \
				the mirrored cell 6,0 for ground (boat)
				spawn 0,0 has no partner
				spawn 6,0 has no partner
				%s: 3 places differ (left-right)
				""".formatted(level), run.out());
		assertEquals(0, rooms("0,0:tank+boat", "6,0:boat+tank", level).status());
		assertEquals(0, rooms("0,0:tank", "6,0:tank", level).status(), "the boat starts nowhere");
		assertFails("the spawn 0,0 is for 'plane', expected one of", "--by", "left-right", "--spawn", "0,0:plane", level);
	}

	@Test
	void programsLearnWhoseSpawnsAreMeant() throws IOException {
		JsonObject answer = JsonParser.parseString(rooms("0,0:tank", "6,0:boat", write(ROOMS), "--format", "json").out())
				.getAsJsonObject();
		assertEquals("[[0,0],[6,0]]", answer.get("loneSpawns").toString());
		assertEquals(List.of("tank", "boat"), answer.get("places").getAsJsonArray().asList().stream()
				.map(place -> place.getAsJsonObject().get("agent").getAsString()).toList());
	}

	@Test
	void aFileNamesTheAgentsOfItsSpawns() throws IOException {
		Path level = folder.resolve("rooms.leeway");
		CommandLineRun.of("convert", write(ROOMS), level);
		String text = Files.readString(level);
		String spawns = "  <spawns agents=\"//@agentTypes[name='small']\"/>\n"
				+ "  <spawns x=\"6\" agents=\"//@agentTypes[name='medium']\"/>\n";
		Files.writeString(level, text.replace("  <terrain>", spawns + "  <terrain>"));
		assertEquals("""
				west: 6 cells at 0,0 (3 x 2): fit is 2 at 0,0 and 0 at the mirrored cell 6,0 for ground+swamp (small); fit is 0 at 0,0 and 2 at \
				the mirrored cell 6,0 for ground+swamp (medium)
				spawn 0,0 has no partner
				spawn 6,0 has no partner
				%s: 3 places differ (left-right)
				""".formatted(level), symmetry("--by", "left-right", level).out());
	}

	private static CommandLineRun rooms(String spawn, String other, Object... arguments) {
		return symmetry(Stream.concat(Stream.of("--by", "left-right", "--agent", "tank:1:ground", "--agent",
				"boat:1:ground", "--spawn", spawn, "--spawn", other), Stream.of(arguments)).toArray());
	}

	@Test
	void smallPlacesAreLeftOut() throws IOException {
		CommandLineRun run = symmetry("--by", "left-right", "--agent", "a:1:ground", "--min-area", "100", write(ARENA));
		assertEquals(0, run.status(), run.toString());
	}

	/**
	 * A reported place is a group of cells that differ from their mirror images, in terrain or in whether agents reach the
	 * cells. {@code --min-area} is the least number of cells of a reported place. Cells with either kind of difference count.
	 */
	@Test
	void placesOfTheLeastAreaAreTold() throws IOException {
		Path level = write(ARENA);
		assertEquals(1, symmetry("--by", "left-right", "--agent", "a:1:ground", "--min-area", "4", level).status());
		assertEquals(0, symmetry("--by", "left-right", "--agent", "a:1:ground", "--min-area", "5", level).status());
	}

	@Test
	void placesThatNoAgentReachesAreToldButDoNotMakeALevelUnfair() throws IOException {
		Path level = write("......\n@@@@@@\n..T@@@\n");
		CommandLineRun apart = symmetry("--by", "left-right", "--agent", "a:1:ground", "--spawn", "0,0", "--spawn", "5,0", level);
		assertEquals(0, apart.status(), apart.toString());
		assertEquals("""
				south: 6 cells at 0,2 (6 x 1), out of reach: terrain is ground at 0,2 and out at the mirrored cell 5,2
				%s: nothing differs that agents reach, 1 out of reach (left-right)
				""".formatted(level), apart.out());
		CommandLineRun fitting = symmetry("--by", "left-right", "--agent", "a:1:ground", level);
		assertEquals(1, fitting.status(), fitting.toString());
		assertTrue(fitting.out().startsWith("south: 6 cells at 0,2 (6 x 1): terrain is ground at 0,2 and "), fitting.out());
		CommandLineRun reached = symmetry("--by", "left-right", "--agent", "a:1:ground", "--agent", "b:1:ground", "--spawn",
				"0,0:a", "--spawn", "5,0:a", "--spawn", "0,2:b", level);
		assertTrue(reached.out().startsWith("south: 6 cells at 0,2 (6 x 1): terrain is ground at 0,2 and "), reached.out());
	}

	/**
	 * The command must report places in this order: places that agents reach, places out of reach, differences that do not
	 * affect agents. A difference does not affect agents if all agents are blocked there, or cross both terrains at the same
	 * speed.
	 */
	@Test
	void reachedPlacesComeFirstAndDecorationLast() throws IOException {
		Path level = write("TTT@@@\n@@@@@@\n......\n.....S\n@@@@@@\n.@@@@@\n");
		CommandLineRun run = symmetry("--by", "left-right", "--agent", "a:1:ground", "--spawn", "0,2", "--spawn", "5,2",
				"--format", "json", level);
		assertEquals(1, run.status(), run.toString());
		assertEquals(List.of("west reached", "south-west unreached", "north decoration"), groups(run));
		CommandLineRun both = symmetry("--by", "left-right", "--agent", "a:1:ground+swamp", "--spawn", "0,2", "--spawn", "5,2",
				"--format", "json", level);
		assertEquals(0, both.status(), both.toString());
		assertEquals(List.of("south-west unreached", "north decoration", "west decoration"), groups(both));
	}

	/** Returns the place and the relevance of each group. */
	private static List<String> groups(CommandLineRun run) {
		return JsonParser.parseString(run.out()).getAsJsonObject().get("groups").getAsJsonArray().asList().stream()
				.map(group -> group.getAsJsonObject().get("place").getAsString() + " "
						+ group.getAsJsonObject().get("relevance").getAsString())
				.toList();
	}

	@Test
	void whatCannotBeDoneIsRefused() throws IOException {
		Path level = write(ARENA);
		assertFails("expected one of left-right, top-bottom", "--by", "none", level);
		assertFails("--by", level);
		assertSays(failure("--by", "quarter-turns", level), " 6 x 4 cells", "quarter-turns", "columns", "rows");
		assertFails("no such file", "--by", "all", folder.resolve("none.map"));
		assertFails("--min-area 0, expected 1 or more", "--by", "all", "--min-area", "0", level);
	}

	private static void assertFails(String message, Object... arguments) {
		assertSays(failure(arguments), message);
	}

	/** Returns the error output of a command that fails. */
	private static String failure(Object... arguments) {
		CommandLineRun run = symmetry(arguments);
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertFalse(run.err().contains("Exception"), run.err());
		return run.err();
	}

	private Path write(String picture) throws IOException {
		return Files.writeString(folder.resolve("arena.map"), Pictures.mapFile(picture));
	}

	private static CommandLineRun symmetry(Object... arguments) {
		return CommandLineRun.of(Stream.concat(Stream.of("symmetry"), Stream.of(arguments)).toArray());
	}
}
