package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.core.layer.Layers;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/** Editors of two files do not affect each other. */
class TwoEditorsTest {

	@Test
	void whatIsDoneInOneDoesNotTouchTheOther() throws Exception {
		OutlineView outline = OutlineView.show();
		try (OpenLevel first = OpenLevel.of(Levels.of(Levels.CORRIDOR), "first.leeway");
				OpenLevel second = OpenLevel.of(Levels.of(Levels.CORRIDOR), "second.leeway")) {
			TerrainGrid untouched = first.level().getTerrain();
			second.editor().activateTool("4");
			second.mouse().drag(1, second.middle(9, 4), second.middle(9, 5));
			second.editor().settings().setOverlay(Layers.raster("fit"));
			second.settle();
			assertTrue(second.part().isDirty());
			assertEquals(3, second.findings().size());

			assertFalse(first.part().isDirty());
			assertSame(untouched, first.level().getTerrain());
			assertEquals(Optional.of(Layers.raster("reachability")), first.editor().settings().overlay());
			assertEquals(1, first.findings().size());
			assertFalse(first.commands().canUndo());

			OpenLevel.page().activate(first.part());
			assertTrue(outline.text().contains("Spawns (1)"), outline.text());
			first.editor().activateTool("spawn");
			first.mouse().click(first.middle(15, 2));
			first.settle();
			assertTrue(outline.text().contains("Spawns (2)"), outline.text());
			OpenLevel.page().activate(second.part());
			assertTrue(outline.text().contains("Spawns (1)"), outline.text());
			second.commands().undo();
			assertFalse(second.part().isDirty());
			assertTrue(first.part().isDirty());
		}
	}
}
