package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * A check of the rule that each reader of files must keep: it returns a valid result, or throws an exception with one clear
 * message. The message begins with the name of the file. Any other exception is a bug.
 */
final class Judge {

	/** Words of an internal error, which no message for a user may contain. */
	private static final Pattern INTERNAL = Pattern.compile("[a-z]+\\.[A-Za-z.]+(Exception|Error)|Exception:|null|"
			+ "For input string|JsonReader|out of bounds|at line \\d+ column");
	/** Texts in quotes, and JSON paths such as {@code $.layers[0].name}. */
	private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'|\\$\\.\\S*");
	private static final int LONGEST = 600;

	private Judge() {
	}

	/** A reader of a file. */
	interface Reader<T> {

		T read() throws IOException;
	}

	/** Returns the result of a reader. Empty if it refused the file with a clear message. */
	static <T> Optional<T> read(Path file, Reader<T> reader) {
		try {
			return Optional.of(reader.read());
		} catch (IOException refused) {
			assertClear(MessageText.visible(FailureException.of(file.toString(), refused).getMessage()), file, refused);
			return Optional.empty();
		}
	}

	private static void assertClear(String message, Path file, IOException cause) {
		if (!message.startsWith(file.getParent().toString()) || message.indexOf(':') < 0) {
			throw new AssertionError("names no file: " + message, cause);
		}
		Path told = Path.of(message.substring(0, message.indexOf(':')));
		Path named = Files.exists(told) ? told : file;
		String problem = message.substring(message.indexOf(':'));
		if (problem.length() > LONGEST || problem.indexOf('\n') >= 0 || isInternal(problem, named)) {
			throw new AssertionError("no clear message: " + message, cause);
		}
	}

	/**
	 * Returns whether a message has words of an internal error that are not quoted from the file. Compares with the content of
	 * the file after replacing white space by blanks, as readers do in quotes.
	 */
	private static boolean isInternal(String problem, Path file) {
		Matcher internal = INTERNAL.matcher(QUOTED.matcher(problem).replaceAll(" "));
		return internal.find() && !new String(Workplace.content(file), StandardCharsets.ISO_8859_1).replaceAll("\\s+", " ")
				.contains(internal.group());
	}

	/** Reads a file of a format, and checks that its levels are valid. */
	static Optional<Import> read(Format format, Path file, Map<String, String> texts) {
		OptionValues options = OptionValues.parse(format.importer().orElseThrow().options(), texts);
		Optional<Import> read = read(file, () -> format.read(file, options, Progress.NONE));
		read.ifPresent(levels -> {
			levels.levels().stream().map(ImportedLevel::level).forEach(Judge::holds);
			levels.diagnostics().stream().map(Diagnostic::message).forEach(message -> assertTrue(
					message.indexOf('\n') < 0 && message.length() < 10 * LONGEST, message));
		});
		return read;
	}

	/**
	 * Checks that a level can be saved, and that the saved level is equal when it is loaded again. If memory does not
	 * suffice for a second copy of the level, the loaded level is not compared.
	 */
	static void holds(Level level) {
		byte[] saved = saved(level);
		LevelSnapshot.of(level);
		try {
			Level loaded = LevelFiles.load(new ByteArrayInputStream(saved), "saved");
			assertEquals(level.getTerrain(), loaded.getTerrain());
			assertArrayEquals(saved, saved(loaded));
		} catch (IOException e) {
			if (!(e.getCause() instanceof OutOfMemoryError)) {
				throw new AssertionError("what was saved does not load again", e);
			}
		}
	}

	/** Returns the bytes of a level's file. */
	static byte[] saved(Level level) {
		try {
			return LevelFiles.toBytes(level);
		} catch (IOException e) {
			throw new AssertionError("what was read cannot be saved", e);
		}
	}
}
