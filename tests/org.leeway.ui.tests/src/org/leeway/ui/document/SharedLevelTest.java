package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPreferenceConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.app.LevelPerspective;
import org.leeway.ui.editor.EditorIds;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of two editors of one file, which share a level. An edit in one editor can be seen, undone and saved in the
 * other editor too.
 */
class SharedLevelTest {

	private static final int TREES = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@Test
	void twoWindowsAgree() throws Exception {
		IWorkbenchWindow window = PlatformUI.getWorkbench().openWorkbenchWindow(LevelPerspective.ID, null);
		try {
			LevelEditor second = openAnother(window.getActivePage(), open.file());
			assertSame(open.level(), second.level());
			open.editor().site().getShell().forceActive();
			paint();
			assertTrue(second.isDirty());
			EventLoop.waitUntil("the other has the analysis", () -> presenter(second).findingsAreFresh());
			assertEquals(TREES, second.level().getTerrain().terrain(9, 4));
			List<Finding> findings = presenter(second).analysis().findings();
			assertTrue(findings.size() > 1, findings.toString());

			((CommandStack) second.getAdapter(CommandStack.class)).undo();
			open.settle();
			assertFalse(open.part().isDirty());
			assertEquals(0, open.level().getTerrain().terrain(9, 4));
			assertEquals(1, open.findings().size());
			open.commands().redo();
			second.doSave(new NullProgressMonitor());
			assertFalse(open.part().isDirty());
			assertEquals(open.level().getTerrain(), LevelFiles.load(path()).getTerrain());
		} finally {
			window.close();
		}
	}

	@Test
	void oneOfTwoEditorsIsClosedWithoutLoss() throws Exception {
		LevelEditor second = openAnother(OpenLevel.page(), open.file());
		OpenLevel.page().activate(open.part());
		paint();
		PlatformUI.getPreferenceStore().setValue(IWorkbenchPreferenceConstants.PROMPT_WHEN_SAVEABLE_STILL_OPEN, false);
		assertTrue(OpenLevel.page().closeEditor(second, true), "without a question, for nothing is lost");
		EventLoop.drain();
		assertTrue(open.part().isDirty());
		paintMore();
		assertTrue(open.commands().canUndo());
		Dialogs.answer(() -> assertFalse(OpenLevel.page().closeEditor(open.part(), true)),
				dialog -> dialog.click("Cancel"));
		assertSame(open.part(), OpenLevel.page().getActiveEditor());
	}

	@Test
	void bothFollowAFileThatChanges() throws Exception {
		LevelEditor second = openAnother(OpenLevel.page(), open.file());
		var before = second.level();
		LevelFiles.save(Levels.of(Levels.CORRIDOR.replace('s', '.')), path());
		open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		EventLoop.waitUntil("the level is there", () -> open.level() != before);
		assertSame(open.level(), second.level());
		assertNotSame(before, second.level());
		EventLoop.waitUntil("both are analysed", () -> presenter(second).findingsAreFresh()
				&& open.editor().presenter().findingsAreFresh());
		OpenLevel.page().closeEditor(second, false);
	}

	@Test
	void aLinkToTheFileOpensTheSameLevel() throws Exception {
		IFile link = OpenLevel.project().getFile("link.leeway");
		link.createLink(open.file().getLocation(), IResource.NONE, null);
		LevelEditor second = openAnother(OpenLevel.page(), link);
		assertSame(open.level(), second.level());
		assertEquals("level.leeway", second.getTitle());
		OpenLevel.page().closeEditor(second, false);
		link.delete(true, null);
	}

	@Test
	void aLevelIsNotSavedOverOneThatIsOpen() throws Exception {
		try (OpenLevel other = OpenLevel.of(Levels.of(Levels.CORRIDOR.replace('s', '.')), "other.leeway")) {
			other.file().delete(true, null);
			EventLoop.waitUntil("the other editor knows", () -> other.part().isDirty());
			OpenLevel.page().activate(open.part());
			Dialogs.answer(() -> open.part().doSaveAs(), dialog -> {
				dialog.after("File name:", Text.class).setText("other.leeway");
				dialog.click("OK");
			}, refusal -> {
				assertTrue(refusal.words().contains("other.leeway is open in another editor"), refusal.words());
				refusal.click("OK");
			});
			assertEquals("level.leeway", open.part().getTitle());
			assertFalse(Files.exists(other.file().getLocation().toPath()));
		}
	}

	private static LevelEditor openAnother(IWorkbenchPage page, IFile file) throws Exception {
		LevelEditor editor = (LevelEditor) page.openEditor(new FileEditorInput(file), EditorIds.LEVEL, true,
				IWorkbenchPage.MATCH_NONE);
		EventLoop.waitUntil("the map is shown", () -> presenter(editor).findingsAreFresh());
		return editor;
	}

	private static LevelPresenter presenter(LevelEditor editor) {
		return editor.session().orElseThrow().presenter();
	}

	private void paint() {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
		assertTrue(open.part().isDirty());
	}

	private void paintMore() {
		open.mouse().drag(1, open.middle(3, 1), open.middle(5, 1));
		open.settle();
		assertEquals(TREES, open.level().getTerrain().terrain(4, 1));
	}

	private Path path() {
		return open.file().getLocation().toPath();
	}
}
