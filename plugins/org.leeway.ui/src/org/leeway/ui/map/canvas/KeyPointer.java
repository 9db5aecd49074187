package org.leeway.ui.map.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scrollable;
import org.leeway.ui.map.CellGeometry;

/**
 * A mouse pointer that the user moves by keys, so that tools work without a mouse. Starts at the last place of the mouse on the
 * canvas. If the mouse was never on the canvas, starts in the middle of the canvas.
 */
public final class KeyPointer {

	private final Scrollable canvas;
	private final LevelRootPart root;
	private Point place;

	public KeyPointer(Scrollable canvas, LevelRootPart root) {
		this.canvas = canvas;
		this.root = root;
		canvas.addListener(SWT.MouseMove, event -> place = new Point(event.x, event.y));
	}

	/**
	 * Moves the pointer. Scrolls at the edge of the canvas.
	 *
	 * @param right the number of cells to the right. Negative for a move to the left
	 * @param down the number of cells down. Negative for a move upwards
	 */
	public void move(int right, int down) {
		double cell = CellGeometry.CELL * root.getZoomManager().getZoom();
		Point from = place();
		Point to = new Point(from.x + pixels(right, cell), from.y + pixels(down, cell));
		Rectangle area = canvas.getClientArea();
		Point inside = new Point(Math.clamp(to.x, 0, Math.max(0, area.width - 1)),
				Math.clamp(to.y, 0, Math.max(0, area.height - 1)));
		root.viewport().scroll(to.x - inside.x, to.y - inside.y);
		send(SWT.MouseMove, inside);
	}

	/** Simulates a press of the left button. If the button is down, simulates its release. */
	public void press() {
		send(isPressed() ? SWT.MouseUp : SWT.MouseDown, place());
	}

	/**
	 * Returns whether a drag with the left button is under way. Asks the edit domain, because Escape, for example, ends a drag
	 * without a release by this pointer.
	 */
	private boolean isPressed() {
		return ((LevelEditDomain) root.getViewer().getEditDomain()).isDragging();
	}

	/** Returns the place of the pointer, in pixels of the canvas. */
	public Point place() {
		Rectangle area = canvas.getClientArea();
		Point mouse = place != null ? place : canvas.toControl(canvas.getDisplay().getCursorLocation());
		return area.contains(mouse) ? mouse : new Point(area.width / 2, area.height / 2);
	}

	/**
	 * Returns the number of pixels for a move by some cells. If cells are smaller than a pixel, the move is one pixel for
	 * each cell, so that the pointer moves at all.
	 *
	 * @param cell the side of a cell, in pixels
	 */
	private static int pixels(int cells, double cell) {
		return (int) Math.round(cells * Math.max(1, cell));
	}

	private void send(int type, Point at) {
		Event event = new Event();
		event.x = at.x;
		event.y = at.y;
		event.stateMask = isPressed() ? SWT.BUTTON1 : SWT.NONE;
		if (type != SWT.MouseMove) {
			event.button = 1;
			event.count = 1;
		}
		canvas.notifyListeners(type, event);
	}
}
