package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Tests of round trips and commands with levels from fuzzed files. If an export reports no loss, a level that is exported
 * and imported again must be unchanged. Every command must have an answer.
 */
class LevelsFuzzTest {

	/** Limit for the number of cells. Larger levels are too slow to analyse ten thousand times. */
	private static final long MOST_CELLS = 4096;

	/** Exports a level to each format and imports the result. If the export reports no loss, the level must be unchanged. */
	@FuzzTest
	void roundTrip(byte[] file) throws IOException {
		Path input = Workplace.file("input.leeway", file);
		Optional<Level> read = Judge.read(input, () -> LevelFiles.load(input));
		if (read.isPresent() && isSmall(read.get())) {
			for (Format format : PlainPlatform.twoWay()) {
				comesBack(read.get(), format);
			}
		}
	}

	private static boolean isSmall(Level level) {
		return level.getTerrain().bounds().cells() <= MOST_CELLS;
	}

	private static void comesBack(Level level, Format format) throws IOException {
		Export export = format.exporter(LevelExporter.class).orElseThrow().export(level, OptionValues.STANDARD, Progress.NONE);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		export.parts().getFirst().content().writeTo(out, "level");
		Path written = Workplace.file("written." + format.extension(), out.toByteArray());
		Import back = Judge.read(format, written, Map.of()).orElseThrow();
		if (export.diagnostics().isEmpty()) {
			assertArrayEquals(Judge.saved(level), Judge.saved(back.levels().getFirst().level()), format.id());
		} else {
			assertEquals(level.getTerrain().bounds(), back.levels().getFirst().level().getTerrain().bounds());
		}
	}

	/** The command validate, with all agents and rules. */
	@FuzzTest
	void validate(byte[] file) {
		Path input = Workplace.file("input.leeway", file);
		Optional<Level> read = Judge.read(input, () -> LevelFiles.load(input));
		if (read.isPresent() && isSmall(read.get())) {
			run("validate", "--chokes", "--advice", "--format", "json", input.toString());
		}
	}

	/**
	 * Runs a command and returns its messages. Checks that each message has one line, and that no message is about an
	 * internal error.
	 */
	static String run(String... arguments) {
		PlainPlatform.formats();
		StringWriter messages = new StringWriter();
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		int status = Leeway.run(arguments, new Console(out, new PrintWriter(messages, true), false, false));
		String told = messages.toString();
		if (told.contains("internal error") || status < 0 || status > 2 || status == 2 && told.isBlank()) {
			throw new AssertionError(status + ": " + told + out.toString(StandardCharsets.UTF_8));
		}
		return told;
	}
}
