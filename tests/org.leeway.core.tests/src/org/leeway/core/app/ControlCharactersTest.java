package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonParser;

/**
 * Tests of names with control characters and invisible characters. Texts for people show these characters as escapes.
 * Data for programs have the characters unchanged.
 */
class ControlCharactersTest {

	private static final String NAME = "a\nb\rc\td\ufeff\u001b[31me\u009b2Jf\u202eg\u2028h.map";
	private static final String SHOWN = "a\\nb\\rc\\td\\ufeff\\u001b[31me\\u009b2Jf\\u202eg\\u2028h.map";

	@TempDir
	private Path folder;
	private Path map;

	@BeforeEach
	void writeMap() throws IOException {
		assumeTrue(File.separatorChar == '/', "a system whose files may have such names");
		map = Files.writeString(folder.resolve(NAME), Pictures.mapFile(Pictures.ISLAND));
	}

	@Test
	void reportsForPeopleShowThem() {
		for (Object[] command : List.<Object[]>of(new Object[] {"validate", "--chokes", "--spawn", "0,0"}, new Object[] {"mesh"},
				new Object[] {"diff", map}, new Object[] {"symmetry", "--by", "left-right"},
				new Object[] {"export", "--format", "csv", "--layer", "fit", "--spawn", "0,0"},
				new Object[] {"convert", map})) {
			assertShown(run(command, map));
			assertShown(run(command, folder.resolve("none").resolve(NAME)));
		}
	}

	@Test
	void batchesShowThem() throws IOException {
		Path config = Files.writeString(folder.resolve("batch.json"), "{\"inputs\": [\"*.map\"], \"reports\":"
				+ " [{\"format\": \"text\", \"output\": \"out/{level}.txt\"}]}");
		assertShown(CommandLineRun.of("batch", config));
		assertShown(CommandLineRun.of("batch", "--dry-run", "--force", config));
	}

	@Test
	void wrongUsageShowsThem() {
		assertShown(CommandLineRun.of("validate", "--" + NAME, map));
		assertShown(CommandLineRun.of("validate", "--agent", NAME, map));
		assertShown(CommandLineRun.of("validate", "--min-area", NAME, map));
		assertShown(CommandLineRun.of(NAME));
	}

	@Test
	void progressShowsThem() {
		StringWriter err = new StringWriter();
		Console console = new Console(OutputStream.nullOutputStream(), new PrintWriter(err), true, true);
		AtomicLong nanoTime = new AtomicLong();
		try (TerminalProgress progress = new TerminalProgress(console, 0, List.of(NAME), file -> true, nanoTime::get)) {
			nanoTime.set(600_000_000);
			progress.worked(1);
		}
		assertTrue(err.toString().contains(SHOWN), err.toString());
	}

	@Test
	void jsonIsExact() {
		CommandLineRun run = CommandLineRun.of("validate", "--format", "json", map);
		assertEquals(map.toString(), JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0)
				.getAsJsonObject().get("file").getAsString());
	}

	private static CommandLineRun run(Object[] command, Path file) {
		Object[] words = Arrays.copyOf(command, command.length + 1);
		words[command.length] = file;
		return CommandLineRun.of(words);
	}

	/**
	 * Asserts that the messages show control characters as escapes. Some messages show only the first 40 characters of
	 * a text.
	 */
	private static void assertShown(CommandLineRun run) {
		String all = run.out().replace("\r\n", "\n") + run.err();
		assertTrue(all.contains(SHOWN.substring(0, 40)), all);
		assertTrue(all.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c) && c != 0x202E && c != 0x2028 && c != 0xFEFF), all);
		assertTrue(run.err().lines().count() <= 3, all);
	}
}
