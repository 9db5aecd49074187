package org.leeway.core.level.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.LevelTexts;
import org.leeway.model.AnnotationKind;
import org.leeway.model.Level;

/** Tests of two attributes of notes, in files and in snapshots: the kind, such as a resource, and the amount. */
class ObjectiveTest {

	private static final String GOLD = LevelTexts.VALID.replace("text=\"a note\"/>",
			"text=\"a note\" kind=\"resource\" amount=\"1500.0\"/>\n  <annotations kind=\"control\"/>\n  <annotations amount=\"2.5\"/>");

	@Test
	void aFileIsWrittenAsItWasRead() throws IOException {
		assertEquals(GOLD, text(parse(GOLD)));
		Level plain = parse(GOLD);
		plain.getAnnotations().forEach(note -> {
			note.setKind(AnnotationKind.NONE);
			note.setAmount(0);
		});
		assertTrue(text(plain).contains("<annotations text=\"a note\"/>\n  <annotations/>\n  <annotations/>"), text(plain));
	}

	@Test
	void aSnapshotKnowsWhatPlayersFind() throws IOException {
		assertEquals(List.of("resource 1500", "control", "amount 2.5"),
				LevelSnapshot.of(parse(GOLD)).notes().stream().map(note -> note.objective().words()).toList());
		assertEquals(Objective.NONE, LevelSnapshot.of(parse(LevelTexts.VALID)).notes().getFirst().objective());
	}

	@Test
	void titlesTellNameKindAndAmount() {
		Objective gold = new Objective(AnnotationKind.RESOURCE, 1500);
		assertEquals("Gold (resource 1500)", gold.title("Gold"));
		assertEquals("Resource 1500", gold.title(""));
		assertEquals("Gold", Objective.NONE.title("Gold"));
		assertEquals("", Objective.NONE.title(""));
	}

	@Test
	void tellsWhatIsWrong() {
		assertProblem("amount -1.0, expected at least 0", "amount=\"1500.0\"", "amount=\"-1\"");
		assertProblem("amount 2.0E9, expected -1e9 to 1e9", "amount=\"1500.0\"", "amount=\"2e9\"");
		assertProblem("amount \"much\", expected a finite number", "amount=\"1500.0\"", "amount=\"much\"");
		assertProblem("kind \"gold\", expected one of none, resource, expansion, control", "\"resource\"", "\"gold\"");
	}

	private static void assertProblem(String expected, String old, String wrong) {
		assertTrue(GOLD.contains(old), old);
		LevelFormatException problem = assertThrows(LevelFormatException.class, () -> parse(GOLD.replaceFirst(old, wrong)));
		assertTrue(problem.getMessage().contains(expected), problem.getMessage());
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}

	private static Level parse(String text) throws IOException {
		return LevelFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "level.leeway");
	}
}
