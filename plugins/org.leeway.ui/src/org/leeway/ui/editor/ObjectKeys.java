package org.leeway.ui.editor;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;

/** The arrows move the selected objects by a cell, with Shift by ten; with Ctrl they select another, as in all of GEF. */
final class ObjectKeys extends GraphicalViewerKeyHandler {

	private static final int FAR = 10;

	ObjectKeys(GraphicalViewer viewer) {
		super(viewer);
	}

	@Override
	public boolean keyPressed(KeyEvent event) {
		ObjectEditing objects = new ObjectEditing(getViewer());
		int cells = (event.stateMask & SWT.SHIFT) == 0 ? 1 : FAR;
		if ((event.stateMask & SWT.MOD1) != 0 || !objects.hasSelection()) {
			return super.keyPressed(event);
		}
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> objects.nudge(-cells, 0);
		case SWT.ARROW_RIGHT -> objects.nudge(cells, 0);
		case SWT.ARROW_UP -> objects.nudge(0, -cells);
		case SWT.ARROW_DOWN -> objects.nudge(0, cells);
		default -> {
			return super.keyPressed(event);
		}
		}
		return true;
	}
}
