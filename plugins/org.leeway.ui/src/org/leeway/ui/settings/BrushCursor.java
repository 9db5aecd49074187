package org.leeway.ui.settings;

/** The cursors of painting tools. The user chooses a cursor, and the map shows the cursor at the mouse before a click. */
public enum BrushCursor {

	/** A cross, and the cells that a click would paint, filled with the colour of the paint. */
	FILLED("Crosshair and preview", true, true, true),
	/** A cross, and the outline of the cells that a click would paint. The map stays visible inside the outline. */
	OUTLINE("Crosshair and outline", true, true, false),
	/** The outline of the cells that a click would paint, without a cross. So no cell is hidden. */
	OUTLINE_ALONE("Outline only", false, true, false),
	/** A cross without an outline. */
	CROSS("Crosshair only", true, false, false);

	private final String label;
	private final boolean pointer;
	private final boolean outline;
	private final boolean filled;

	BrushCursor(String label, boolean pointer, boolean outline, boolean filled) {
		this.label = label;
		this.pointer = pointer;
		this.outline = outline;
		this.filled = filled;
	}

	/** Returns the name that the user sees. */
	public String label() {
		return label;
	}

	/** Returns whether the mouse pointer is visible, as a cross. */
	public boolean hasPointer() {
		return pointer;
	}

	/** Returns whether the cursor outlines the cells that a click would paint. */
	public boolean hasOutline() {
		return outline;
	}

	/** Returns whether the cursor fills an area with the colour of the paint: the cells that a click would paint. */
	public boolean isFilled() {
		return filled;
	}
}
