package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Motion;

/** Tests of the bodies, motions and headings that turning units need, in files and in snapshots. */
class TurningUnitsTest {

	private static final String TURNING = LevelTexts.VALID
			.replace("capability=\"ground\"/>", "capability=\"ground\" radius=\"0.75\" turningRadius=\"2.0\""
					+ " canReverse=\"true\" speed=\"3.0\" length=\"4.0\" width=\"1.25\" acceleration=\"0.5\""
					+ " turnRate=\"90.0\"/>")
			.replace("x=\"1\" y=\"2\"/>", "x=\"1\" y=\"2\" heading=\"-22.5\"/>\n  <spawns heading=\"0.0\"/>");

	@Test
	void aFileIsWrittenAsItWasRead() throws IOException {
		assertEquals(TURNING, text(parse(TURNING)));
		assertEquals(LevelTexts.VALID, text(parse(LevelTexts.VALID)));
	}

	@Test
	void aFileWithoutTheseAttributesHasNoneSet() throws IOException {
		Level level = parse(LevelTexts.VALID);
		for (AgentType agent : level.getAgentTypes()) {
			assertFalse(agent.isSetLength() || agent.isSetWidth() || agent.isSetAcceleration() || agent.isSetTurnRate(),
					agent.getName());
		}
		assertFalse(level.getSpawns().getFirst().isSetHeading());
	}

	@Test
	void theOrderOfAttributesDoesNotMatter() throws IOException {
		String swapped = TURNING.replace("length=\"4.0\" width=\"1.25\"", "width=\"1.25\" length=\"4.0\"");
		assertEquals(TURNING, text(parse(swapped)));
	}

	@Test
	void aSnapshotKnowsBodyAndMotion() throws IOException {
		LevelHeader header = LevelSnapshot.of(parse(TURNING)).header();
		Agent large = header.agent("large").orElseThrow();
		assertEquals(new Body(OptionalDouble.of(0.75), OptionalDouble.of(4), OptionalDouble.of(1.25)), large.body());
		assertEquals(new Motion(2, true, 3, OptionalDouble.of(0.5), OptionalDouble.of(Math.PI / 2)), large.motion());
		Agent small = header.agent("small").orElseThrow();
		assertEquals(Body.OF_FOOTPRINT, small.body());
		assertEquals(Motion.STANDARD, small.motion());
	}

	@Test
	void aSnapshotHasHeadingsInRadians(@TempDir Path folder) throws IOException {
		LevelHeader header = LevelSnapshot.of(parse(TURNING)).header();
		assertEquals(List.of(new SpawnPoint(new Cell(1, 2), Set.of(), OptionalDouble.of(-Math.PI / 8)),
				new SpawnPoint(new Cell(0, 0), Set.of(), OptionalDouble.of(0))), header.spawnPoints());
		assertEquals("[1,2 heading -22.5, 0,0 heading 0]", header.spawnPoints().toString());
		LevelHeader byRows = LevelRows.readHeader(Files.writeString(folder.resolve("level.leeway"), TURNING), Progress.NONE);
		assertEquals(header.spawnPoints(), byRows.spawnPoints());
		assertEquals(header.agents(), byRows.agents());
	}

	@Test
	void anUnsetHeadingIsAnyHeading() throws IOException {
		Level level = parse(TURNING);
		Spawn spawn = level.getSpawns().getFirst();
		spawn.unsetHeading();
		assertEquals(new SpawnPoint(new Cell(1, 2)), LevelSnapshot.of(level).header().spawnPoints().getFirst());
		assertTrue(text(level).contains("x=\"1\" y=\"2\"/>"));
	}

	@ParameterizedTest
	@CsvSource({"30, 30", "0.1, 0.1", "-45.5, -45.5", "360, 360", "1e-7, 0.0000001", "123456.789, 123456.789",
			"-0.0, 0", "1e15, 1E+15"})
	void headingsAreToldAsTheyWereTyped(double degrees, String words) {
		assertEquals(words, Degrees.format(degrees));
		assertEquals(words, Degrees.ofRadians(Math.toRadians(degrees)));
	}

	@Test
	void anAgentOfTheSameNameKeepsBodyAndMotion() throws IOException {
		LevelHeader header = LevelSnapshot.of(parse(TURNING)).header();
		Agent own = header.agent("large").orElseThrow();
		Agent other = AgentPreset.parse("large:2:swamp").in(header);
		assertEquals(2, other.size());
		assertEquals(own.body(), other.body());
		assertEquals(own.motion(), other.motion());
		Agent slow = AgentPreset.parse("large:3:ground speed=1 canReverse=false length=5").in(header);
		assertEquals(new Motion(2, false, 1, OptionalDouble.of(0.5), OptionalDouble.of(Math.PI / 2)), slow.motion());
		Agent nimble = AgentPreset.parse("large:3:ground turnRate=180").in(header);
		assertEquals(OptionalDouble.of(Math.PI), nimble.turnRate());
		assertEquals(new Body(OptionalDouble.of(0.75), OptionalDouble.of(5), OptionalDouble.of(1.25)), slow.body());
	}

	@Test
	void aWidthNeedsALength() throws IOException {
		AgentType large = parse(TURNING).getAgentTypes().get(1);
		assertEquals("width 1.25 without a length, expected both",
				LevelFiles.problem(large, agent -> ((AgentType) agent).unsetLength()).orElseThrow());
		assertTrue(LevelFiles.problem(large, agent -> ((AgentType) agent).unsetWidth()).isEmpty());
		assertTrue(LevelFiles.problem(large, agent -> ((AgentType) agent).setLength(1)).isEmpty(), "wider than long");
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}

	private static Level parse(String text) throws IOException {
		return LevelFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "level.leeway");
	}
}
