package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

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
		assertEquals("", run.out());
	}

	@Test
	void aCorridorThatIsClosedLosesWhatIsBehindIt() throws IOException {
		Path old = write("a.map", CORRIDOR);
		Path now = write("b.map", CLOSED);
		assertEquals("", tank(old, now).out());
		assertEquals("", tank(now, old).out());
	}

	@Test
	void smallPlacesAreLeftOut() throws IOException {
		Path old = write("a.map", CORRIDOR);
		Path now = write("b.map", NARROWED);
		CommandLineRun run = tank("--min-area", "100", old, now);
		assertEquals(0, run.status(), run.toString());
	}

	@Test
	void objectsAreTold() throws IOException {
		Path old = level("a.leeway", "");
		Path now = level("b.leeway", "  <circles x=\"5.0\" y=\"3.0\" radius=\"0.4\"/>\n");
		assertEquals("", diff(old, now).out());
	}

	@Test
	void sizesMayDiffer() throws IOException {
		Path old = write("a.map", "....\n....\n");
		Path now = write("b.map", ".....\n.....\n.....\n");
		CommandLineRun run = diff(old, now);
		assertEquals(1, run.status(), run.toString());
		assertEquals("", run.out());
	}

	@Test
	void answersPrograms() throws IOException {
		CommandLineRun run = tank("--format", "json", write("a.map", CORRIDOR), write("b.map", NARROWED));
		assertEquals(1, run.status(), run.toString());
		assertEquals(1, run.out().lines().count());
		JsonArray differences = JsonParser.parseString(run.out()).getAsJsonObject().get("differences").getAsJsonArray();
		assertEquals("", differences.get(0).toString());
		assertTrue(differences.asList().stream().map(each -> each.getAsJsonObject().get("kind").getAsString()).toList()
				.contains("terrain"));
	}

	@Test
	void whatCannotBeDoneIsRefused() throws IOException {
		Path level = write("a.map", CORRIDOR);
		assertFails("no such file", level, folder.resolve("none.map"));
		assertFails("no such file", folder.resolve("none.map"), level);
		assertFails("NEW", level);
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
