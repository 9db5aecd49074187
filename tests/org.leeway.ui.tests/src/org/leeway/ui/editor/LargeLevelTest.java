package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.Random;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.ui.testing.OpenLevel;

/** A level that is read and written off the UI thread. */
class LargeLevelTest {

	private static final int SIDE = 1000;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(LargeLevelTest::noise);

	private static Level noise() {
		Random random = new Random(1);
		TerrainGridEditor grid = TerrainGrid.filled(SIDE, SIDE, 0).edit();
		for (int cell = 0; cell < SIDE * SIDE; cell++) {
			grid.set(cell % SIDE, cell / SIDE, random.nextInt(10) == 0 ? 3 : 0);
		}
		Level level = LevelTemplates.level("noise", SIDE, SIDE);
		level.setTerrain(grid.build());
		return level;
	}

	@Test
	void opensIsPaintedAndSaved() throws Exception {
		assertEquals(SIDE, open.level().getTerrain().width());
		assertTrue(Files.size(open.file().getLocation().toPath()) > 1 << 18, "read at once otherwise");
		TerrainGrid before = open.level().getTerrain();
		open.editor().activateTool("1");
		open.editor().settings().paint().setBrushSize(32);
		open.mouse().drag(1, open.middle(400, 400), open.middle(600, 500));
		open.settle();
		assertFalse(before.equals(open.level().getTerrain()));

		open.part().doSave(new NullProgressMonitor());
		assertFalse(open.part().isDirty());
		assertArrayEquals(LevelFiles.toBytes(open.level()), Files.readAllBytes(open.file().getLocation().toPath()));
		open.commands().undo();
		assertEquals(before, open.level().getTerrain());
		open.reopen();
		assertFalse(before.equals(open.level().getTerrain()));
	}
}
