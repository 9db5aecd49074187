package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.testing.Repository;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.ErrorLog;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the Compare view of a level of two rooms with a corridor two cells wide. */
class CompareViewTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;
	private CompareView part;
	private Form view;

	@BeforeEach
	void showView() throws Exception {
		part = (CompareView) OpenLevel.page().showView(CompareView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		view = Form.aroundTable(open.editor().site().getShell(), "Now");
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(part);
		EventLoop.drain();
	}

	private List<String> rows() {
		return view.rows();
	}

	private void narrowTheCorridor() {
		open.editor().activateTool("4");
		open.mouse().click(open.middle(9, 5));
		open.settle();
	}

	@Test
	void tellsWhatAnEditMeansUntilItIsSaved() {
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("No difference from level.leeway"), view.words());
		narrowTheCorridor();
		assertTrue(rows().contains("choke|medium|2|1|54|9,4 (1 x 2)"), rows().toString());
		assertTrue(rows().contains("terrain||ground|trees|1|9,5 (1 x 1)"), rows().toString());
		open.part().doSave(new NullProgressMonitor());
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("No difference from level.leeway"), view.words());
	}

	@Test
	void aRenamedLevelIsNamedAnew() throws CoreException {
		IFile renamed = OpenLevel.project().getFile("renamed.leeway");
		open.file().move(renamed.getFullPath(), true, null);
		EventLoop.waitUntil("the view has the new name",
				() -> view.words().contains("No difference from renamed.leeway"));
		open.editor().site().getPage().closeEditor(open.part(), false);
		EventLoop.waitUntil("the view shows no level", () -> view.words().contains("No level is open."));
		renamed.delete(true, null);
	}

	@Test
	void aDeletedProjectLeavesTheLevelWithoutAComparison() throws CoreException {
		try (ErrorLog log = new ErrorLog()) {
			OpenLevel.project().delete(true, null);
			EventLoop.waitUntil("the view tells it",
					() -> view.words().contains("The project of this level no longer exists."));
			narrowTheCorridor();
			assertEquals(List.of(), rows());
			log.check();
		}
	}

	@Test
	void tintsTheCellsThatAreLost() {
		assertTrue(open.editor().root().tints().stream().allMatch(tint -> tint.cells().isEmpty()));
		narrowTheCorridor();
		assertTrue(open.editor().root().tints().getFirst().cells().get(15, 3), "the room behind is lost to the medium unit");
		open.commands().undo();
		open.settle();
		assertTrue(open.editor().root().tints().stream().allMatch(tint -> tint.cells().isEmpty()));
	}

	@Test
	void aRowIsGoneTo() {
		narrowTheCorridor();
		Table table = view.first(Table.class);
		table.setSelection(rows().indexOf("terrain||ground|trees|1|9,5 (1 x 1)"));
		table.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
		assertTrue(open.editor().root().picture().highlight().get(9, 5));
	}

	@Test
	void comparesWithAnyFile() throws IOException {
		Path other = folder.resolve("other.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR.replaceFirst("s", ".")), other);
		part.compareWith(other);
		open.settle();
		assertTrue(rows().stream().anyMatch(row -> row.startsWith("object|spawn||4,4|")
				|| row.startsWith("object|spawn|")), rows().toString());
		Files.writeString(other, "nonsense");
		part.compareWith(other);
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("other.leeway"), view.words());
	}

	@Test
	void anotherLevelIsComparedAsItsEditorShowsIt() throws Exception {
		try (OpenLevel other = OpenLevel.of(Levels.of(Levels.CORRIDOR), "other.leeway")) {
			other.editor().activateTool("4");
			other.mouse().click(other.middle(9, 5));
			other.settle();
			OpenLevel.page().activate(open.part());
			part.compareWith(other.file().getLocation().toPath());
			open.settle();
			assertTrue(rows().contains("terrain||trees|ground|1|9,5 (1 x 1)"), rows().toString());
			assertTrue(view.words().contains("other.leeway with its unsaved changes"), view.words());
			other.part().doSave(new NullProgressMonitor());
			part.compareWith(other.file().getLocation().toPath());
			open.settle();
			assertTrue(rows().contains("terrain||trees|ground|1|9,5 (1 x 1)"), rows().toString());
			assertTrue(view.words().endsWith("from other.leeway"), view.words());
		}
	}

	@Test
	void comparesWithTheLastCommitAndWithAnEarlierOne() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(OpenLevel.project().getLocation().toFile().toPath());
		repository.commit("Two rooms");
		narrowTheCorridor();
		open.part().doSave(new NullProgressMonitor());
		repository.commit("A narrower corridor");
		Form.choose(view.first(Combo.class), "Last commit");
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("No difference from HEAD:level.leeway"), view.words());
		Dialogs.answer(() -> {
			Form.choose(view.first(Combo.class), "Revision...");
			open.settle();
		}, dialog -> dialog.click("Cancel"));
		open.settle();
		assertEquals("Last commit", view.first(Combo.class).getText());
		assertTrue(view.words().contains("No difference from HEAD:level.leeway"), view.words());

		Dialogs.answer(() -> {
			Form.choose(view.first(Combo.class), "Revision...");
			open.settle();
		}, dialog -> {
			Table commits = dialog.first(Table.class);
			assertTrue(commits.getItem(0).getText().contains("A narrower corridor"), commits.getItem(0).getText());
			assertTrue(commits.getItem(1).getText().contains("Two rooms"), commits.getItem(1).getText());
			commits.setSelection(1);
			commits.notifyListeners(SWT.Selection, new Event());
			dialog.click("OK");
		});
		open.settle();
		assertTrue(rows().contains("choke|medium|2|1|54|9,4 (1 x 2)"), rows().toString());
		assertTrue(view.first(Combo.class).getText().matches("Revision [0-9a-f]+\\.\\.\\."), view.words());
	}

	@Test
	void withoutACommitItSaysSo() {
		Form.choose(view.first(Combo.class), "Last commit");
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("there is no level.leeway in revision HEAD")
				|| view.words().contains("not a git repository"), view.words());
	}

	@Test
	void withoutABackupItSaysSo() {
		Form.choose(view.first(Combo.class), "Backup");
		open.settle();
		assertEquals(List.of(), rows());
		assertTrue(view.words().contains("There is no file level.leeway.bak."), view.words());
	}
}
