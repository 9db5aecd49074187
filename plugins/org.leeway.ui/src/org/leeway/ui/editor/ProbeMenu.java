package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.leeway.model.PathProbe;
import org.leeway.ui.map.ProbeEnd;

/** The context menu of a probe, at its ends on the map and elsewhere. */
public final class ProbeMenu {

	private final LevelEditor editor;

	private ProbeMenu(LevelEditor editor) {
		this.editor = editor;
	}

	/** Opens the menu where the right button clicks on an end of a probe with the tool for objects. */
	static void install(LevelEditor editor, GraphicalViewer viewer) {
		ProbeMenu menu = new ProbeMenu(editor);
		viewer.getControl().addListener(SWT.MenuDetect, event -> menu.open(event, viewer));
	}

	private void open(Event event, GraphicalViewer viewer) {
		Control canvas = viewer.getControl();
		org.eclipse.swt.graphics.Point mouse = canvas.toControl(event.x, event.y);
		EditPart part = viewer.findObjectAt(new Point(mouse.x, mouse.y));
		if (editor.isToolForObjects() && part != null && part.getModel() instanceof ProbeEnd end) {
			MenuManager manager = new MenuManager();
			fill(manager, editor, end.probe());
			Menu menu = manager.createContextMenu(canvas);
			menu.addListener(SWT.Hide, hidden -> canvas.getDisplay().asyncExec(manager::dispose));
			menu.setVisible(true);
		}
	}

	/** Adds what can be done with a probe. */
	public static void fill(IMenuManager menu, LevelEditor editor, PathProbe probe) {
		editor.probes().offer(probe).ifPresent(offer -> add(menu, offer.label(), () -> editor.probes().move(offer)));
		for (ProbeEnd end : List.of(new ProbeEnd(probe, false), new ProbeEnd(probe, true))) {
			if (editor.root().showsHeadings(probe)) {
				menu.add(HeadingMenu.of(editor, end));
			}
		}
		add(menu, "Zoom to Route", () -> editor.navigation().reveal(probe));
	}

	private static void add(IMenuManager menu, String label, Runnable work) {
		menu.add(new Action(label) {
			@Override
			public void run() {
				work.run();
			}
		});
	}
}
