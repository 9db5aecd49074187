package org.leeway.pathing.search;

import static org.leeway.pathing.search.RectLinks.BEFORE;
import static org.leeway.pathing.search.RectLinks.BEHIND;
import static org.leeway.pathing.search.RectLinks.OTHER_SIDE;
import static org.leeway.pathing.search.RectLinks.OVER_BEFORE;
import static org.leeway.pathing.search.RectLinks.OVER_BEHIND;
import static org.leeway.pathing.search.RectLinks.SIDE;

import java.util.Arrays;

import org.leeway.pathing.world.Diagonals;

/** The computation of the {@link RectLinks} of a tile. */
final class RectLinking {

	private static final int LAST = AnchorPlane.LAST;

	private final RectMap map;
	private final AnchorPlane legal;
	private final Diagonals diagonals;
	private final RectTile tile;
	private int[] words;
	private int used;

	private RectLinking(RectMap map, RectTile tile) {
		this.map = map;
		this.legal = map.anchors().legal();
		this.diagonals = map.anchors().diagonals();
		this.tile = tile;
		this.words = new int[8 * RectLinks.WORDS * tile.count()];
	}

	/** Computes the links of a tile. */
	static RectLinks of(RectMap map, int index) {
		RectTile tile = map.tile(index);
		RectLinking linking = new RectLinking(map, tile);
		int[] starts = new int[tile.count() + 1];
		for (int i = 0; i < tile.count(); i++) {
			linking.link(i, map.left(index) + tile.left(i), map.top(index) + tile.top(i));
			starts[i + 1] = linking.used;
		}
		return new RectLinks(starts, Arrays.copyOf(linking.words, linking.used));
	}

	private void link(int i, int x, int y) {
		int width = tile.width(i);
		int height = tile.height(i);
		int lastX = x + width - 1;
		int lastY = y + height - 1;
		linkSide(i, RectTile.TOP, x, y - 1, 1, 0);
		linkSide(i, RectTile.BOTTOM, x, lastY + 1, 1, 0);
		linkSide(i, RectTile.LEFT, x - 1, y, 0, 1);
		linkSide(i, RectTile.RIGHT, lastX + 1, y, 0, 1);
		linkCorner(i, 0, x, y, -1, -1);
		linkCorner(i, width - 1, lastX, y, 1, -1);
		linkCorner(i, width, x, lastY, -1, 1);
		linkCorner(i, 2 * width - 1, lastX, lastY, 1, 1);
	}

	/**
	 * Links a side of a rectangle to all rectangles that touch it from outside.
	 *
	 * @param x the column of an anchor outside of the rectangle, next to the leftmost or topmost anchor of the side
	 * @param y the row of this anchor
	 * @param dx by how much the column grows from an anchor of the side to the next anchor
	 * @param dy by how much the row grows from an anchor of the side to the next anchor
	 */
	private void linkSide(int rectangle, int side, int x, int y, int dx, int dy) {
		int length = dx != 0 ? tile.width(rectangle) : tile.height(rectangle);
		int inward = side == RectTile.TOP || side == RectTile.LEFT ? 1 : -1;
		for (int from = 0, to; from < length; from = to) {
			int atX = x + from * dx;
			int atY = y + from * dy;
			to = from + 1;
			if (!legal.contains(atX, atY)) {
				continue;
			}
			int index = map.index(atX, atY);
			RectTile beside = map.tile(index);
			int other = beside.at(atX & LAST, atY & LAST);
			int before = dx != 0 ? (atX & LAST) - beside.left(other) : (atY & LAST) - beside.top(other);
			int end = from - before + (dx != 0 ? beside.width(other) : beside.height(other));
			to = Math.min(length, end);
			int flags = from > 0 ? flag(atX - dx, atY - dy, BEFORE)
					: before > 0 ? flag(atX - dx + inward * dy, atY - dy + inward * dx, OVER_BEFORE) : 0;
			int nextX = x + to * dx;
			int nextY = y + to * dy;
			flags |= to < length ? flag(nextX, nextY, BEHIND)
					: end > length ? flag(nextX + inward * dy, nextY + inward * dx, OVER_BEHIND) : 0;
			add(rectangle, index, other, tile.side(rectangle, side) + from, beside.side(other, side ^ 1) + before,
					to - from | side << SIDE | (side ^ 1) << OTHER_SIDE | flags, atX, atY);
		}
	}

	/**
	 * Returns {@code flag} if the rule of diagonal steps allows a step between the anchor (x, y) and another anchor,
	 * otherwise 0. The anchor (x, y) may be illegal. The other anchor beside the step must be legal.
	 */
	private int flag(int x, int y, int flag) {
		return diagonals.allow(true, legal.contains(x, y)) ? flag : 0;
	}

	/**
	 * Links a corner of a rectangle to a second rectangle, which lies diagonally beyond the corner. Does nothing if the
	 * second rectangle also touches one of the two sides at the corner. Then the link of this side includes the diagonal step.
	 *
	 * @param place the index of the corner's cost among the costs of the rectangle, in the top row or the bottom row
	 */
	private void linkCorner(int rectangle, int place, int x, int y, int dx, int dy) {
		int toX = x + dx;
		int toY = y + dy;
		if (!legal.contains(toX, toY) || !diagonals.allow(legal.contains(toX, y), legal.contains(x, toY))) {
			return;
		}
		int index = map.index(toX, toY);
		RectTile beside = map.tile(index);
		int other = beside.at(toX & LAST, toY & LAST);
		if (isIn(index, other, toX, y) || isIn(index, other, x, toY)) {
			return;
		}
		int to = beside.place(other, toX & LAST, toY & LAST);
		int side = dy < 0 ? RectTile.TOP : RectTile.BOTTOM;
		add(rectangle, index, other, place, to, side << SIDE | beside.sideOf(other, to) << OTHER_SIDE, toX, toY);
	}

	private boolean isIn(int index, int rectangle, int x, int y) {
		return legal.contains(x, y) && map.index(x, y) == index && map.tile(index).at(x & LAST, y & LAST) == rectangle;
	}

	private void add(int rectangle, int index, int other, int from, int to, int shape, int x, int y) {
		if (used == words.length) {
			words = Arrays.copyOf(words, 2 * words.length);
		}
		RectTile beside = map.tile(index);
		words[used + RectLinks.TILE] = index;
		words[used + RectLinks.RECTANGLE] = other;
		words[used + RectLinks.FROM] = from;
		words[used + RectLinks.TO] = beside.offset(other) + to;
		words[used + RectLinks.SHAPE] = shape | Math.max(tile.speedClass(rectangle), beside.speedClass(other)) << RectLinks.CLASS;
		words[used + RectLinks.PLACE] = x << Short.SIZE | y;
		used += RectLinks.WORDS;
	}
}
