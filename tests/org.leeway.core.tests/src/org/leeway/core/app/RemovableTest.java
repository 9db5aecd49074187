package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the command line, on levels with obstacles and terrains that units can clear away. */
class RemovableTest {

	/** Four rooms in a row. A gate, a tree with a rock beside it, and a strip of rubble separate them. */
	private static final String LEVEL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1" name="rooms">
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="rock" colour="#222222" glyph="#"/>
			  <terrainTypes id="2" name="rubble" colour="#777777" glyph="%" removable="true"/>
			  <agentTypes name="tank" size="2" capability="ground"/>
			  <circles name="oak" x="10" y="2" radius="0.9" removable="true"/>
			  <circles name="well" x="10" y="0.4" radius="0.3"/>
			  <polygons name="gate" shape="4,1 5,1 5,3 4,3" removable="true"/>
			  <spawns x="1" y="1" player="1"/>
			  <spawns x="18" y="1" player="2"/>
			  <terrain>
			20 x 4
			0*4 1*1 0*4 1*2 0*4 1*1 0*4
			0*9 0*2 0*4 2*1 0*4
			0*9 0*2 0*4 2*1 0*4
			0*4 1*1 0*4 1*2 0*4 1*1 0*4
			</terrain>
			</level:Level>
			""";

	@TempDir
	private Path folder;
	private Path level;

	@BeforeEach
	void write() throws IOException {
		level = Files.writeString(folder.resolve("rooms.leeway"), LEVEL);
	}

	@Test
	void findingsSayWhatSeparates() {
		CommandLineRun run = CommandLineRun.of("validate", level);
		assertEquals(1, run.status());
		assertTrue(run.out().lines().anyMatch(line -> line.contains("[starts-not-connected]")
				&& line.contains(", cut off until rubble, gate, oak are removed")), run.toString());
		assertTrue(run.out().lines().anyMatch(line -> line.contains("[unreachable-region]")
				&& line.contains(", cut off until gate is removed")), run.toString());
		String json = CommandLineRun.of("validate", "--format", "json", level).out().replaceAll("\\s", "");
		assertTrue(json.contains("\"untilRemoved\":[\"rubble\",\"gate\",\"oak\"]"), json);
	}

	@Test
	void withoutThemNothingSeparates() {
		CommandLineRun run = CommandLineRun.of("validate", "--without-removable", level);
		assertEquals(0, run.status(), run.toString());
		CommandLineRun path = CommandLineRun.of("path", "--agent", "tank", "--from", "1,1", "--to", "17,1", level);
		assertEquals(1, path.status(), path.toString());
		path = CommandLineRun.of("path", "--without-removable", "--agent", "tank", "--from", "1,1", "--to", "17,1", level);
		assertEquals(0, path.status(), path.toString());
	}

	@Test
	void whatStaysSeparatesStill() throws IOException {
		Files.writeString(level, LEVEL.replace("<polygons name=\"gate\"", "<polygons name=\"wall\"").replace("4,3\" removable=\"true\"", "4,3\""));
		CommandLineRun run = CommandLineRun.of("validate", level);
		assertTrue(run.out().contains("[starts-not-connected]"), run.toString());
		assertFalse(run.out().lines().filter(line -> line.contains("starts-not")).anyMatch(line -> line.contains("until")), run.toString());
		assertEquals(1, CommandLineRun.of("validate", "--without-removable", level).status());
	}

	@Test
	void agentsOfTheCommandLineCrossWhatIsClearedAway() {
		String[] agents = {"tank", "tank:2:ground", "tank:2:ground+rubble"};
		for (String agent : agents) {
			assertEquals(1, CommandLineRun.of("path", "--agent", agent.replace("+rubble", ""), "--from", "1,1", "--to", "18,1", level).status());
			CommandLineRun path = CommandLineRun.of("path", "--agent", agent, "--from", "1,1", "--to", "18,1", "--without-removable", level);
			assertTrue(path.out().startsWith("cost 17.0"), agent + " " + path);
		}
	}

	@Test
	void aConvertedLevelHasThemOrNot() throws IOException {
		Path other = folder.resolve("other.leeway");
		assertEquals(0, CommandLineRun.of("convert", "--without-removable", level, other).status());
		String text = Files.readString(other);
		assertFalse(text.contains("oak") || text.contains("gate"), text);
		assertTrue(text.contains("well"), text);
		assertEquals(0, CommandLineRun.of("validate", other).status());
	}
}
