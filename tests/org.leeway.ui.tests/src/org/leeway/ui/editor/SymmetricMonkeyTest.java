package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;
import org.leeway.ui.map.symmetry.LevelImages;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of a {@link Monkey}, a random user, that edits symmetric levels with mouse and keys: with every tool, every fix,
 * undo and redo. After each action, the level must equal each of its mirrored or rotated copies.
 */
class SymmetricMonkeyTest {

	private static final int STEPS = Rounds.of(15);
	/** Limit for the number of steps that the message of a failure lists: the last steps before the failure. */
	private static final int TOLD = 20;

	@ParameterizedTest
	@EnumSource(value = Symmetry.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
	void everyActionKeepsTheSymmetry(Symmetry symmetry) throws Exception {
		long seed = System.nanoTime();
		Random random = new Random(seed);
		List<String> steps = new ArrayList<>();
		try (OpenLevel open = OpenLevel.of(level(random, symmetry), "monkey.leeway")) {
			Monkey monkey = new Monkey(open, random, 0, true);
			try {
				for (int step = 0; step < STEPS; step++) {
					steps.add(monkey.act());
					LevelImages.assertSymmetric(open.level(), "seed " + seed + ", " + symmetry + ", after "
							+ steps.subList(Math.max(0, steps.size() - TOLD), steps.size()));
				}
			} finally {
				monkey.leave();
			}
		}
	}

	/** Returns a symmetric level of random rooms, with odd or even sides. */
	private static Level level(Random random, Symmetry symmetry) {
		int width = 24 + random.nextInt(12);
		TerrainGrid blank = TerrainGrid.filled(width, symmetry.keeps(2, 1) ? 24 + random.nextInt(12) : width, 0);
		TerrainGridEditor rooms = blank.edit();
		for (int room = 0; room < 6; room++) {
			int left = random.nextInt(width - 6);
			int top = random.nextInt(blank.height() - 6);
			int terrain = 1 + random.nextInt(4);
			for (int y = top; y < top + 6; y++) {
				rooms.fillRow(left, y, 6, terrain);
			}
		}
		Level level = LevelTemplates.level("monkey", SymmetricChange.of(blank, rooms.build(), symmetry));
		level.setSymmetry(LevelSymmetry.attribute(symmetry));
		return level;
	}
}
