package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGridEditor;

/** Differences and merges of levels in other formats, without any option. */
class MergeFormatsTest {

	/**
	 * Three cells of the map: no version of the merge changes the first, only ours paints the second, and only theirs the third.
	 */
	private static final List<Cell> CELLS = List.of(new Cell(9, 2), new Cell(2, 6), new Cell(5, 10));

	@TempDir
	private Path folder;

	/**
	 * Tests each format that Leeway both writes and reads. The level is a square, because Leeway reads a raw heightmap of
	 * unknown size as a square.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"leeway", "map", "pgm", "png", "asc", "raw", "r16", "tmj", "tmx"})
	void whatBothSidesPaintIsInTheMerge(String extension) throws IOException {
		List<Path> maps = List.of(write("base", extension, 0, 0), write("ours", extension, 2, 0), write("theirs", extension, 0, 4));
		CommandLineRun difference = CommandLineRun.of("diff", maps.get(0), maps.get(1));
		assertTrue(difference.status() <= 1, difference.toString());
		assertTrue(difference.err().lines().allMatch(line -> line.contains("warning:") || line.contains("note:")), difference.err());
		assertEquals(0, CommandLineRun.of("diff", maps.get(0), maps.get(0)).status());
		Path out = folder.resolve("out.leeway");
		CommandLineRun merge = CommandLineRun.of("merge", maps.get(0), maps.get(1), maps.get(2), "-o", out);
		assertEquals(0, merge.status(), merge.toString());
		Level merged = LevelFiles.load(out);
		assertEquals(List.of(name(maps.get(0), 0), name(maps.get(1), 1), name(maps.get(2), 2)),
				Stream.of(0, 1, 2).map(i -> name(merged, CELLS.get(i))).toList());
		assertEquals(3, CELLS.stream().map(cell -> name(merged, cell)).distinct().count());
		assertEquals("base", merged.getName());
	}

	/** Returns the name of a cell's terrain after a conversion of the file to a level, without a merge. */
	private String name(Path file, int cell) throws IOException {
		Path alone = folder.resolve("alone.leeway");
		assertEquals(0, CommandLineRun.of("convert", file, alone).status());
		return name(LevelFiles.load(alone), CELLS.get(cell));
	}

	private static String name(Level level, Cell cell) {
		int id = level.getTerrain().terrain(cell.x(), cell.y());
		return level.getTerrainTypes().stream().filter(each -> each.getId() == id).findFirst().orElseThrow().getName();
	}

	private Path write(String name, String extension, int ours, int theirs) throws IOException {
		Level level = LevelTemplates.level(name, 12, 12);
		TerrainGridEditor grid = level.getTerrain().edit();
		grid.set(CELLS.get(1).x(), CELLS.get(1).y(), ours);
		grid.set(CELLS.get(2).x(), CELLS.get(2).y(), theirs);
		level.setTerrain(grid.build());
		Path file = folder.resolve(name + ".leeway");
		LevelFiles.save(level, file);
		Path written = folder.resolve(name + "." + extension);
		if (!written.equals(file)) {
			CommandLineRun run = CommandLineRun.of("convert", file, written);
			assertEquals(0, run.status(), run.toString());
			Files.delete(file);
		}
		return written;
	}

	@Test
	void aNameThatOneSideChoseIsNotTheNameOfItsFile() throws IOException {
		Path base = write("base", "leeway", 0, 0);
		Path ours = write("ours", "leeway", 2, 0);
		Path theirs = write("theirs", "leeway", 0, 4);
		Level named = LevelFiles.load(ours);
		named.setName("Harbour");
		LevelFiles.save(named, ours);
		Path out = folder.resolve("out.leeway");
		CommandLineRun run = CommandLineRun.of("merge", base, ours, theirs, "-o", out);
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "conflict: name of the level, for them theirs");
	}

	@Test
	void anotherFormatCannotHoldTheMerge() throws IOException {
		Path base = write("base", "map", 0, 0);
		Path ours = write("ours", "map", 2, 0);
		for (String extension : List.of("map", "tmx", "png", "csv")) {
			Path out = folder.resolve("out." + extension);
			CommandLineRun run = CommandLineRun.of("merge", base, ours, base, "-o", out);
			assertEquals(2, run.status(), run.toString());
			assertEquals(1, run.err().lines().count(), run.err());
			assertSays(run.err(), "out." + extension + ": ", " cannot hold conflicts, expected .leeway");
			assertTrue(Files.notExists(out));
		}
	}
}
