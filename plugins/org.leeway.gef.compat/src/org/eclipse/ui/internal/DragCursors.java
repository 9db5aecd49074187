package org.eclipse.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.widgets.Display;

/**
 * A stand-in for a class that was removed from the Eclipse workbench. GEF 3.2 still uses the class, to get the cursor
 * while the user drags the palette to another side.
 */
public final class DragCursors {

	public static final int INVALID = 0;
	public static final int LEFT = 1;
	public static final int RIGHT = 2;
	public static final int TOP = 3;
	public static final int BOTTOM = 4;
	public static final int CENTER = 5;

	private DragCursors() {
	}

	/**
	 * Returns the cursor for a direction of dragging, such as {@link #LEFT}. Callers must not dispose the cursor,
	 * because the display owns it.
	 */
	public static Cursor getCursor(int code) {
		return Display.getCurrent().getSystemCursor(switch (code) {
		case LEFT -> SWT.CURSOR_SIZEW;
		case RIGHT -> SWT.CURSOR_SIZEE;
		case TOP -> SWT.CURSOR_SIZEN;
		case BOTTOM -> SWT.CURSOR_SIZES;
		case CENTER -> SWT.CURSOR_SIZEALL;
		default -> SWT.CURSOR_NO;
		});
	}
}
