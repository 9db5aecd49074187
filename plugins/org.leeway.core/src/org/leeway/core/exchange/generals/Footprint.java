package org.leeway.core.exchange.generals;

import org.leeway.core.exchange.generals.GameMap.Thing;

/**
 * The shape of the ground that a kind of thing blocks. Lengths are in world units.
 * <p>
 * As in the game, a box or a fence is filled with points that are half a cell apart. A cell is blocked if it contains such a
 * point. Calculations use {@code float}s, because their rounding errors can decide about a cell, and the game uses
 * {@code float}s too.
 * <p>
 * Source: {@code internal_classifyObjectFootprint} and {@code classifyFence}.
 *
 * @param a half the length of a box, the radius of a disc, or the length of a fence
 * @param b half the width of a box, or the distance from the start of a fence to the fence's position. 0 for a disc
 * @param isRemovable whether units can destroy the thing so that its cells become free
 */
record Footprint(Shape shape, float a, float b, boolean isRemovable) {

	/** Shapes of footprints. */
	enum Shape {
		BOX, DISC, FENCE
	}

	private static final float STEP = GameMap.CELL / 2f;
	private static final float HALF_FENCE = GameMap.CELL / 10f;
	/** The amount, in world units, that the game adds to a coordinate before it looks up the cell of the coordinate. */
	private static final float SHIFT = 0.5f;
	/**
	 * The length, in cells, that the game adds to the radius of a disc. The cells whose middles lie in the larger disc are
	 * blocked.
	 */
	private static final float MORE = 0.4f;
	/**
	 * Largest height above the ground at which a thing blocks cells, in world units. Fences block cells at any
	 * height.
	 */
	private static final float HIGH = GameMap.CELL;

	/** Returns whether a thing of this kind stands too high above the ground to block cells. */
	boolean isAbove(Thing thing) {
		return shape != Shape.FENCE && thing.z() > HIGH;
	}

	/** Returns the cells that a thing of this kind covers. */
	CellSet cells(Thing thing) {
		float sin = (float) Math.sin(thing.angle());
		float cos = (float) Math.cos(thing.angle());
		return switch (shape) {
		case BOX -> points(thing.x() - a * cos - b * sin, thing.y() + b * cos - a * sin, 2 * a, 2 * b, sin, cos);
		case DISC -> disc(thing.x(), thing.y());
		case FENCE -> points(thing.x() - b * cos - HALF_FENCE * sin, thing.y() + HALF_FENCE * cos - b * sin, a, 2 * HALF_FENCE, sin, cos);
		};
	}

	/** Returns the column or row of the cell that contains a coordinate in world units. */
	static int cell(float place) {
		return (int) Math.floor((place + SHIFT) / GameMap.CELL);
	}

	/**
	 * Returns the cells that a rotated rectangle covers. As in the game, the rectangle is filled with points that are half a
	 * cell apart, and covers the cells of these points. The first point is a corner: the upper left corner before the rotation.
	 *
	 * @param left the x of the first point, in world units
	 * @param upper the y of the first point, in world units
	 * @param sin the sine of the angle by which the rectangle is rotated
	 * @param cos the cosine of this angle
	 */
	static CellSet points(float left, float upper, float length, float width, float sin, float cos) {
		CellSet cells = new CellSet();
		int columns = (int) Math.ceil(length / STEP);
		int rows = (int) Math.ceil(width / STEP);
		float startX = left;
		float startY = upper;
		for (int row = 0; row < rows; row++) {
			float x = startX;
			float y = startY;
			for (int column = 0; column < columns; column++) {
				cells.add(cell(x), cell(y));
				x += cos * STEP;
				y += sin * STEP;
			}
			startX += sin * STEP;
			startY -= cos * STEP;
		}
		return cells;
	}

	private CellSet disc(float x, float y) {
		CellSet cells = new CellSet();
		float middleX = x / GameMap.CELL;
		float middleY = y / GameMap.CELL;
		float radius = a / GameMap.CELL + MORE;
		int left = (int) Math.floor(SHIFT + (x - a) / GameMap.CELL) - 1;
		int bottom = (int) Math.floor(SHIFT + (y - a) / GameMap.CELL) - 1;
		int right = (int) (left + 2 * radius + 2);
		int top = (int) (bottom + 2 * radius + 2);
		for (int row = bottom; row < top; row++) {
			for (int column = left; column < right; column++) {
				float dx = column + 0.5f - middleX;
				float dy = row + 0.5f - middleY;
				if (dx * dx + dy * dy <= radius * radius) {
					cells.add(column, row);
				}
			}
		}
		return cells;
	}
}
