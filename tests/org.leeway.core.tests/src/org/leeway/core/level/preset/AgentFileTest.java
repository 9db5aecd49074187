package org.leeway.core.level.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.model.AgentType;

/** Tests of agents in text files: reading, writing, and the message about a file without agents. */
class AgentFileTest {

	private static final AgentPreset TANK = new AgentPreset("tank", 2, "ground+swamp");
	private static final AgentPreset BOAT = new AgentPreset("patrol boat", 3, "water");

	@TempDir
	private Path folder;

	@Test
	void anAgentIsALine() throws IOException {
		AgentFile file = AgentFile
				.read(write("\uFEFF# the navy\n\n tank:2:ground+swamp \r\n\tpatrol boat : 3 : water"));
		assertEquals(List.of(TANK, BOAT), file.agents());
		assertEquals(List.of(3, 4), file.lines());
	}

	@Test
	void namesMayHoldColons() {
		AgentPreset agent = AgentPreset.parse("unit:3:heavy:4:ground");
		assertEquals(new AgentPreset("unit:3:heavy", 4, "ground"), agent);
		assertEquals(agent, AgentPreset.parse(agent.toString()));
	}

	@Test
	void whatIsWrittenIsReadAgain() throws IOException {
		long seed = new Random().nextLong();
		Random random = new Random(seed);
		List<AgentPreset> agents = random.ints(20, 1, 1000)
				.mapToObj(size -> new AgentPreset("a: é+" + random.nextInt(), size, "t" + size + "+ground")).distinct()
				.toList();
		Path path = folder.resolve("shared.agents");
		AgentFile.write(agents, path);
		assertEquals(agents, AgentFile.read(path).agents(), "seed " + seed);
	}

	@Test
	void aNameThatCannotBeReadAgainIsRefused() throws IOException {
		Path path = write("tank:2:ground");
		for (String name : List.of("", " ", "two\nlines")) {
			IOException failure = assertThrows(LevelFormatException.class,
					() -> AgentFile.write(List.of(new AgentPreset(name, 1, "ground")), path));
			assertTrue(failure.getMessage().startsWith(path + ":"), failure.getMessage());
		}
		assertEquals("tank:2:ground", Files.readString(path), "the file is as it was");
	}

	@Test
	void aFileHoldsAllNames() throws IOException {
		List<AgentPreset> agents = Stream.of("#1", " tank", "tank ", "\"tank\"", "a \"b:c\" d", "5\"gun", "a:1:ground", "\"", "\"\"")
				.map(name -> new AgentPreset(name, 1, "\"deep water\"+\"a:b=c\"+ground")).toList();
		Path path = folder.resolve("odd.agents");
		AgentFile.write(agents, path);
		assertEquals(agents, AgentFile.read(path).agents());
		assertTrue(Files.readString(path).contains("\n\"#1\":1:\"deep water\"+\"a:b=c\"+ground\n"), Files.readString(path));
	}

	@Test
	void everyMistakeIsToldWithItsLineAndWhatWasExpected() throws IOException {
		String expected = " ... NAME:SIZE:TERRAIN+TERRAIN ... tank:2:ground+swamp";
		assertProblem(2, "not an agent: 'boat:water'" + expected, "tank:2:ground\nboat:water\n");
		assertProblem(1, "not an agent: ':2:water'" + expected, ":2:water");
		assertProblem(1, "not an agent: 'boat:2:'" + expected, "boat:2:");
		assertProblem(1, "not an agent: 'fast\\tboat:1:water'" + expected, "fast\tboat:1:water");
		for (String size : List.of("0", "-1", "two", "1.5", "", "99999999999")) {
			assertProblem(3, "'" + size + "' ... size of 1 or more ... 'boat:" + size + ":water'" + expected,
					"\n# boats\nboat:" + size + ":water");
		}
		assertProblem(3, "agent \"tank\" ... second time ... line 1", "tank:2:ground\n\ntank:1:water");
		Path none = write("# none\n");
		assertSays(message(() -> AgentFile.read(none)), none + ": no agents", " NAME:SIZE:TERRAIN+TERRAIN");
	}

	@Test
	void bodyAndMotionFollowTheTerrains() throws IOException {
		String line = "truck: big:2:ground+swamp radius=0.75 turningRadius=2.0 canReverse=true speed=3.0 length=4.0"
				+ " width=1.25 acceleration=0.5 turnRate=90.0";
		AgentPreset truck = AgentPreset.parse(line);
		assertEquals("ground+swamp", truck.terrains());
		assertEquals(line, truck.toString());
		assertEquals(truck, AgentPreset.parse("truck: big:2: ground+swamp  turnRate=90 acceleration=.5 width=1.25 length=4 speed=3"
				+ " canReverse=true turningRadius=2 radius=0.75 "), "in any order");
		AgentType type = truck.in(LevelTemplates.terrainTypes());
		assertEquals(4, type.getLength());
		assertEquals(90, type.getTurnRate());
		assertTrue(type.isCanReverse());
		assertEquals(truck, AgentPreset.of(type));
		Path path = folder.resolve("shared.agents");
		AgentFile.write(List.of(truck, TANK), path);
		assertEquals(List.of(truck, TANK), AgentFile.read(path).agents());
	}

	@Test
	void whatIsNoBodyOrMotionIsTold() throws IOException {
		String known = "' ... attribute ... radius=, turningRadius=, canReverse=, speed=, length=, width=, acceleration=,"
				+ " turnRate=";
		assertProblem(1, "agent boat: 'weight=3" + known, "boat:2:water weight=3");
		assertProblem(1, "agent boat: 'ground" + known, "boat:2:water speed=2 ground");
		assertProblem(2, "agent boat: '=3" + known, "\nboat:2:water =3");
		assertProblem(1, "agent boat: speed \"fast\", expected a number", "boat:2:water speed=fast");
		assertProblem(1, "agent boat: canReverse \"yes\", expected true or false", "boat:2:water canReverse=yes");
		assertProblem(1, "agent boat: speed for the second time, expected it once", "boat:2:water speed=2 speed=2");
		assertProblem(1, "agent boat: a length of 0.0, expected more than 0", "boat:2:water length=0");
		assertProblem(1, "agent boat: speed \"NaN\", expected a number", "boat:2:water speed=NaN");
		assertProblem(1, "agent boat: speed 1.0E-12, expected 1e-9 to 1e9", "boat:2:water speed=1e-12");
		assertProblem(1, "agent boat: radius 1.0E10, expected 1e-9 to 1e9", "boat:2:water radius=1e10");
		assertProblem(1, "agent boat: a width of 2.0 without a length, expected both", "boat:2:water width=2");
	}

	@Test
	void aFileThatIsNoTextIsRefused() throws IOException {
		Path latin = Files.write(folder.resolve("latin"), "é:1:ground".getBytes(StandardCharsets.ISO_8859_1));
		assertFails(": not text in UTF-8", latin);
		Path large = Files.write(folder.resolve("large"), new byte[(1 << 20) + 1]);
		assertSays(message(() -> AgentFile.read(large)), large + ": ", "too large", " 1048576 bytes");
	}

	@Test
	void terrainsAreKnownByTheirNames() throws IOException {
		AgentFile file = AgentFile.read(write("tank:2:swamp+ground\nhover:1:lava+water\n"));
		assertSays(message(() -> AgentFile.parse("\nhover:1:lava+water", "hover.agents")
				.in(LevelTemplates.terrainTypes())), "hover.agents:2: agent hover: ", "unknown terrain \"lava\"",
				" ground, swamp, water, trees, out");
		assertTrue(message(() -> file.in(LevelTemplates.terrainTypes())).contains(":2: agent hover: "));
		AgentType tank = AgentFile.parse("tank:2:swamp+ground", "").in(LevelTemplates.terrainTypes()).get(0);
		assertEquals("tank:2:swamp+ground", AgentPreset.of(tank).toString());
	}

	/**
	 * Asserts that a text is refused with a message about a line.
	 *
	 * @param problem the expected parts of the message, in their order, with " ... " between them
	 */
	private void assertProblem(int line, String problem, String text) throws IOException {
		Path path = write(text);
		String message = message(() -> AgentFile.read(path));
		assertTrue(message.startsWith(path + ":" + line + ": "), message);
		assertSays(message, problem.split(" \\.\\.\\. "));
	}

	private static void assertFails(String problem, Path path) {
		assertEquals(path + problem, message(() -> AgentFile.read(path)));
	}

	private static String message(Executable reading) {
		return assertThrows(LevelFormatException.class, reading).getMessage();
	}

	private Path write(String text) throws IOException {
		return Files.writeString(folder.resolve("some.agents"), text);
	}
}
