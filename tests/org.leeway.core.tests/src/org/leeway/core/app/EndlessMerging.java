package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.KilledProgram;

/**
 * A program that merges levels again and again, until it is killed or its parent process ends. Two pairs of levels take
 * turns, and each merge writes the same file.
 */
final class EndlessMerging {

	/** The names of the levels that are merged: the first level is merged either with the second or with the third. */
	static final List<String> SIDES = List.of("first", "second", "third");

	/** The id of a terrain on which no unit of the template walks, so that random cells of this terrain cause many findings. */
	private static final int WALL = 4;

	private EndlessMerging() {
	}

	public static void main(String[] args) throws IOException {
		Path folder = Path.of(args[0]);
		merge(folder, 1, folder.resolve("out.leeway"));
		System.out.println(KilledProgram.READY);
		Optional<ProcessHandle> parent = ProcessHandle.current().parent();
		for (int i = 0; parent.equals(ProcessHandle.current().parent()); i = 1 - i) {
			merge(folder, 1 + i, folder.resolve("out.leeway"));
		}
	}

	/**
	 * Merges the first level with the second or the third.
	 *
	 * @param other the index of the other level in {@link #SIDES}
	 */
	static void merge(Path folder, int other, Path out) {
		CommandLineRun run = CommandLineRun.of("merge", folder.resolve("base"), folder.resolve(SIDES.getFirst()),
				folder.resolve(SIDES.get(other)), "--no-check", "-o", out);
		if (run.status() == ExitStatus.FAILED) {
			throw new IllegalStateException(run.toString());
		}
	}

	/** Writes the levels into a folder. They are squares of {@code side} x {@code side} cells. */
	static void write(Path folder, int side) throws IOException {
		save(LevelTemplates.level("noise", side, side), folder.resolve("base"));
		for (String name : SIDES) {
			save(noise(SIDES.indexOf(name), side), folder.resolve(name));
		}
	}

	/** Levels without an extension, as git gives them. */
	private static void save(Level level, Path file) throws IOException {
		Files.write(file, LevelFiles.toBytes(level));
	}

	private static Level noise(int seed, int side) {
		Random random = new Random(seed);
		Level level = LevelTemplates.level("noise", side, side);
		TerrainGridEditor grid = level.getTerrain().edit();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				grid.set(x, y, WALL * random.nextInt(2));
			}
		}
		level.setTerrain(grid.build());
		return level;
	}
}
