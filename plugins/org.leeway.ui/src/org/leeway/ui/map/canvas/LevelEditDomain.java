package org.leeway.ui.map.canvas;

import java.util.function.Consumer;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.Tool;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusEvent;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;

/**
 * The edit domain that passes events of mouse and keys to the tools. Has the same rules for all tools:
 * <ul>
 * <li>Escape and undo cancel a drag.
 * <li>A command, the choice of another tool and the loss of the focus finish a drag, as if the button had gone up.
 * <li>The middle button pans the canvas, and so does the left button with Space.
 * <li>While Alt is down, nothing snaps to cells.
 * </ul>
 */
public final class LevelEditDomain extends DefaultEditDomain {

	private boolean spaceDown;
	private boolean altDown;
	private Point grabbed;
	private final Consumer<Tool> toolChanged;
	private Runnable escaped = () -> {
	};
	/** The number of the mouse button that pans. */
	private int panning;
	/** The latest mouse event of a drag with the left button. Null if there is no drag. */
	private MouseEvent drag;
	/** The viewer in which the latest drag began. */
	private EditPartViewer dragged;
	/**
	 * Whether the latest drag has been ended early, for example by Escape, while the user still holds the button down. Until the
	 * button goes up, moves of the mouse are not passed to the tool.
	 */
	private boolean over;

	/** @param toolChanged receives each tool that becomes active */
	public LevelEditDomain(IEditorPart editor, Consumer<Tool> toolChanged) {
		super(editor);
		this.toolChanged = toolChanged;
	}

	/** Sets the action that Escape runs if there is no drag to cancel. The action runs before the tool handles Escape. */
	public void onEscape(Runnable work) {
		escaped = work;
	}

	/** Returns whether Alt was down in the last mouse event. */
	public boolean isSnappingSuspended() {
		return altDown;
	}

	@Override
	public void mouseDown(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (event.button == 2 || spaceDown && event.button == 1) {
			grabbed = new Point(event.x, event.y);
			panning = event.button;
			viewer.setCursor(viewer.getControl().getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
		} else {
			if (event.button == 1 && viewer instanceof GraphicalViewer) {
				drag = event;
				dragged = viewer;
				over = false;
			}
			super.mouseDown(event, viewer);
		}
	}

	@Override
	public void mouseDrag(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (grabbed == null) {
			proceed(event, viewer);
		} else {
			Point mouse = new Point(event.x, event.y);
			((LevelRootPart) viewer.getRootEditPart()).viewport().scroll(grabbed.x - mouse.x, grabbed.y - mouse.y);
			grabbed = mouse;
		}
	}

	private void proceed(MouseEvent event, EditPartViewer viewer) {
		if (drag != null) {
			drag = event;
		}
		if (!over) {
			super.mouseDrag(event, viewer);
		}
	}

	@Override
	public void mouseUp(MouseEvent event, EditPartViewer viewer) {
		altDown = (event.stateMask & SWT.ALT) != 0;
		if (grabbed == null || event.button != panning) {
			if (event.button == 1) {
				drag = null;
				over = false;
			}
			super.mouseUp(event, viewer);
		} else {
			grabbed = null;
			viewer.setCursor(null);
		}
	}

	/** Returns whether a drag with the left button is under way. */
	public boolean isDragging() {
		return drag != null;
	}

	/** Finishes the drag, as if the button had gone up. Does nothing if there is no drag. */
	public void finishDrag() {
		if (drag != null) {
			MouseEvent up = released(drag);
			end();
			super.mouseUp(up, dragged);
		}
	}

	private static MouseEvent released(MouseEvent last) {
		Event up = new Event();
		up.widget = last.widget;
		up.display = last.display;
		up.button = 1;
		up.count = 1;
		up.x = last.x;
		up.y = last.y;
		up.stateMask = last.stateMask | SWT.BUTTON1;
		return new MouseEvent(up);
	}

	/** Cancels the drag without a change of the level. Returns whether there was a drag. */
	public boolean giveUpDrag() {
		if (drag == null) {
			return false;
		}
		Event escape = new Event();
		escape.widget = drag.widget;
		escape.display = drag.display;
		escape.keyCode = SWT.ESC;
		escape.character = SWT.ESC;
		end();
		super.keyDown(new KeyEvent(escape), dragged);
		return true;
	}

	private void end() {
		drag = null;
		over = true;
	}

	@Override
	public void loadDefaultTool() {
		finishDrag();
		super.loadDefaultTool();
	}

	/**
	 * Activates a tool. Before this, finishes a drag with the tool that was active. If the new tool is null, the editor is
	 * being closed, and the drag is dropped instead.
	 */
	@Override
	public void setActiveTool(Tool tool) {
		if (tool == null) {
			drag = null;
		}
		finishDrag();
		super.setActiveTool(tool);
		if (tool != null && toolChanged != null) {
			toolChanged.accept(tool);
		}
	}

	@Override
	public void focusLost(FocusEvent event, EditPartViewer viewer) {
		finishDrag();
		super.focusLost(event, viewer);
	}

	@Override
	public void keyDown(KeyEvent event, EditPartViewer viewer) {
		if (event.keyCode == SWT.SPACE) {
			spaceDown = true;
		} else if (event.keyCode != SWT.ESC || !giveUpDrag()) {
			if (event.keyCode == SWT.ESC) {
				escaped.run();
			}
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
