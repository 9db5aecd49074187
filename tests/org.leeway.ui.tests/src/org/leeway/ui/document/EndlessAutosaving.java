package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.KilledProgram;

/** A program that autosaves levels in an endless loop, like an editor, until it is killed. */
final class EndlessAutosaving {

	static final String ORIGIN = "/test/level.leeway";
	/** Number of different levels. The program autosaves them in an endless cycle. */
	static final int LEVELS = 3;
	/** Number of the latest autosaves that the program keeps. */
	static final int KEPT = 2;

	private static final int SIDE = 256;

	private EndlessAutosaving() {
	}

	public static void main(String[] args) throws IOException {
		AutosaveStore store = new AutosaveStore(Path.of(args[0]));
		List<Level> levels = levels();
		store.write(ORIGIN, levels.getFirst());
		System.out.println(KilledProgram.READY);
		Optional<ProcessHandle> parent = ProcessHandle.current().parent();
		for (int i = 1; parent.equals(ProcessHandle.current().parent()); i = (i + 1) % LEVELS) {
			store.write(ORIGIN, levels.get(i));
			store.remove(store.find(ORIGIN).stream().skip(KEPT).toList());
		}
	}

	/** Returns levels with long files. All files are different. */
	static List<Level> levels() {
		return IntStream.range(0, LEVELS).mapToObj(EndlessAutosaving::noise).toList();
	}

	private static Level noise(int seed) {
		Random random = new Random(seed);
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int cell = 0; cell < SIDE * SIDE; cell++) {
			grid.set(cell % SIDE, cell / SIDE, random.nextInt(2));
		}
		return LevelTemplates.level("noise", grid.build());
	}
}
