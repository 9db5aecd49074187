package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.Progress;

/**
 * Tests of levels with many characters that XML escapes. Parsers count escaped characters towards their limit for
 * entities. Nevertheless, such levels can be saved and loaded again.
 */
class EscapedTextsTest {

	/** Number of escaped texts in a level. One more than a JDK reads by default. */
	private static final int MANY = 100_001;

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(strings = {"\"", "&", "<", ">", "'", "]]>", "&quot;"})
	void aNameOfAnyLengthLoadsAgain(String escaped) throws IOException {
		Level level = LevelTemplates.level(escaped.repeat(MANY), 4, 4);
		assertLoadsAgain(level);
	}

	@Test
	void manyShortTextsLoadAgain() throws IOException {
		Level level = LevelTemplates.level("notes", 4, 4);
		for (int i = 0; i < MANY / 2; i++) {
			Annotation note = LevelFactory.eINSTANCE.createAnnotation();
			note.setText("\"\n<\t&\r");
			level.getAnnotations().add(note);
		}
		assertLoadsAgain(level);
	}

	private void assertLoadsAgain(Level level) throws IOException {
		Path file = folder.resolve("level.leeway");
		LevelFiles.save(level, file);
		Level again = LevelFiles.load(file);
		assertEquals(level.getName(), again.getName());
		assertArrayEquals(LevelFiles.toBytes(level), LevelFiles.toBytes(again));
		assertArrayEquals(LevelFiles.toBytes(level), Files.readAllBytes(file));
		LevelHeader header = LevelRows.readHeader(file, Progress.NONE);
		int[] rows = {0};
		LevelRows.read(file, header, row -> rows[0]++, Progress.NONE);
		assertEquals(level.getTerrain().height(), rows[0]);
	}
}
