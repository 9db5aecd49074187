package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.steering.sweep.CollisionWorld;

/**
 * A set of cells, stored as rows of bits with a margin around the map. Tests quickly whether a shape of several cells
 * overlaps the set, 64 cells at a time. Immutable.
 */
final class CellRows {

	private final int margin;
	private final int stride;
	private final long[] words;

	private CellRows(int width, int height, int reach) {
		margin = (reach / Long.SIZE + 1) * Long.SIZE;
		stride = (width + Long.SIZE - 1) / Long.SIZE + 2 * margin / Long.SIZE + 1;
		words = new long[Math.multiplyExact(stride, height + 2 * margin)];
	}

	/**
	 * Creates the set of the cells that are set in a bit plane.
	 *
	 * @param reach the largest {@link CellShape#reach} of the shapes to test, in cells
	 */
	static CellRows of(BitPlane plane, int reach) {
		CellRows rows = new CellRows(plane.width(), plane.height(), reach);
		rows.fill(plane, 0);
		return rows;
	}

	/**
	 * Creates the complement of a bit plane: the set of all cells that are not set, including all cells outside the plane.
	 *
	 * @param reach the largest {@link CellShape#reach} of the shapes to test, in cells
	 */
	static CellRows outside(BitPlane plane, int reach) {
		CellRows rows = new CellRows(plane.width(), plane.height(), reach);
		Arrays.fill(rows.words, -1);
		rows.fill(plane, -1);
		return rows;
	}

	private void fill(BitPlane plane, long inverted) {
		for (int y = 0; y < plane.height(); y++) {
			for (int column = 0; column < plane.columns(); column++) {
				words[(y + margin) * stride + margin / Long.SIZE + column] = plane.word(column, y) ^ inverted;
			}
		}
	}

	/** Returns whether a shape overlaps this set, if the origin of the shape is at a given cell. */
	boolean meet(CellShape shape, int x, int y) {
		int bit = x + shape.left() + margin;
		int at = (y + shape.top() + margin) * stride + (bit >> 6);
		long[] mask = shape.words();
		int columns = shape.columns();
		if (columns == 1) {
			for (int i = 0; i < mask.length; i++, at += stride) {
				if (((words[at] >>> bit | words[at + 1] << 1 << ~bit) & mask[i]) != 0) {
					return true;
				}
			}
			return false;
		}
		for (int i = 0; i < mask.length; i++) {
			int word = at + i / columns * stride + i % columns;
			if (((words[word] >>> bit | words[word + 1] << 1 << ~bit) & mask[i]) != 0) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Creates the set of the cells near obstacles, as {@link CollisionWorld#nearObstacles} defines them. Null if no cell is
	 * near an obstacle.
	 *
	 * @param reach the largest {@link CellShape#reach} of the shapes to test, in cells
	 */
	static CellRows ofObstacles(CollisionWorld world, int reach) {
		BitPlane obstacles = world.nearObstacles();
		return obstacles.isEmpty() ? null : of(obstacles, reach);
	}

	/**
	 * Returns the places where a shape does not overlap this set. A place is given by the cell at which the origin of the shape
	 * lies. The result has one bit for each cell, row by row, 64 cells to a word.
	 */
	long[] clear(CellShape shape, int width, int height) {
		int across = (width + Long.SIZE - 1) / Long.SIZE;
		long[] clear = meeting(shape, width, height);
		for (int i = 0; i < clear.length; i++) {
			clear[i] = ~clear[i] & (i % across == across - 1 ? -1L >>> -width : -1L);
		}
		return clear;
	}

	/**
	 * Returns the cells at which a placed shape overlaps this set. A shape is placed at a cell if the origin of the shape is at
	 * the cell. The result has one bit for each cell, row by row, 64 cells to a word.
	 */
	long[] meeting(CellShape shape, int width, int height) {
		int across = (width + Long.SIZE - 1) / Long.SIZE;
		long[] meeting = new long[across * height];
		shape.forEachCell((dx, dy) -> add(dx, dy, across, meeting));
		return meeting;
	}

	/**
	 * Adds this set to another set, moved by (-dx, -dy). The other set gets the cell (x, y) if this set has the cell (x
	 * + dx, y + dy).
	 *
	 * @param across the number of words in a row of the other set
	 * @param to the bits of the other set: one bit for each cell, row by row
	 */
	private void add(int dx, int dy, int across, long[] to) {
		int bit = dx + margin;
		for (int row = 0; row < to.length / across; row++) {
			int at = (row + dy + margin) * stride + (bit >> 6);
			int into = row * across;
			for (int i = 0; i < across; i++) {
				to[into + i] |= words[at + i] >>> bit | words[at + i + 1] << 1 << ~bit;
			}
		}
	}
}
