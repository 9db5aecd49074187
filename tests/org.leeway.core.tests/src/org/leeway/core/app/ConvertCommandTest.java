package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

class ConvertCommandTest {

	private static final String MAP = Pictures.mapFile("..SW@\n.....\n");

	@TempDir
	private Path folder;
	private Path map;
	private Path level;

	@BeforeEach
	void writeMap() throws IOException {
		map = Files.writeString(folder.resolve("a.map"), MAP);
		level = folder.resolve("a.leeway");
	}

	@Test
	void convertsBothWays() throws IOException {
		assertEquals(0, CommandLineRun.of("convert", map, level).status());
		Path back = folder.resolve("b.map");
		CommandLineRun run = CommandLineRun.of("convert", level, back);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertEquals(MAP, Files.readString(back));
	}

	@Test
	void whatIsLostIsAWarning() throws IOException {
		CommandLineRun.of("convert", map, level);
		Files.writeString(level, Files.readString(level).replace("  <terrain>",
				"  <spawns name=\"start\" x=\"1\" y=\"1\"/>\n  <terrain>"));
		Path back = folder.resolve("b.map");
		CommandLineRun run = CommandLineRun.of("convert", level, back);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertTrue(run.err().startsWith(back + ": warning: ") && run.err().contains("spawn"), run.err());
	}

	@Test
	void theSameLevelGivesTheSameBytes() throws IOException {
		CommandLineRun.of("convert", map, level);
		Path again = folder.resolve("sub/a.leeway");
		Files.createDirectories(again.getParent());
		CommandLineRun.of("convert", level, again);
		assertEquals(Files.readString(level), Files.readString(again));
	}

	@Test
	void extensionsInCapitalsAreKnown() throws IOException {
		Path capitals = Files.writeString(folder.resolve("B.MAP"), MAP);
		assertEquals(0, CommandLineRun.of("convert", capitals, level).status());
	}

	@Test
	void anInputThatIsNoLevelLeavesTheOutputAsItWas() throws IOException {
		Files.writeString(level, "what was there");
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight 2\nwidth x\nmap\n");
		CommandLineRun run = CommandLineRun.of("convert", broken, level);
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith(broken + ":3: "), run.err());
		assertEquals(1, run.err().lines().count(), run.err());
		assertEquals("what was there", Files.readString(level));
	}

	@Test
	void aFileMayBeConvertedOntoItself() throws IOException {
		assertEquals(0, CommandLineRun.of("convert", map, map).status());
		assertEquals(MAP, Files.readString(map));
	}

	@Test
	void unknownFormatsAreRefused() {
		CommandLineRun run = CommandLineRun.of("convert", map, folder.resolve("a.tmx"));
		assertEquals(2, run.status());
		assertTrue(run.err().contains("expected .leeway or .map"), run.err());
		assertEquals(2, CommandLineRun.of("convert", folder.resolve("a.tmx"), level).status());
	}

	@Test
	void twoFilesAreNeeded() {
		assertEquals(2, CommandLineRun.of("convert", map).status());
		assertEquals(2, CommandLineRun.of("convert", map, level, level).status());
	}

	@Test
	void aMissingFolderIsRefused() {
		CommandLineRun run = CommandLineRun.of("convert", map, folder.resolve("none/a.leeway"));
		assertEquals(2, run.status());
		assertTrue(run.err().contains("no such folder"), run.err());
	}
}
