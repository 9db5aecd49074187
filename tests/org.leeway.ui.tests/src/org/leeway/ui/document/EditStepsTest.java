package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.junit.jupiter.api.Test;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.commands.SetCommand;

class EditStepsTest {

	private static final int TILE = 64 * 64;

	private final Level level = LevelFactory.eINSTANCE.createLevel();

	private Command paint(int terrain) {
		return new SetCommand("Paint " + terrain, level, LevelPackage.Literals.LEVEL__TERRAIN,
				TerrainGrid.filled(128, 128, terrain));
	}

	private static Command nothing(String label) {
		return new Command(label) {
		};
	}

	@Test
	void keepsSoManySteps() {
		EditSteps steps = new EditSteps(3, Long.MAX_VALUE);
		for (int i = 0; i < 5; i++) {
			steps.execute(nothing("Step " + i));
		}
		assertEquals(3, steps.all().size());
		assertEquals("Step 2", steps.all().getFirst().getLabel());
		for (int i = 0; i < 3; i++) {
			steps.undo();
		}
		assertFalse(steps.canUndo());
		steps.redo();
		assertEquals(1, steps.done());
	}

	@Test
	void keepsStepsThatHoldSoMuch() {
		level.setTerrain(TerrainGrid.filled(128, 128, 9));
		EditSteps steps = new EditSteps(100, 9 * TILE);
		steps.execute(nothing("First"));
		for (int i = 0; i < 4; i++) {
			steps.execute(paint(i));
		}
		// Each step of painting holds four tiles. The limit of nine tiles does not apply to the newest step. Of the older
		// steps, the last two fit into nine tiles, but a third does not.
		assertEquals(3, steps.all().size());
		steps.undo();
		steps.undo();
		steps.undo();
		assertFalse(steps.canUndo());
		assertEquals(0, level.getTerrain().terrain(5, 5));
	}

	@Test
	void countsTheStepsInASteps() {
		level.setTerrain(TerrainGrid.filled(128, 128, 9));
		EditSteps steps = new EditSteps(100, 2 * TILE);
		for (int i = 0; i < 4; i++) {
			CompoundCommand all = new CompoundCommand("All " + i);
			all.add(paint(i));
			steps.execute(all);
		}
		assertEquals(1, steps.all().size());
		assertTrue(steps.canUndo());
	}

	@Test
	void knowsThatTheFileHasForgottenSteps() {
		EditSteps steps = new EditSteps(2, Long.MAX_VALUE);
		steps.execute(nothing("Saved"));
		steps.markSaveLocation();
		assertEquals(OptionalInt.of(1), steps.saved());
		for (int i = 0; i < 3; i++) {
			steps.execute(nothing("Step " + i));
		}
		assertEquals(OptionalInt.empty(), steps.saved());
		while (steps.canUndo()) {
			steps.undo();
		}
		assertTrue(steps.isDirty());
	}

	@Test
	void aNeverSavedLevelHasNoSavedStateAfterItsFirstStepIsForgotten() {
		EditSteps steps = new EditSteps(2, Long.MAX_VALUE);
		steps.execute(nothing("First"));
		steps.execute(nothing("Second"));
		assertEquals(OptionalInt.of(0), steps.saved());
		assertFalse(steps.hasForgotten());
		steps.execute(nothing("Third"));
		assertEquals(OptionalInt.empty(), steps.saved());
		assertTrue(steps.hasForgotten());
		steps.undo();
		steps.undo();
		steps.markSaveLocation();
		assertEquals(OptionalInt.of(0), steps.saved());
		steps.flush();
		assertEquals(OptionalInt.of(0), steps.saved());
		assertFalse(steps.hasForgotten());
	}

	@Test
	void theSavedStepIsTheStartOnceItIsForgotten() {
		EditSteps steps = new EditSteps(2, Long.MAX_VALUE);
		steps.execute(nothing("Saved"));
		steps.markSaveLocation();
		steps.execute(nothing("Second"));
		steps.execute(nothing("Third"));
		assertEquals(OptionalInt.of(0), steps.saved());
		steps.undo();
		steps.undo();
		assertFalse(steps.isDirty());
	}
}
