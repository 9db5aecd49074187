package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.actions.CloseResourceAction;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.testing.Autosaves;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Explorer;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of a level with unsaved changes whose file is deleted or moved in the Project Explorer. */
class UnsavedLevelsTest {

	private static final String WARNING = "level.leeway has unsaved changes.";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void deletingAsksAndKeepsTheUnsavedWork() throws Exception {
		byte[] mine = paint();
		Explorer.select(open.file());
		answer(() -> Explorer.press(open.file(), SWT.DEL), () -> !open.file().exists(), dialog -> {
			assertWarned(dialog, "Continue");
		});
		EventLoop.waitUntil("the editor is closed", () -> OpenLevel.page().getActiveEditor() == null);
		EventLoop.waitUntil("the work is kept", () -> Autosaves.count() == 1);

		LevelFiles.save(Levels.of(Levels.CORRIDOR), open.file().getLocation().toPath());
		open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		LevelEditor again = (LevelEditor) IDE.openEditor(OpenLevel.page(), open.file());
		Form form = new Form(again.getSite().getShell());
		EventLoop.waitUntil("it is offered", () -> form.words().contains("Unsaved work from "));
		form.click("Restore");
		assertArrayEquals(mine, LevelFiles.toBytes(again.level()));
		OpenLevel.page().closeEditor(again, false);
	}

	@Test
	void whoCancelsLosesNothing() throws Exception {
		byte[] mine = paint();
		boolean[] asked = {false};
		answer(() -> Explorer.press(open.file(), SWT.DEL), () -> asked[0], dialog -> {
			assertWarned(dialog, "Cancel");
			asked[0] = true;
		});
		assertTrue(open.file().exists());
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		OpenLevel.page().activate(open.part());
		open.commands().undo();
		open.commands().redo();
		open.reopen();
		EventLoop.awaitJobs();
		assertEquals(0, Autosaves.count(), "the changes were discarded");
	}

	@Test
	void aLevelWithoutChangesIsDeletedWithoutAWarning() throws Exception {
		answer(() -> Explorer.press(open.file(), SWT.DEL), () -> !open.file().exists(), dialog -> dialog.click("OK"));
		EventLoop.waitUntil("the editor is closed", () -> OpenLevel.page().getActiveEditor() == null);
	}

	@Test
	void aClosedProjectKeepsTheUnsavedWork() throws Exception {
		byte[] mine = paint();
		// the action gets the window from the page, not from the editor. The action closes the editor, and a closed editor has
		// no window
		CloseResourceAction close = new CloseResourceAction(OpenLevel.page().getWorkbenchWindow());
		close.selectionChanged(new StructuredSelection(OpenLevel.project()));
		answer(close::run, () -> !open.file().getProject().isOpen(),
				dialog -> dialog.click("Don't Save"));
		EventLoop.waitUntil("the editor is closed", () -> OpenLevel.page().getActiveEditor() == null);
		EventLoop.waitUntil("the work is kept", () -> Autosaves.count() == 1);
		assertFalse(Recovery.files().contains(open.file()), "not while the project is closed");

		open.reopenAfter(OpenLevel::project);
		EventLoop.waitUntil("it is offered", () -> open.bar().words().contains("Unsaved work from "));
		open.bar().click("Restore");
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
	}

	@Test
	void aDeletedProjectAsksToo() throws Exception {
		paint();
		boolean[] asked = {false};
		answer(() -> Explorer.press(OpenLevel.project(), SWT.DEL), () -> asked[0], dialog -> {
			assertWarned(dialog, "Cancel");
			asked[0] = true;
		});
		assertTrue(open.file().exists());
	}

	@Test
	void aMovedFolderIsFollowed() throws Exception {
		byte[] mine = paint();
		IFolder folder = OpenLevel.project().getFolder("maps");
		folder.create(true, true, null);
		open.file().move(folder.getFile("moved.leeway").getFullPath(), true, null);
		EventLoop.waitUntil("the editor knows", () -> open.part().getTitle().equals("moved.leeway"));
		folder.move(folder.getFullPath().removeLastSegments(1).append("levels"), true, null);
		EventLoop.waitUntil("the editor follows",
				() -> open.part().getTitleToolTip().equals("test/levels/moved.leeway"));
		assertSame(open.part(), OpenLevel.page().getActiveEditor());
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		OpenLevel.page().closeEditor(open.part(), false);
		OpenLevel.project().getFolder("levels").delete(true, null);
	}

	@Test
	void workThatIsUndoneIsNotOfferedAfterACrash() throws Exception {
		paint();
		open.editor().edits().resize(new CellRect(0, 0, 30, 10), 0);
		EventLoop.waitUntil("it is autosaved", () -> Autosaves.count() == 1);
		open.commands().undo();
		open.commands().undo();
		assertFalse(open.part().isDirty());
		assertEquals(0, Autosaves.count());
		Autosaves killed = Autosaves.now();
		open.reopenAfter(killed::restore);
		open.settle();
		assertNull(offer());
	}

	private Button offer() {
		return open.bar().all(Button.class).stream()
				.filter(button -> button.getText().equals("Restore") && button.isVisible()).findFirst().orElse(null);
	}

	private static void assertWarned(Form dialog, String answer) {
		Dialogs.answer(() -> dialog.click("OK"), warning -> {
			String problems = Arrays.toString(warning.first(Table.class).getItems());
			assertTrue(problems.contains(WARNING), problems);
			warning.click(answer);
		});
	}

	/** An action that may throw exceptions. */
	private interface Action {

		void run() throws Exception;
	}

	/**
	 * Runs an action that opens a dialog, and answers the dialog.
	 *
	 * @param done becomes true after the answer
	 */
	private static void answer(Action action, BooleanSupplier done, Consumer<Form> answer) {
		Dialogs.answer(() -> {
			try {
				action.run();
			} catch (Exception e) {
				throw new AssertionError(e);
			}
			EventLoop.waitUntil("it is done", done);
		}, answer);
	}

	private byte[] paint() throws Exception {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
		assertTrue(open.part().isDirty());
		return LevelFiles.toBytes(open.level());
	}
}
