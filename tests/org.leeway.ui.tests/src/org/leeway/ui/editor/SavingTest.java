package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** What is saved is what was seen. */
class SavingTest {

	@Test
	void aSavedLevelReopensEqual() throws Exception {
		try (OpenLevel open = OpenLevel.of(Levels.of(Levels.CORRIDOR))) {
			open.editor().activateTool("3");
			open.mouse().drag(1, open.middle(2, 2), open.middle(5, 7));
			open.editor().activateTool("circle");
			open.mouse().drag(1, open.at(15, 3), open.at(16, 3));
			open.settle();
			assertTrue(open.editor().isDirty());
			byte[] shown = LevelFiles.toBytes(open.level());

			open.editor().doSave(new NullProgressMonitor());
			assertFalse(open.editor().isDirty());
			Path path = open.file().getLocation().toPath();
			assertArrayEquals(shown, Files.readAllBytes(path));

			open.reopen();
			assertArrayEquals(shown, LevelFiles.toBytes(open.level()));
		}
	}

	@Test
	void closingWithoutSavingLeavesTheFileAndDropsTheFindings() throws Exception {
		try (OpenLevel open = OpenLevel.of(Levels.of(Levels.CORRIDOR))) {
			byte[] saved = Files.readAllBytes(open.file().getLocation().toPath());
			open.editor().activateTool("4");
			open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
			open.settle();
			assertEquals(3, open.findings().size(), "all are cut off: " + open.findings());
			open.reopen();
			assertArrayEquals(saved, Files.readAllBytes(open.file().getLocation().toPath()));
			assertEquals(1, open.findings().size());
		}
	}

	@Test
	void theNextEditorBeginsAsTheLastOneEnded() throws Exception {
		try (OpenLevel open = OpenLevel.of(Levels.of(Levels.CORRIDOR))) {
			assertEquals(EditorSettings.Overlay.REACHABILITY, open.editor().settings().overlay());
			open.editor().settings().setOverlay(EditorSettings.Overlay.CLEARANCE);
			open.editor().settings().setGridLines(false);
			open.editor().settings().setBrushSize(5);
			open.reopen();
			assertEquals(EditorSettings.Overlay.CLEARANCE, open.editor().settings().overlay());
			assertFalse(open.editor().settings().gridLines());
			assertEquals(5, open.editor().settings().brushSize());
		}
	}
}
