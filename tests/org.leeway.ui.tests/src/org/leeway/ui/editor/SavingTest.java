package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import java.util.Optional;

import org.leeway.core.layer.Layers;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Saving. The saved file must have exactly the level that the editor showed. */
class SavingTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void aSavedLevelReopensEqual() throws Exception {
		open.editor().activateTool("3");
		open.mouse().drag(1, open.middle(2, 2), open.middle(5, 7));
		open.editor().activateTool("circle");
		open.mouse().drag(1, open.at(15, 3), open.at(16, 3));
		open.settle();
		assertTrue(open.part().isDirty());
		byte[] shown = LevelFiles.toBytes(open.level());

		open.part().doSave(new NullProgressMonitor());
		assertFalse(open.part().isDirty());
		Path path = open.file().getLocation().toPath();
		assertArrayEquals(shown, Files.readAllBytes(path));

		open.reopen();
		assertArrayEquals(shown, LevelFiles.toBytes(open.level()));
	}

	@Test
	void closingWithoutSavingLeavesTheFileAndDropsTheFindings() throws Exception {
		byte[] saved = Files.readAllBytes(open.file().getLocation().toPath());
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
		assertEquals(3, open.findings().size(), "all are cut off: " + open.findings());
		open.reopen();
		assertArrayEquals(saved, Files.readAllBytes(open.file().getLocation().toPath()));
		assertEquals(1, open.findings().size());
	}

	@Test
	void whatWasSavedBeforeIsKeptUnlessNobodyWantsThat() throws Exception {
		Path path = open.file().getLocation().toPath();
		Path backup = path.resolveSibling("level.leeway.bak");
		byte[] first = Files.readAllBytes(path);
		paint();
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(first, Files.readAllBytes(backup));
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(first, Files.readAllBytes(backup), "the second time nothing was new");

		InstanceScope.INSTANCE.getNode("org.leeway.ui").putBoolean("saving.backup", false);
		byte[] second = Files.readAllBytes(path);
		open.commands().undo();
		open.part().doSave(new NullProgressMonitor());
		assertFalse(Arrays.equals(second, Files.readAllBytes(path)));
		assertArrayEquals(first, Files.readAllBytes(backup));
		Files.delete(backup);
	}

	@Test
	void theNextEditorBeginsAsTheLastOneEnded() throws Exception {
		assertEquals(Optional.of(Layers.raster("reachability")), open.editor().settings().overlay());
		open.editor().settings().setOverlay(Layers.raster("clearance"));
		open.editor().settings().setGridLines(false);
		open.editor().settings().paint().setBrushSize(5);
		open.reopen();
		assertEquals(Optional.of(Layers.raster("clearance")), open.editor().settings().overlay());
		assertFalse(open.editor().settings().gridLines());
		assertEquals(5, open.editor().settings().paint().brush().size());
	}

	@Test
	void aLevelThatCannotBeSavedStaysInTheEditor() throws Exception {
		paint();
		byte[] shown = LevelFiles.toBytes(open.level());
		Path path = open.file().getLocation().toPath();
		Files.delete(path);
		Files.createDirectory(path);

		NullProgressMonitor monitor = new NullProgressMonitor();
		String message = Dialogs.message(() -> open.part().doSave(monitor));
		assertTrue(message.startsWith("Level Not Saved"), message);
		assertTrue(message.contains("is a folder, expected a file"), message);
		assertTrue(monitor.isCanceled(), "so that closing the editor stops");
		assertTrue(open.part().isDirty());
		assertArrayEquals(shown, LevelFiles.toBytes(open.level()));
		assertTrue(open.commands().canUndo());

		Files.delete(path);
		open.part().doSave(new NullProgressMonitor());
		assertFalse(open.part().isDirty());
		assertArrayEquals(shown, Files.readAllBytes(path));
	}

	@Test
	void aLevelWhoseProjectIsGoneStaysInTheEditor() throws Exception {
		paint();
		OpenLevel.project().delete(true, true, null);
		String message = Dialogs.message(() -> open.part().doSave(new NullProgressMonitor()));
		assertTrue(message.startsWith("Level Not Saved"), message);
		assertTrue(open.part().isDirty());
		OpenLevel.project();
	}

	@Test
	void saveAsWritesAnotherFileAndGoesOnWithThat() throws Exception {
		byte[] saved = Files.readAllBytes(open.file().getLocation().toPath());
		paint();
		byte[] shown = LevelFiles.toBytes(open.level());
		Dialogs.answer(() -> open.part().doSaveAs(), dialog -> {
			dialog.after("File name:", Text.class).setText("copy.leeway");
			dialog.click("OK");
		});
		open.settle();

		IFile copy = OpenLevel.project().getFile("copy.leeway");
		assertArrayEquals(shown, Files.readAllBytes(copy.getLocation().toPath()));
		assertArrayEquals(saved, Files.readAllBytes(open.file().getLocation().toPath()));
		assertEquals("copy.leeway", open.part().getTitle());
		assertFalse(open.part().isDirty());
		assertEquals(4, copy.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_ZERO).length);
		assertEquals(0, open.findings().size(), "nobody looks at the old file: " + open.findings());

		open.commands().undo();
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(saved, Files.readAllBytes(copy.getLocation().toPath()));
	}

	private void paint() {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
		assertTrue(open.part().isDirty());
	}
}
