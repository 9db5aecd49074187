package org.leeway.core.level;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.KilledProgram;

/** A program that saves several levels to one file, in a cycle, until it is killed. */
final class EndlessSaving {

	/** Number of levels in a cycle. */
	static final int LEVELS = 3;

	private static final int SIDE = 256;

	private EndlessSaving() {
	}

	public static void main(String[] args) throws IOException {
		Path file = Path.of(args[0]);
		List<Level> levels = levels();
		LevelFiles.saveWithBackup(levels.getFirst(), file);
		System.out.println(KilledProgram.READY);
		Optional<ProcessHandle> parent = ProcessHandle.current().parent();
		for (int i = 1; parent.equals(ProcessHandle.current().parent()); i = (i + 1) % LEVELS) {
			LevelFiles.saveWithBackup(levels.get(i), file);
		}
	}

	/** Returns levels whose files are long, and all different. */
	static List<Level> levels() {
		return IntStream.range(0, LEVELS).mapToObj(EndlessSaving::noise).toList();
	}

	private static Level noise(int seed) {
		Random random = new Random(seed);
		Level level = LevelTemplates.level("noise", SIDE, SIDE);
		TerrainGridEditor grid = level.getTerrain().edit();
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				grid.set(x, y, random.nextInt(2));
			}
		}
		level.setTerrain(grid.build());
		return level;
	}
}
