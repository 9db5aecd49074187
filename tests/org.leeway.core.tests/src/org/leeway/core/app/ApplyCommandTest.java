package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertOneLine;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;

/**
 * Tests of patches on the command line: {@code leeway diff --patch} writes them, and {@code leeway apply} paints them.
 */
class ApplyCommandTest {

	private static final String NOW = Pictures.ISLAND.replaceFirst("@\\.\\.\n", "SS.\n").replaceFirst("@@@", "W@@");

	@TempDir
	private Path folder;
	private Path map;
	private Path later;
	private Path level;
	private Path patch;

	@BeforeEach
	void writeLevels() throws IOException {
		map = Files.writeString(folder.resolve("a.map"), Pictures.mapFile(Pictures.ISLAND));
		later = Files.writeString(folder.resolve("later.map"), Pictures.mapFile(NOW));
		level = folder.resolve("a.leeway");
		CommandLineRun.of("convert", map, level);
		Files.writeString(level, Files.readString(level).replace(" name=\"a\"", " name=\"a\" symmetry=\"left-right\"")
				.replace("  <terrain>", "  <spawns name=\"start\" x=\"1\" y=\"1\"/>\n  <terrain>"));
		patch = folder.resolve("a.patch.json");
	}

	private CommandLineRun diff(Object... options) {
		Object[] all = new Object[options.length + 5];
		System.arraycopy(new Object[] {"diff", map, later, "--patch", patch}, 0, all, 0, 5);
		System.arraycopy(options, 0, all, 5, options.length);
		return CommandLineRun.of(all);
	}

	private void assertRefused(CommandLineRun run, String... facts) {
		assertEquals(2, run.status(), run.toString());
		assertEquals("", run.out());
		assertOneLine(run.err(), facts);
	}

	@Test
	void aPatchOfTwoLevelsMakesTheSecondOfTheFirst() throws IOException {
		CommandLineRun made = diff();
		assertEquals(1, made.status(), made.toString());
		assertEquals(patch + ": 3 cells in 2 runs\n", made.err());
		assertTrue(made.out().endsWith(map + " -> " + later + ": " + CommandLineRun.of("diff", map, later).out().lines()
				.toList().getLast().split(": ")[1] + "\n"), made.out());
		Path out = folder.resolve("out.map");
		CommandLineRun run = CommandLineRun.of("apply", patch, map, "-o", out);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.out());
		assertTrue(run.err().endsWith(out + ": 3 cells changed\n"), run.err());
		assertEquals(Pictures.mapFile(NOW), Files.readString(out));
	}

	/** The level has a symmetry, but applying the patch paints only the cells that the patch lists, not their mirror images. */
	@Test
	void aLevelChangesInPlaceAndOnlyInTheRowsOfThePatch() throws IOException {
		diff("--note", "Open it\nthere\u001b[2J");
		String before = Files.readString(level);
		CommandLineRun run = CommandLineRun.of("apply", patch, level);
		assertEquals(0, run.status(), run.toString());
		assertEquals("note: Open it\\nthere\\u001b[2J\n" + level + ": 3 cells changed\n", run.err());
		String after = Files.readString(level);
		assertEquals(before.replaceFirst("\n0\\*5 4 0\\*2\n", "\n0*5 1*2 0\n").replace("\n0*2 4*6\n", "\n0*2 2 4*5\n"), after);
		assertRefused(CommandLineRun.of("apply", patch, level), patch + ": is for another base: the level has other cells",
				"all cells that the patch paints have their terrain already");
		assertEquals(after, Files.readString(level));
	}

	@Test
	void aPatchThatChangesNothingSaysSo() throws IOException {
		CommandLineRun made = CommandLineRun.of("diff", map, map, "--patch", patch);
		assertEquals(0, made.status(), made.toString());
		assertEquals(patch + ": 0 cells in 0 runs\n", made.err());
		FileTime old = FileTime.fromMillis(1_000_000_000_000L);
		Files.setLastModifiedTime(level, old);
		CommandLineRun run = CommandLineRun.of("apply", patch, level);
		assertEquals(0, run.status(), run.toString());
		assertEquals(level + ": no cell changed\n", run.err());
		assertEquals(old, Files.getLastModifiedTime(level));
		Path out = folder.resolve("out.leeway");
		assertEquals(out + ": no cell changed\n", CommandLineRun.of("apply", patch, level, "--output", out).err());
		assertEquals(Files.readString(level), Files.readString(out));
	}

	@Test
	void anotherLevelStaysAsItIs() throws IOException {
		diff();
		Path other = Files.writeString(folder.resolve("other.map"), Pictures.mapFile(Pictures.ROOMS));
		Path out = folder.resolve("out.map");
		assertRefused(CommandLineRun.of("apply", patch, other, "-o", out), patch.toString(), "8 x 4 cells, expected 8 x 5");
		Files.writeString(level, Files.readString(level).replace("name=\"trees\"", "name=\"&lt;script>\""));
		String before = Files.readString(level);
		assertRefused(CommandLineRun.of("apply", patch, level), "has terrain 3 \"<script>\", expected 3 \"trees\"");
		assertEquals(before, Files.readString(level));
		assertFalse(Files.exists(out));
	}

	@Test
	void onlyLevelsOfLeewayChangeInPlace() throws IOException {
		diff();
		assertRefused(CommandLineRun.of("apply", patch, map), map.toString(), "expected -o OUT");
		assertEquals(0, CommandLineRun.of("apply", patch, map, "-o", map).status());
		assertEquals(Pictures.mapFile(NOW), Files.readString(map));
	}

	@Test
	void aLevelOfSeveralIsChosenByItsName() throws IOException {
		diff();
		String row = "0\t%s\t8\t5\t0\t0\t1\t1\t1\n";
		Path both = Files.writeString(folder.resolve("both.scen"), "version 1\n" + row.formatted("a.map") + row.formatted("later.map"));
		Path out = folder.resolve("out.map");
		assertRefused(CommandLineRun.of("apply", patch, both, "-o", out), both + ": holds 2 levels");
		assertRefused(CommandLineRun.of("apply", "--level", "later", patch, both, "-o", out), "has other cells");
		assertEquals(0, CommandLineRun.of("apply", "--level", "a", patch, both, "-o", out).status());
		assertEquals(Pictures.mapFile(NOW), Files.readString(out));
		assertEquals(Pictures.mapFile(Pictures.ISLAND), Files.readString(map));
	}

	@Test
	void filesThatAreReadAreNotOverwritten() throws IOException {
		diff();
		String before = Files.readString(patch);
		assertRefused(CommandLineRun.of("apply", patch, level, "-o", folder.resolve("./a.patch.json")), "a.patch.json");
		assertEquals(before, Files.readString(patch));
		assertRefused(CommandLineRun.of("diff", map, later, "--patch", later), later + ": is the level itself");
		assertEquals(Pictures.mapFile(NOW), Files.readString(later));
		assertRefused(CommandLineRun.of("apply", patch, level, "-o", folder.resolve("a.txt")), "unknown format");
		assertRefused(CommandLineRun.of("apply", patch, level, "-o", folder), "is a folder");
	}

	@Test
	void filesThatAreNoPatchesAreRefused() throws IOException {
		assertRefused(CommandLineRun.of("apply", patch, level), patch + ": ", "no such file");
		assertRefused(CommandLineRun.of("apply", level, level), level + ":1: ", "JSON");
		assertRefused(CommandLineRun.of("apply", folder, level), folder.toString(), "folder");
		diff();
		Files.writeString(patch, Files.readString(patch).replace("[5, 0, 2, 1]", "[5, 0, 9, 1]"));
		assertRefused(CommandLineRun.of("apply", patch, level), patch + ":16: ", "length 9, expected 1 to 3");
	}

	@Test
	void levelsThatDifferInMoreThanCellsGiveNoPatch() throws IOException {
		Path other = Files.writeString(folder.resolve("other.map"), Pictures.mapFile(Pictures.ROOMS));
		assertRefused(CommandLineRun.of("diff", map, other, "--patch", patch), other + ": has 8 x 4 cells, expected 8 x 5",
				"patch of " + map);
		assertFalse(Files.exists(patch));
		assertSays(CommandLineRun.of("diff", map, later, "--note", "x").err(), "--note is for --patch");
		assertSays(diff("--note", "").err(), "--note of 0 characters, expected 1 to 10000");
		assertFalse(Files.exists(patch));
	}
}
