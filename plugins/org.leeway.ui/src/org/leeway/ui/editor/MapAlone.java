package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimmedWindow;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;

/** Shows the map of an editor alone on the whole screen: without views, menu, bars, and borders of the window. */
public final class MapAlone {

	/** What the window looked like before. */
	private record Before(boolean fullScreen, boolean maximised, Menu menu, List<MTrimBar> borders) {
	}

	private final LevelEditor editor;
	/** Null while the map is not alone. */
	private Before before;

	MapAlone(LevelEditor editor) {
		this.editor = editor;
	}

	/** Shows the map alone, or everything else again. */
	public void toggle() {
		if (before == null) {
			begin();
		} else {
			end();
		}
	}

	private void begin() {
		Shell shell = editor.shell();
		MTrimmedWindow window = (MTrimmedWindow) editor.getSite().getService(MWindow.class);
		boolean maximised = state() == IWorkbenchPage.STATE_MAXIMIZED;
		before = new Before(shell.getFullScreen(), maximised, shell.getMenuBar(),
				window.getTrimBars().stream().filter(MTrimBar::isVisible).toList());
		setState(IWorkbenchPage.STATE_MAXIMIZED);
		before.borders().forEach(border -> border.setVisible(false));
		shell.setMenuBar(null);
		shell.setFullScreen(true);
		editor.setMapAlone(true);
		editor.focusMap();
		editor.tell("F11 shows everything else again");
	}

	/** Shows everything else again, if the map is alone. */
	void end() {
		if (before != null && !editor.shell().isDisposed()) {
			before.borders().forEach(border -> border.setVisible(true));
			editor.shell().setMenuBar(before.menu());
			editor.shell().setFullScreen(before.fullScreen());
			editor.setMapAlone(false);
			if (!before.maximised()) {
				setState(IWorkbenchPage.STATE_RESTORED);
			}
		}
		before = null;
	}

	private int state() {
		IWorkbenchPage page = editor.getSite().getPage();
		return page.getPartState(page.getReference(editor));
	}

	private void setState(int state) {
		IWorkbenchPage page = editor.getSite().getPage();
		if (page.getReference(editor) != null && state() != state) {
			page.setPartState(page.getReference(editor), state);
		}
	}
}
