package org.leeway.pathing.clearance;

import org.leeway.pathing.grid.BitPlane;

/**
 * Numbers the set cells of a plane from 0 on, row by row, so that arrays need entries for these cells only. Also lists
 * the cells by clearance. Immutable.
 */
final class NarrowAnchors {

	private final BitPlane plane;
	/** By word, row by row, the number of its first set cell; after the last word the number of all. */
	private final int[] bases;
	/** The cells as {@code y << shift | x}, by clearance and then row by row. */
	private final int[] cells;
	/** By clearance the index of its first cell in the list. */
	private final int[] starts;

	/**
	 * @param plane some cells, each of a clearance from 1 to {@code greatest}
	 * @param clearance of the plane's size
	 * @param shift the number of bits of a column
	 */
	NarrowAnchors(BitPlane plane, ClearanceMap clearance, int greatest, int shift) {
		this.plane = plane;
		this.bases = new int[plane.columns() * plane.height() + 1];
		for (int word = 0; word < bases.length - 1; word++) {
			bases[word + 1] = bases[word] + Long.bitCount(plane.word(word % plane.columns(), word / plane.columns()));
		}
		this.cells = new int[count()];
		this.starts = new int[greatest + 2];
		sort(clearance, shift);
	}

	private void sort(ClearanceMap clearance, int shift) {
		forEach((x, y) -> starts[clearance.get(x, y) + 1]++);
		for (int value = 1; value < starts.length; value++) {
			starts[value] += starts[value - 1];
		}
		int[] next = starts.clone();
		forEach((x, y) -> cells[next[clearance.get(x, y)]++] = y << shift | x);
	}

	private interface Visitor {
		void cell(int x, int y);
	}

	private void forEach(Visitor visitor) {
		for (int y = 0; y < plane.height(); y++) {
			for (int column = 0; column < plane.columns(); column++) {
				for (long rest = plane.word(column, y); rest != 0; rest &= rest - 1) {
					visitor.cell(column * BitPlane.TILE + Long.numberOfTrailingZeros(rest), y);
				}
			}
		}
	}

	int count() {
		return bases[bases.length - 1];
	}

	boolean contains(int x, int y) {
		return plane.get(x, y);
	}

	/** The number of a set cell. */
	int number(int x, int y) {
		int column = x / BitPlane.TILE;
		return bases[y * plane.columns() + column] + Long.bitCount(plane.word(column, y) & ~(-1L << x));
	}

	/** The index in the list of the first cell of a clearance; the cells of the next greater clearance follow. */
	int start(int clearance) {
		return starts[clearance];
	}

	/** A cell of the list, as {@code y << shift | x}. */
	int cell(int index) {
		return cells[index];
	}
}
