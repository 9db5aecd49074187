package org.leeway.ui.editor;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimmedWindow;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;

/** The full-screen mode of an editor: shows the map alone, without views, menu, bars, and the borders of the window. */
public final class MapAlone {

	/**
	 * The state of the window before the full-screen mode, to be restored at its end.
	 *
	 * @param fullScreen whether the window filled the whole screen
	 * @param maximised whether the editor was maximised in its window
	 * @param menu the menu bar
	 * @param borders the visible bars at the edges of the window
	 */
	private record Before(boolean fullScreen, boolean maximised, Menu menu, List<MTrimBar> borders) {
	}

	private final EditorContext editor;
	private final Consumer<Boolean> others;
	/** The state to restore. Null outside the full-screen mode. */
	private Before before;

	/**
	 * @param others hides (true) or shows (false) the other controls of the editor
	 */
	MapAlone(EditorContext editor, Consumer<Boolean> others) {
		this.editor = editor;
		this.others = others;
	}

	/** Enters or leaves the full-screen mode. */
	public void toggle() {
		if (before == null) {
			begin();
		} else {
			end();
		}
	}

	private void begin() {
		Shell shell = shell();
		MTrimmedWindow window = (MTrimmedWindow) editor.site().getService(MWindow.class);
		boolean maximised = state() == IWorkbenchPage.STATE_MAXIMIZED;
		before = new Before(shell.getFullScreen(), maximised, shell.getMenuBar(),
				window.getTrimBars().stream().filter(MTrimBar::isVisible).toList());
		setState(IWorkbenchPage.STATE_MAXIMIZED);
		before.borders().forEach(border -> border.setVisible(false));
		shell.setMenuBar(null);
		shell.setFullScreen(true);
		others.accept(true);
		editor.focusMap();
		editor.tell("F11 shows everything else again");
	}

	/** Leaves the full-screen mode. Does nothing outside of it. */
	void end() {
		if (before != null && !shell().isDisposed()) {
			before.borders().forEach(border -> border.setVisible(true));
			shell().setMenuBar(before.menu());
			shell().setFullScreen(before.fullScreen());
			others.accept(false);
			if (!before.maximised()) {
				setState(IWorkbenchPage.STATE_RESTORED);
			}
		}
		before = null;
	}

	private Shell shell() {
		return editor.site().getShell();
	}

	private int state() {
		IWorkbenchPage page = editor.site().getPage();
		return page.getPartState(page.getReference(editor.site().getPart()));
	}

	private void setState(int state) {
		IWorkbenchPage page = editor.site().getPage();
		if (page.getReference(editor.site().getPart()) != null && state() != state) {
			page.setPartState(page.getReference(editor.site().getPart()), state);
		}
	}
}
