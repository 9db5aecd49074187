package org.leeway.ui.settings;

/** The drawings that painting tools can show at the mouse. */
public enum BrushCursor {

	/** A cross, and the cells that would be painted, in the colour of the paint. */
	FILLED("Cross, and what would be painted", true, true, true),
	/** A cross, and the outline of what would be painted: the map stays visible under it. */
	OUTLINE("Cross and outline", true, true, false),
	/** The outline alone, in which nothing hides a cell. */
	OUTLINE_ALONE("Outline alone", false, true, false),
	/** A cross alone. */
	CROSS("Cross alone", true, false, false);

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

	/** Returns the name for users. */
	public String label() {
		return label;
	}

	/** Returns whether there is a pointer. */
	public boolean hasPointer() {
		return pointer;
	}

	/** Returns whether the cursor outlines the cells that would be painted. */
	public boolean hasOutline() {
		return outline;
	}

	/** Returns whether the cursor fills the cells that would be painted with their colour. */
	public boolean isFilled() {
		return filled;
	}
}
