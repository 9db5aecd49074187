package org.leeway.ui.editor;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.LargeMaps;
import org.leeway.ui.document.EditSteps;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.CompareView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.leeway.ui.wizards.ExportLayerWizard;
import org.osgi.service.prefs.BackingStoreException;

/** A report of how long actions block the UI thread. Each action changes or shows the whole of a large level. */
final class BlockReport {

	private final OpenLevel open;

	BlockReport(OpenLevel open) {
		this.open = open;
	}

	/** Runs all actions and prints their times. The level must have agents. */
	void run() {
		pieces();
		strokes();
		settings();
		views();
		sizes();
		files();
	}

	/** Returns whether the map shows the overlay of the level's present state, not of an earlier state. */
	static boolean isOverlayFresh(OpenLevel open) {
		LevelPresenter presenter = open.editor().presenter();
		return presenter.analysis() != null && presenter.analysis().snapshot() == presenter.snapshot()
				&& presenter.overlays().isFresh();
	}

	private void block(String what, Runnable work) {
		System.out.println(FrameClock.row(what, List.of(), FrameClock.longestBlock(() -> {
			work.run();
			EventLoop.waitUntil(what, () -> isOverlayFresh(open));
		})));
	}

	/** Measures an action until it has added an undo step, perhaps after work in the background. */
	private void step(String what, Runnable work) {
		EditSteps steps = open.editor().document().commands();
		int done = steps.done();
		block(what, () -> {
			work.run();
			EventLoop.waitUntil(what + " is done", () -> steps.done() > done);
		});
	}

	private void run(ActionFactory factory) {
		open.editor().actions().getAction(factory.getId()).run();
		EventLoop.drain();
	}

	private void terrain(String what) {
		open.run("org.leeway.ui.terrain", "org.leeway.ui.what", what);
	}

	private Point middle() {
		Point size = open.canvas().getSize();
		return new Point(size.x / 2, size.y / 2);
	}

	private Point beside(int right, int down) {
		return new Point(middle().x + right, middle().y + down);
	}

	private CellRect map() {
		return open.level().getTerrain().bounds();
	}

	private void pieces() {
		open.editor().activateTool("area");
		block("select all", () -> run(ActionFactory.SELECT_ALL));
		block("copy all", () -> run(ActionFactory.COPY));
		block("turn all", () -> terrain("turn-right"));
		block("flip it", () -> terrain("flip-left-right"));
		block("drag it", () -> open.mouse().drag(1, middle(), beside(60, 40)));
		block("put it down", () -> terrain("put-down"));
		block("undo that", () -> run(ActionFactory.UNDO));
		block("redo that", () -> run(ActionFactory.REDO));
		block("paste all", () -> run(ActionFactory.PASTE));
		block("put it down", () -> terrain("put-down"));
		block("undo that", () -> run(ActionFactory.UNDO));
		block("invert the selection", () -> terrain("invert"));
		block("select all again", () -> run(ActionFactory.SELECT_ALL));
		block("clear all", () -> run(ActionFactory.DELETE));
		block("undo that", () -> run(ActionFactory.UNDO));
		terrain("deselect");
	}

	private void strokes() {
		open.commands().execute(SetSymmetry.of(Symmetry.ALL, open.level()));
		open.editor().activateTool("4");
		step("stroke with its images under a symmetry",
				() -> open.mouse().drag(1, beside(-300, -200), beside(300, 200)));
		// another terrain, because the place of the click may lie on an image of the stroke
		open.editor().activateTool("3");
		open.editor().activateTool("fill");
		step("fill, with its images", () -> open.mouse().click(beside(-250, 150)));
		open.commands().execute(SetSymmetry.of(Symmetry.NONE, open.level()));
		open.editor().settings().paint().setContiguous(false);
		// choose another terrain, because the first fill has also painted the mirror image at the place of the next click
		open.editor().activateTool("1");
		open.editor().activateTool("fill");
		step("fill all alike", () -> open.mouse().click(beside(250, 150)));
		block("undo that", () -> run(ActionFactory.UNDO));
		open.editor().settings().paint().setContiguous(true);
		open.editor().activateTool("wand");
		block("select what connects", () -> open.mouse().click(beside(250, 150)));
		terrain("deselect");
		open.editor().activateTool("select");
	}

	private void settings() {
		block("all is shown", () -> open.editor().root().viewport().reveal(map(), 1));
		Combo agents = open.bar().after("Agent", Combo.class);
		for (String agent : agents.getItems()) {
			block("look at agent " + agent, () -> Form.choose(agents, agent));
		}
		block("grid lines", () -> open.editor().settings().setGridLines(true));
		block("another opacity", () -> open.editor().settings().layers().setOpacity(MapLayers.TERRAIN, 50));
		open.editor().settings().layers().setOpacity(MapLayers.TERRAIN, MapLayers.TERRAIN.opacity());
	}

	private void views() {
		view("Fairness", FairnessView.ID);
		view("Compare", CompareView.ID);
		view("Chokes", ChokesView.ID);
		view("Clearance", ClearanceView.ID);
	}

	private void view(String name, String id) {
		IViewPart[] view = new IViewPart[1];
		block("open the view " + name, () -> {
			try {
				view[0] = OpenLevel.page().showView(id, null, IWorkbenchPage.VIEW_VISIBLE);
			} catch (PartInitException e) {
				throw new AssertionError(e);
			}
			EventLoop.awaitJobs();
		});
		block("undo and redo beside it", () -> {
			run(ActionFactory.UNDO);
			run(ActionFactory.REDO);
			EventLoop.waitUntil("the overlay is shown", () -> isOverlayFresh(open));
			EventLoop.awaitJobs();
		});
		OpenLevel.page().hideView(view[0]);
		OpenLevel.page().activate(open.part());
	}

	private void sizes() {
		int side = map().width();
		block("a larger level", () -> Dialogs.answer(() -> open.run("org.leeway.ui.resize", "org.leeway.ui.to", "dialog"),
				dialog -> {
					dialog.after("Width in cells", Spinner.class).setSelection(side + 10);
					dialog.click("OK");
				}));
		block("undo that", () -> run(ActionFactory.UNDO));
		open.editor().activateTool("area");
		run(ActionFactory.SELECT_ALL);
		block("crop to what is selected", () -> open.run("org.leeway.ui.resize", "org.leeway.ui.to", "selection"));
		terrain("deselect");
	}

	private void files() {
		block("save", () -> open.part().doSave(new NullProgressMonitor()));
		block("export a layer", this::export);
		for (int time = 0; time < 5; time++) {
			reopen("close and open", open);
		}
		editorsBeside();
	}

	/**
	 * Closes a level and opens it again. Prints a table row, see {@link FrameClock#row}. The only frame time of the row is the
	 * time from the request to open the level until the first paint of the map. The row also has the longest block of the UI
	 * thread, from closing to the end of the work after opening.
	 */
	private static void reopen(String what, OpenLevel level) {
		FirstPaint paint = new FirstPaint();
		FrameClock.Block block = FrameClock.longestBlock(() -> {
			try {
				level.reopenAfter(paint::start);
			} catch (CoreException e) {
				throw new AssertionError(e);
			}
		});
		System.out.println(FrameClock.row(what, paint.frames(), block));
	}

	/**
	 * Measures an empty text editor, and an editor of a level of 64 x 64 cells, for comparison. Prints how long opening
	 * and closing an editor blocks the UI thread.
	 */
	private void editorsBeside() {
		IFile text = open.file().getParent().getFile(IPath.fromOSString("empty.txt"));
		try (OpenLevel small = OpenLevel.of(LevelTemplates.level("small", LargeMaps.rectangles(64)), "small.leeway")) {
			text.create(new byte[0], IResource.FORCE, null);
			for (int time = 0; time < 5; time++) {
				reopen("close and open a small level", small);
				System.out.println(FrameClock.row("open and close an empty text", List.of(),
						FrameClock.longestBlock(() -> openAndClose(text))));
			}
			text.delete(true, null);
		} catch (IOException | CoreException | BackingStoreException e) {
			throw new AssertionError(e);
		}
	}

	private static void openAndClose(IFile file) {
		try {
			IEditorPart editor = IDE.openEditor(OpenLevel.page(), file);
			EventLoop.drain();
			OpenLevel.page().closeEditor(editor, false);
			EventLoop.drain();
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	private void export() {
		IFile exported = open.file().getParent().getFile(IPath.fromOSString("large.npy"));
		try (OpenWizard wizard = new OpenWizard(new ExportLayerWizard(), open.file())) {
			wizard.form().after("To file:", Text.class).setText(exported.getLocation().toString());
			EventLoop.waitUntil("it can be exported", wizard::canFinish);
			wizard.finish();
			exported.delete(true, null);
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}
}
