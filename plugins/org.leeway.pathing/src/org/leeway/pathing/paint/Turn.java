package org.leeway.pathing.paint;

/** A flip or a turn of a piece of a map by the user. */
public enum Turn {
	FLIP_LEFT_RIGHT(-1, 0, 0, 1),
	FLIP_TOP_BOTTOM(1, 0, 0, -1),
	/** A quarter turn, clockwise. */
	RIGHT(0, -1, 1, 0),
	/** A quarter turn, counterclockwise. */
	LEFT(0, 1, -1, 0);

	private final CellTransform transform;

	Turn(int xx, int xy, int yx, int yy) {
		transform = new CellTransform(xx, xy, yx, yy, 0, 0);
	}

	/** Returns the transformation that flips or turns cells about the cell (0, 0). */
	public CellTransform transform() {
		return transform;
	}
}
