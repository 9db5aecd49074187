package org.leeway.pathing.paint;

/** How a user flips or turns a piece of a map. */
public enum Turn {
	FLIP_LEFT_RIGHT(-1, 0, 0, 1),
	FLIP_TOP_BOTTOM(1, 0, 0, -1),
	/** A quarter, clockwise. */
	RIGHT(0, -1, 1, 0),
	/** A quarter, counterclockwise. */
	LEFT(0, 1, -1, 0);

	private final CellTransform transform;

	Turn(int xx, int xy, int yx, int yy) {
		transform = new CellTransform(xx, xy, yx, yy, 0, 0);
	}

	/** The transformation about the cell (0, 0). */
	public CellTransform transform() {
		return transform;
	}
}
