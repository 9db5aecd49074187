package org.leeway.ui.map.canvas;

import java.util.function.Consumer;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.Tool;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.ui.IEditorPart;

/**
 * Pans the canvas, whatever the tool, with the middle button or with Space and the left button. Tracks Alt, which
 * suspends snapping to cells.
 */
public final class LevelEditDomain extends DefaultEditDomain {

	private boolean spaceDown;
	private boolean altDown;
	private Point grabbed;
	private final Consumer<Tool> toolChanged;

	/** @param toolChanged receives each tool that becomes active */
	public LevelEditDomain(IEditorPart editor, Consumer<Tool> toolChanged) {
		super(editor);
		this.toolChanged = toolChanged;
	}

	@Override
	public void setActiveTool(Tool tool) {
		super.setActiveTool(tool);
		if (toolChanged != null) {
			toolChanged.accept(tool);
		}
	}

	/** Whether Alt was down in the last mouse event. */
	public boolean isSnappingSuspended() {
		return altDown;
	}

	@Override
	public void mouseDown(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (event.button == 2 || spaceDown && event.button == 1) {
			grabbed = new Point(event.x, event.y);
			viewer.setCursor(viewer.getControl().getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
		} else {
			super.mouseDown(event, viewer);
		}
	}

	@Override
	public void mouseDrag(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (grabbed == null) {
			super.mouseDrag(event, viewer);
		} else {
			Point mouse = new Point(event.x, event.y);
			((LevelRootPart) viewer.getRootEditPart()).viewport().scroll(grabbed.x - mouse.x, grabbed.y - mouse.y);
			grabbed = mouse;
		}
	}

	@Override
	public void mouseUp(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (grabbed == null) {
			super.mouseUp(event, viewer);
		} else {
			grabbed = null;
			viewer.setCursor(null);
		}
	}

	@Override
	public void keyDown(KeyEvent event, EditPartViewer viewer) {
		if (event.keyCode == SWT.SPACE) {
			spaceDown = true;
		} else {
			super.keyDown(event, viewer);
		}
	}

	@Override
	public void keyUp(KeyEvent event, EditPartViewer viewer) {
		if (event.keyCode == SWT.SPACE) {
			spaceDown = false;
		} else {
			super.keyUp(event, viewer);
		}
	}
}
