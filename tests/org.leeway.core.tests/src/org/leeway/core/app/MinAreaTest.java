package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Formats;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.core.request.StepProgress;

/**
 * Tests of the attribute {@code minArea} of a level: checks report only unreachable regions with at least this area.
 * The option {@code --min-area} overrides the attribute.
 */
class MinAreaTest {

	/** A map with rooms of 2, 3 and 4 cells. */
	private static final String ROOMS = """
			............
			@@@@@@@@@@@@
			..@...@....@
			""";

	private static final String REGION = "cannot reach a region of ";

	@TempDir
	private Path folder;

	private Path level;

	@BeforeEach
	void writeLevel() throws IOException {
		Path map = Files.writeString(folder.resolve("rooms.map"), Pictures.mapFile(ROOMS));
		level = folder.resolve("rooms.leeway");
		run("convert", map, level);
		set("3");
	}

	private void set(String minArea) throws IOException {
		String text = Files.readString(level).replaceFirst(" minArea=\"[^\"]*\"", "");
		Files.writeString(level, text.replaceFirst("<level:Level ", "<level:Level minArea=\"" + minArea + "\" "));
	}

	private static CommandLineRun run(Object... arguments) {
		return CommandLineRun.of(arguments);
	}

	/** Returns the sizes of the regions that the small agent cannot reach. */
	private static List<String> regions(CommandLineRun run) {
		return run.out().lines().filter(line -> line.contains("small (") && line.contains(REGION))
				.map(line -> line.substring(line.indexOf(REGION) + REGION.length()).split(" ")[0]).toList();
	}

	@Test
	void itIsTheDefaultOfValidate() throws IOException {
		assertEquals(List.of("4", "3"), regions(run("validate", level)));
		assertEquals(List.of("4", "3"), regions(run("validate", "-j", "2", level, level)).subList(0, 2));
		assertEquals(List.of("4", "3", "2"), regions(run("validate", "--min-area", "1", level)));
		assertEquals(List.of("4"), regions(run("validate", "--min-area", "4", level)));
		String json = run("validate", "--format", "json", level).out();
		assertEquals(2, json.split("small \\(1x1 on ground\\+swamp\\) " + REGION, -1).length - 1, json);
		set("5");
		assertEquals(0, run("validate", "--agent", "small:1:ground", level).status());
	}

	@Test
	void rowByRowItIsTheDefaultToo() throws FailureException {
		LevelCheck check = new LevelCheck(Formats.registered(), List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, false, 1,
				LevelCheck.LARGE);
		StepProgress progress = new TerminalProgress(new Console(OutputStream.nullOutputStream(),
				new PrintWriter(Writer.nullWriter()), false, false), 0, List.of("file"), file -> true);
		ReportedLevel rows = check.checkRows(level.toString(), progress);
		assertEquals(3, rows.minArea());
		assertEquals(check.checkWhole(level.toString(), progress).getFirst().get().findings(), rows.findings());
	}

	@Test
	void itIsTheDefaultOfABatch() throws IOException {
		Path config = Files.writeString(folder.resolve("leeway-batch.json"), """
				{"inputs": ["rooms.leeway"], "reports": [
				 {"format": "text", "output": "level.txt", "fail": "never"},
				 {"format": "text", "output": "each.txt", "fail": "never", "min-area": 1}]}
				""");
		CommandLineRun batch = run("batch", config);
		assertEquals(0, batch.status(), batch.toString());
		assertTrue(Files.readString(folder.resolve("level.txt")).contains("2 errors"), batch.toString());
		assertTrue(Files.readString(folder.resolve("each.txt")).contains("3 errors"), batch.toString());
	}

	@Test
	void itIsTheDefaultOfDiffWhichTellsItsChange() throws IOException {
		Path before = folder.resolve("before.leeway");
		Files.writeString(before, Files.readString(level).replace(" minArea=\"3\"", ""));
		CommandLineRun diff = run("diff", before, level);
		assertEquals(1, diff.status(), diff.toString());
		assertTrue(diff.out().contains("object: minArea: 1 -> 3"), diff.out());
	}

	@Test
	void itComesBackFromTiled() {
		Path tiled = folder.resolve("rooms.tmx");
		assertEquals(0, run("convert", level, tiled).status());
		assertEquals(List.of("4", "3"), regions(run("validate", tiled)));
	}

	@Test
	void aWrongOneIsRefused() throws IOException {
		for (String wrong : List.of("0", "-3", "many", "2.5", "9999999999")) {
			set(wrong);
			CommandLineRun run = run("validate", level);
			assertEquals(2, run.status(), run.toString());
			assertTrue(run.err().contains("minArea") && run.err().contains("expected"), run.err());
		}
	}

	@Test
	void theDefaultIsNotWritten() throws IOException {
		set("1");
		Path copy = folder.resolve("copy.leeway");
		run("convert", level, copy);
		assertFalse(Files.readString(copy).contains("minArea"), Files.readString(copy));
		set("7");
		assertEquals(7, LevelFiles.load(level).getMinArea());
	}
}
