package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.bits.TileWords;

/**
 * A tile of 64 x 64 anchors, divided into rectangles. An anchor is a cell where the top-left cell of the unit may be. All
 * anchors of a rectangle are legal and have one speed class. So inside a rectangle, the cheapest path between two anchors is
 * a shortest path on an empty map. Immutable.
 * <p>
 * A search stores a cost for each anchor on the border of a rectangle, in an array for the whole tile. Each rectangle has a
 * range of this array, with the costs of its top row, its bottom row, its left column and its right column. Rows go
 * from left to right, columns from top to bottom. An anchor at a corner has two entries, in a row and in a column.
 */
final class RectTile {

	/**
	 * The sides of a rectangle, in the order in which their costs stand in the array of costs. The opposite side of a side is
	 * {@code side ^ 1}.
	 */
	static final int TOP = 0;
	static final int BOTTOM = 1;
	static final int LEFT = 2;
	static final int RIGHT = 3;
	static final int SIDES = 4;

	private static final int TILE = TileWords.TILE;
	private static final short[] NOWHERE = new short[TILE * TILE];

	static {
		Arrays.fill(NOWHERE, (short) -1);
	}

	/** A tile without a legal anchor. */
	static final RectTile EMPTY = new RectTile(List.of(), NOWHERE);

	private final byte[] lefts;
	private final byte[] tops;
	private final byte[] widths;
	private final byte[] heights;
	private final byte[] classes;
	/**
	 * Indexed by rectangle: the index of the rectangle's first cost in the tile's array of costs. A further entry at the end
	 * is the number of costs of the whole tile.
	 */
	private final int[] offsets;
	/**
	 * Indexed by {@code y * 64 + x}: the rectangle that contains the anchor, or -1 if the anchor is not legal. Null if a
	 * single rectangle fills the tile.
	 */
	private final short[] ofAnchors;

	/**
	 * Creates a tile from its rectangles.
	 *
	 * @param rectangles five bytes for each rectangle: left column, top row, width, height and speed class
	 * @param ofAnchors indexed by {@code y * 64 + x}: the rectangle that contains the anchor, or -1. The tile keeps this
	 * array without copying it
	 */
	RectTile(List<byte[]> rectangles, short[] ofAnchors) {
		int count = rectangles.size();
		this.lefts = new byte[count];
		this.tops = new byte[count];
		this.widths = new byte[count];
		this.heights = new byte[count];
		this.classes = new byte[count];
		this.offsets = new int[count + 1];
		for (int i = 0; i < count; i++) {
			byte[] rectangle = rectangles.get(i);
			lefts[i] = rectangle[0];
			tops[i] = rectangle[1];
			widths[i] = rectangle[2];
			heights[i] = rectangle[3];
			classes[i] = rectangle[4];
			offsets[i + 1] = offsets[i] + 2 * (widths[i] + heights[i]);
		}
		boolean isWhole = count == 1 && widths[0] == TILE && heights[0] == TILE;
		this.ofAnchors = isWhole ? null : ofAnchors;
	}

	/** Returns the number of rectangles. */
	int count() {
		return lefts.length;
	}

	/** Returns the number of costs of all rectangles together. */
	int costs() {
		return offsets[count()];
	}

	/** Returns the index at which the range of a rectangle begins in the tile's array of costs. */
	int offset(int rectangle) {
		return offsets[rectangle];
	}

	/** Returns the leftmost column of a rectangle, relative to the tile. */
	int left(int rectangle) {
		return lefts[rectangle];
	}

	/** Returns the topmost row of a rectangle, relative to the tile. */
	int top(int rectangle) {
		return tops[rectangle];
	}

	int width(int rectangle) {
		return widths[rectangle];
	}

	int height(int rectangle) {
		return heights[rectangle];
	}

	int speedClass(int rectangle) {
		return classes[rectangle] & 0xFF;
	}

	/** Returns the index of the rectangle that contains an anchor of the tile, or -1 if the unit cannot stand there. */
	int at(int x, int y) {
		return ofAnchors == null ? 0 : ofAnchors[y * TILE + x];
	}

	/** Returns the index of a side's first cost, counted from the first cost of the rectangle. */
	int side(int rectangle, int side) {
		return switch (side) {
		case TOP -> 0;
		case BOTTOM -> width(rectangle);
		case LEFT -> 2 * width(rectangle);
		default -> 2 * width(rectangle) + height(rectangle);
		};
	}

	/**
	 * Returns the side of a rectangle to which a cost belongs. The place is the index of the cost, counted from the rectangle's
	 * first cost.
	 */
	int sideOf(int rectangle, int place) {
		int width = width(rectangle);
		return place < width ? TOP : place < 2 * width ? BOTTOM : place < 2 * width + height(rectangle) ? LEFT : RIGHT;
	}

	/**
	 * Returns the index of an anchor's cost, counted from the first cost of the rectangle. The anchor must lie on the border
	 * of the rectangle. If it is at a corner, and so has two entries, returns the first.
	 *
	 * @param x the column of the anchor in the tile
	 * @param y the row of the anchor in the tile
	 */
	int place(int rectangle, int x, int y) {
		int inX = x - lefts[rectangle];
		int inY = y - tops[rectangle];
		if (inY == 0) {
			return inX;
		}
		if (inY == heights[rectangle] - 1) {
			return widths[rectangle] + inX;
		}
		return side(rectangle, inX == 0 ? LEFT : RIGHT) + inY;
	}

	/** Returns the number of anchors on the border of a rectangle. */
	int border(int rectangle) {
		int width = width(rectangle);
		int height = height(rectangle);
		return Math.min(width, height) <= 2 ? width * height : 2 * (width + height) - 4;
	}

	/**
	 * Returns the column of an anchor on a side of a rectangle, relative to the tile.
	 *
	 * @param i the index of the anchor on the side, from the left or from the top
	 */
	int x(int rectangle, int side, int i) {
		return lefts[rectangle] + (side < LEFT ? i : side == LEFT ? 0 : widths[rectangle] - 1);
	}

	/**
	 * Returns the row of an anchor on a side of a rectangle, relative to the tile.
	 *
	 * @param i the index of the anchor on the side, from the left or from the top
	 */
	int y(int rectangle, int side, int i) {
		return tops[rectangle] + (side >= LEFT ? i : side == TOP ? 0 : heights[rectangle] - 1);
	}
}
