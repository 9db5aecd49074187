package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/**
 * Tests of a file that another program changes, deletes or moves while its level is open. No edit is lost, and no view
 * is out of date.
 */
class ChangedFileTest {

	private static final int TREES = 3;
	private static final String WIDE = Levels.CORRIDOR.replace("T......TTTTTT......T\nTTTT", "T..................T\nTTTT");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void anEditorWithoutChangesFollowsTheFile() throws Exception {
		OutlineView outline = OutlineView.show();
		open.editor().settings().setAgent(open.level().getAgentTypes().get(2));
		open.editor().root().getZoomManager().setZoom(4);
		EventLoop.drain();
		open.editor().root().viewport().scroll(30, 20);
		Point place = open.middle(15, 7);
		Level changed = Levels.of(WIDE);
		changed.getSpawns().clear();
		changed.getAgentTypes().remove(0);
		changeTo(changed);
		EventLoop.waitUntil("the editor has the new level", () -> open.level().getSpawns().isEmpty());
		open.settle();

		assertEquals(changed.getTerrain(), open.level().getTerrain());
		assertFalse(open.part().isDirty());
		assertEquals(4, open.editor().root().getZoomManager().getZoom());
		assertEquals(place, open.middle(15, 7));
		assertSame(open.level().getAgentTypes().get(1), open.editor().settings().agent(), "still large");
		assertTrue(outline.text().contains("Spawns (0)"), outline.text());
	}

	@Test
	void aLevelThatWasReloadedIsEditedAsAnyOther() throws Exception {
		open.editor().activateTool("3");
		Level before = open.level();
		changeTo(Levels.of(WIDE));
		EventLoop.waitUntil("the editor has the new level", () -> open.level() != before);
		paint();
		assertTrue(open.findings().toString().contains("medium"), open.findings().toString());
		assertEquals(TREES, open.level().getTerrain().terrain(9, 5));
		open.commands().undo();
		assertFalse(open.commands().canUndo());
		assertEquals(Levels.of(WIDE).getTerrain(), open.level().getTerrain());
	}

	@Test
	void whatTheEditorSavesItselfIsNotLoadedAgain() throws Exception {
		Level level = open.level();
		paint();
		open.part().doSave(new NullProgressMonitor());
		open.settle();
		assertSame(level, open.level());
		assertTrue(open.commands().canUndo());
	}

	@Test
	void changesThatAreNotSavedCanBeKept() throws Exception {
		paint();
		byte[] mine = LevelFiles.toBytes(open.level());
		assertEquals(OptionalInt.of(0), open.editor().document().savedSteps());
		answerAfterChange("Keep Mine");
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertEquals(OptionalInt.empty(), open.editor().document().savedSteps(), "no step leads to what the file holds");
		open.commands().undo();
		assertTrue(open.part().isDirty(), "this is in no file any more");
		open.commands().redo();

		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()), "without another question");
		assertEquals(OptionalInt.of(1), open.editor().document().savedSteps());
		assertFalse(open.part().isDirty());
	}

	@Test
	void changesThatAreNotSavedCanBeGivenUp() throws Exception {
		paint();
		answerAfterChange("Reload");
		open.settle();
		assertEquals(Levels.of(WIDE).getTerrain(), open.level().getTerrain());
		assertFalse(open.part().isDirty());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void anEditorInTheBackgroundAsksWhenItIsLookedAt() throws Exception {
		paint();
		Level mine = open.level();
		try (OpenLevel other = OpenLevel.of(Levels.of(Levels.CORRIDOR), "other.leeway")) {
			changeTo(Levels.of(WIDE));
			other.settle();
			assertSame(mine, open.level());
			answer("Reload", () -> OpenLevel.page().activate(open.part()));
			assertNotSame(mine, open.level());
		}
	}

	@Test
	void savingNeverOverwritesAnUnseenChange() throws Exception {
		paint();
		byte[] mine = LevelFiles.toBytes(open.level());
		byte[] theirs = LevelFiles.toBytes(Levels.of(WIDE));
		Files.write(path(), theirs);

		NullProgressMonitor monitor = new NullProgressMonitor();
		Dialogs.answer(() -> open.part().doSave(monitor), dialog -> dialog.click("Cancel"));
		assertTrue(monitor.isCanceled());
		assertTrue(open.part().isDirty());
		assertArrayEquals(theirs, Files.readAllBytes(path()));

		Dialogs.answer(() -> open.part().doSave(new NullProgressMonitor()), dialog -> dialog.click("Overwrite"));
		assertFalse(open.part().isDirty());
		assertArrayEquals(mine, Files.readAllBytes(path()));
	}

	@Test
	void savingCanReloadAnUnseenChangeInstead() throws Exception {
		paint();
		byte[] theirs = LevelFiles.toBytes(Levels.of(WIDE));
		Files.write(path(), theirs);
		NullProgressMonitor monitor = new NullProgressMonitor();
		Dialogs.answer(() -> open.part().doSave(monitor), dialog -> dialog.click("Reload"));
		assertTrue(monitor.isCanceled(), "nothing was saved");
		assertArrayEquals(theirs, Files.readAllBytes(path()));
		assertEquals(Levels.of(WIDE).getTerrain(), open.level().getTerrain());
		assertFalse(open.part().isDirty());
		assertFalse(open.commands().canUndo());
		open.bar().click("Restore");
		assertEquals(TREES, open.level().getTerrain().terrain(9, 5), "the unsaved work is offered");
	}

	@Test
	void aChangeThatTheWorkspaceHasNotHeardOfIsSeen() throws Exception {
		Level before = open.level();
		LevelFiles.save(Levels.of(WIDE), path());
		EventLoop.waitUntil("the editor has the new level", () -> open.level() != before);
		assertEquals(Levels.of(WIDE).getTerrain(), open.level().getTerrain());
		EventLoop.waitUntil("the workspace has heard of it", () -> open.file().isSynchronized(IResource.DEPTH_ZERO));
	}

	@Test
	void aChangeUnderUnsavedWorkIsAskedAboutOnce() throws Exception {
		paint();
		answer("Keep Mine", () -> LevelFiles.save(Levels.of(WIDE), path()));
		assertTrue(open.part().isDirty());
	}

	@Test
	void anUnseenChangeCanBeSavedBeside() throws Exception {
		paint();
		byte[] mine = LevelFiles.toBytes(open.level());
		byte[] theirs = LevelFiles.toBytes(Levels.of(WIDE));
		Files.write(path(), theirs);
		Dialogs.answer(() -> open.part().doSave(new NullProgressMonitor()),
				dialog -> dialog.click("Save As..."), saveAs -> {
					saveAs.after("File name:", Text.class).setText("mine.leeway");
					saveAs.click("OK");
				});
		IFile beside = OpenLevel.project().getFile("mine.leeway");
		assertArrayEquals(mine, Files.readAllBytes(beside.getLocation().toPath()));
		assertArrayEquals(theirs, Files.readAllBytes(path()));
		assertEquals("mine.leeway", open.part().getTitle());
		assertFalse(open.part().isDirty());
		beside.delete(true, null);
	}

	@Test
	void aDeletedFileIsWrittenAnew() throws Exception {
		byte[] mine = LevelFiles.toBytes(open.level());
		open.file().delete(true, null);
		EventLoop.waitUntil("the editor knows", () -> open.part().isDirty());
		assertSame(open.part(), OpenLevel.page().getActiveEditor());
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()));
		assertTrue(open.file().exists());
		assertFalse(open.part().isDirty());
		open.settle();
		assertEquals(1, open.findings().size());
	}

	@Test
	void aFileThatIsNoLevelAnyMoreLeavesTheEditorAsItIs() throws Exception {
		byte[] mine = LevelFiles.toBytes(open.level());
		answer("OK", () -> {
			Files.writeString(path(), "no level");
			open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		});
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertTrue(open.part().isDirty());
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()));
	}

	@Test
	void aRenamedFileIsFollowed() throws Exception {
		IFile target = OpenLevel.project().getFile("renamed.leeway");
		paint();
		open.file().move(target.getFullPath(), true, null);
		EventLoop.waitUntil("the editor knows", () -> open.part().getTitle().equals("renamed.leeway"));
		byte[] mine = LevelFiles.toBytes(open.level());
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(target.getLocation().toPath()));
		assertFalse(open.file().exists());
		target.delete(true, null);
	}

	/** An action that may throw exceptions. */
	private interface Action {

		void run() throws Exception;
	}

	private void answerAfterChange(String button) {
		answer(button, () -> changeTo(Levels.of(WIDE)));
	}

	/** Runs an action after which a dialog appears, and presses a button of the dialog. */
	private static void answer(String button, Action action) {
		boolean[] asked = {false};
		Dialogs.answer(() -> {
			try {
				action.run();
			} catch (Exception e) {
				throw new AssertionError(e);
			}
			EventLoop.waitUntil("the editor asks", () -> asked[0]);
		}, dialog -> {
			asked[0] = true;
			assertTrue(dialog.words().contains("level.leeway has been changed on disk"), dialog.words());
			dialog.click(button);
		});
	}

	private void changeTo(Level level) throws Exception {
		LevelFiles.save(level, path());
		open.file().refreshLocal(IResource.DEPTH_ZERO, null);
	}

	private Path path() {
		return open.file().getLocation().toPath();
	}

	private void paint() {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
		assertTrue(open.part().isDirty());
	}
}
