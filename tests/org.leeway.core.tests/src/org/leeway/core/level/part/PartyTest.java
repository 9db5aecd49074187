package org.leeway.core.level.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelRows;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.LevelTexts;
import org.leeway.core.level.SpawnPoint;
import org.leeway.model.Level;
import org.leeway.model.Starts;
import org.leeway.pathing.Progress;

/**
 * Tests of the players and teams of spawns in files and in snapshots. Also tests the attribute that allows spawns to be
 * in separate regions.
 */
class PartyTest {

	private static final String APART = LevelTexts.VALID.replace("name=\"base\"", "name=\"base\" starts=\"apart\"")
			.replace("x=\"1\" y=\"2\"/>", "x=\"1\" y=\"2\" player=\"0\" team=\"red\"/>\n  <spawns x=\"3\" player=\"12\"/>\n"
					+ "  <spawns y=\"1\" team=\"the blue team\"/>");

	@Test
	void aFileIsWrittenAsItWasRead() throws IOException {
		assertTrue(APART.contains("starts"), APART);
		assertEquals(APART, text(parse(APART)));
		Level usual = parse(LevelTexts.VALID);
		assertEquals(Starts.CONNECTED, usual.getStarts());
		usual.setStarts(Starts.APART);
		usual.setStarts(Starts.CONNECTED);
		assertEquals(LevelTexts.VALID, text(usual), "the default is not written");
	}

	@Test
	void aSnapshotKnowsWhoStartsWhere(@TempDir Path folder) throws IOException {
		LevelHeader header = LevelSnapshot.of(parse(APART)).header();
		assertTrue(header.intent().startsApart());
		assertEquals(List.of(new Party(OptionalInt.of(0), "red"), new Party(OptionalInt.of(12), ""),
				new Party(OptionalInt.empty(), "the blue team")),
				header.spawnPoints().stream().map(SpawnPoint::party).toList());
		assertEquals("[1,2 player 0 team red, 3,0 player 12, 0,1 team the blue team]", header.spawnPoints().toString());
		assertEquals(List.of("1,2 (player 0, team red)", "3,0 (player 12)", "0,1 (team the blue team)"),
				header.spawnPoints().stream().map(SpawnPoint::place).toList());
		assertEquals("1,2 (west, player 0, team red)", header.spawnPoints().getFirst().place("west"));
		LevelHeader rows = LevelRows.readHeader(Files.writeString(folder.resolve("level.leeway"), APART), Progress.NONE);
		assertEquals(header.spawnPoints(), rows.spawnPoints());
		assertTrue(rows.intent().startsApart());
		LevelHeader usual = LevelSnapshot.of(parse(LevelTexts.VALID)).header();
		assertFalse(usual.intent().startsApart());
		assertEquals(Party.ANY, usual.spawnPoints().getFirst().party());
	}

	@Test
	void tellsWhatIsWrong() {
		assertProblem("player -3, expected at least 0", "player=\"0\"", "player=\"-3\"");
		assertProblem("player \"1.5\", expected a whole number", "player=\"0\"", "player=\"1.5\"");
		assertProblem("player \"2147483648\", expected a whole number", "player=\"0\"", "player=\"2147483648\"");
		assertProblem(" holds the character U+000A", "team=\"red\"", "team=\"a&#10;b\"");
		assertProblem("starts \"islands\", expected", "starts=\"apart\"", "starts=\"islands\"");
	}

	private static void assertProblem(String expected, String old, String wrong) {
		assertTrue(APART.contains(old), old);
		LevelFormatException problem = assertThrows(LevelFormatException.class, () -> parse(APART.replaceFirst(old, wrong)));
		assertTrue(problem.getMessage().contains(expected), problem.getMessage());
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}

	private static Level parse(String text) throws IOException {
		return LevelFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "level.leeway");
	}
}
