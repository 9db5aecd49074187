package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.app.UnsavedWork;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.testing.Autosaves;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the recovery of unsaved work after a kill of the program. A real editor writes the autosaves. */
class AutosaveTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void unsavedWorkIsOfferedAfterACrashAndCanBeTakenBack() throws Exception {
		byte[] saved = LevelFiles.toBytes(open.level());
		byte[] mine = paintAndAutosave();
		crash();
		assertArrayEquals(saved, LevelFiles.toBytes(open.level()));
		assertTrue(offer().startsWith("Unsaved work from "), offer());
		assertFalse(open.part().isDirty());

		open.bar().click("Restore");
		open.settle();
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertEquals(3, open.findings().size(), "all are cut off: " + open.findings());
		assertEquals("", offer());
		assertTrue(open.part().isDirty());
		open.commands().undo();
		assertArrayEquals(saved, LevelFiles.toBytes(open.level()));
		assertFalse(open.part().isDirty());
		open.commands().redo();

		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()));
		assertEquals(0, Autosaves.count());
	}

	@Test
	void unsavedWorkCanBeDiscarded() throws Exception {
		byte[] saved = LevelFiles.toBytes(open.level());
		paintAndAutosave();
		crash();
		open.bar().click("Discard");
		assertEquals("", offer());
		assertArrayEquals(saved, LevelFiles.toBytes(open.level()));
		open.reopen();
		assertEquals("", offer());
		assertEquals(0, Autosaves.count());
	}

	@Test
	void anOfferThatNobodyAnswersIsMadeAgain() throws Exception {
		paintAndAutosave();
		crash();
		open.editor().activateTool("spawn");
		open.mouse().click(open.middle(15, 2));
		open.part().doSave(new NullProgressMonitor());
		open.reopen();
		EventLoop.waitUntil("it is offered again", () -> offer().startsWith("Unsaved work from "));
		assertTrue(offer().contains("The file was changed after that"), offer());
	}

	@Test
	void aFileThatIsGoneComesBackWithItsUnsavedWork() throws Exception {
		byte[] mine = paintAndAutosave();
		Autosaves killed = Autosaves.now();
		open.reopenAfter(() -> {
			killed.restore();
			open.file().delete(true, null);
			new UnsavedWork().earlyStartup();
			EventLoop.waitUntil("the level is opened",
					() -> OpenLevel.page().getActiveEditor() instanceof LevelEditor);
		});
		assertTrue(offer().contains("level.leeway is missing"), offer());
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertTrue(open.part().isDirty());
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()));
		assertEquals(0, Autosaves.count());
	}

	@Test
	void anAutosaveOfWhatWasSavedIsNotOffered() throws Exception {
		paintAndAutosave();
		Autosaves killed = Autosaves.now();
		open.part().doSave(new NullProgressMonitor());
		open.reopenAfter(killed::restore);
		EventLoop.waitUntil("the autosave is looked at", () -> Autosaves.count() == 0);
		settleAutosaves();
		assertEquals("", offer());
	}

	@Test
	void anOrderlyEndLeavesNothing() throws Exception {
		paintAndAutosave();
		open.part().doSave(new NullProgressMonitor());
		assertEquals(0, Autosaves.count());
		open.commands().undo();
		EventLoop.waitUntil("the undo is autosaved", () -> Autosaves.count() == 1);
		open.reopen();
		assertEquals(0, Autosaves.count());
	}

	@Test
	void aChangeOfSizeIsAutosavedBefore() throws Exception {
		preferences().putInt(SavingPreferences.IDLE, 600);
		paint();
		byte[] mine = LevelFiles.toBytes(open.level());
		open.editor().edits().resize(new CellRect(0, 0, 10, 10), 0);
		settleAutosaves();
		assertEquals(1, Autosaves.count());
		crash();
		open.bar().click("Restore");
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
	}

	@Test
	void onlyTheLatestAutosavesAreKept() throws Exception {
		preferences().putInt(SavingPreferences.KEPT, 2);
		preferences().putInt(SavingPreferences.IDLE, 600);
		byte[] last = null;
		for (int column = 8; column < 12; column++) {
			paint(column);
			last = LevelFiles.toBytes(open.level());
			open.editor().edits().resize(new CellRect(0, 0, 20, 10 + column), 0);
			open.commands().undo();
			settleAutosaves();
			assertEquals(Math.min(2, column - 7), Autosaves.count());
		}
		crash();
		open.bar().click("Restore");
		assertArrayEquals(last, LevelFiles.toBytes(open.level()));
	}

	@Test
	void whoWantsNoAutosavesHasNone() throws Exception {
		preferences().putBoolean(SavingPreferences.AUTOSAVE, false);
		paint();
		open.editor().edits().resize(new CellRect(0, 0, 10, 10), 0);
		settleAutosaves();
		assertEquals(0, Autosaves.count());
	}

	@Test
	void whatAReloadReplacesIsOffered() throws Exception {
		paint();
		byte[] mine = LevelFiles.toBytes(open.level());
		byte[] theirs = LevelFiles.toBytes(Levels.of(Levels.CORRIDOR.replace('s', '.')));
		Dialogs.answer(() -> {
			changeTo(theirs);
			EventLoop.waitUntil("it is reloaded", () -> open.level().getSpawns().isEmpty());
		}, dialog -> dialog.click("Reload"));
		EventLoop.waitUntil("what was there is offered", () -> offer().startsWith("Unsaved work from "));
		open.settle();
		open.bar().click("Restore");
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		open.commands().undo();
		assertArrayEquals(theirs, LevelFiles.toBytes(open.level()));
	}

	private void changeTo(byte[] bytes) {
		try {
			Files.write(path(), bytes);
			open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		} catch (Exception e) {
			throw new AssertionError(e);
		}
	}

	private byte[] paintAndAutosave() throws Exception {
		preferences().putInt(SavingPreferences.IDLE, 1);
		paint();
		EventLoop.waitUntil("it is autosaved", () -> Autosaves.count() == 1);
		settleAutosaves();
		return LevelFiles.toBytes(open.level());
	}

	private void paint() {
		paint(9);
	}

	private void paint(int column) {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(column, 4), open.middle(column, 5));
		open.settle();
		assertTrue(open.part().isDirty());
	}

	/** Simulates a kill of the program and its next start: closes the editor, restores the autosaves, and opens the level. */
	private void crash() throws Exception {
		Autosaves killed = Autosaves.now();
		open.reopenAfter(killed::restore);
		EventLoop.waitUntil("there is an offer", () -> !offer().isEmpty());
		open.settle();
	}

	/** Returns the text of the bar that offers unsaved work. Empty if the bar is not visible. */
	private String offer() {
		List<Button> restore = open.bar().all(Button.class).stream().filter(button -> button.getText().equals("Restore"))
				.toList();
		Label text = (Label) restore.getFirst().getParent().getChildren()[0];
		return text.isVisible() ? text.getText() : "";
	}

	private static void settleAutosaves() {
		EventLoop.waitUntil("the autosaves are written",
				() -> Job.getJobManager().find(AutosaveJob.class).length == 0);
		EventLoop.drain();
	}

	private static IEclipsePreferences preferences() {
		return InstanceScope.INSTANCE.getNode(SavingPreferences.NODE);
	}

	private Path path() {
		return open.file().getLocation().toPath();
	}
}
