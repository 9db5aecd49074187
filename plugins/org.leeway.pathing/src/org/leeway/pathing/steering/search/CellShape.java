package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

import org.leeway.pathing.grid.Cell;

/**
 * A set of cells, relative to an origin cell. Immutable.
 *
 * @param left the column of the leftmost cells, relative to the origin
 * @param top the first row, relative to the origin
 * @param columns the number of words in a row. Each word covers 64 cells
 * @param words one bit for each cell, row by row. The lowest bit of a word is its leftmost cell
 */
record CellShape(int left, int top, int columns, long[] words) {

	static CellShape of(Collection<Cell> cells) {
		int left = cells.stream().mapToInt(Cell::x).min().orElse(0);
		int right = cells.stream().mapToInt(Cell::x).max().orElse(0);
		int top = cells.stream().mapToInt(Cell::y).min().orElse(0);
		int bottom = cells.stream().mapToInt(Cell::y).max().orElse(0);
		int columns = (right - left) / Long.SIZE + 1;
		long[] words = new long[columns * (bottom - top + 1)];
		for (Cell cell : cells) {
			words[(cell.y() - top) * columns + (cell.x() - left) / Long.SIZE] |= 1L << (cell.x() - left);
		}
		return new CellShape(left, top, columns, words);
	}

	/** Returns the union of this shape and another shape with the same origin. */
	CellShape union(CellShape other) {
		List<Cell> cells = new ArrayList<>();
		forEachCell((x, y) -> cells.add(new Cell(x, y)));
		other.forEachCell((x, y) -> cells.add(new Cell(x, y)));
		return of(cells);
	}

	boolean isEmpty() {
		return Arrays.stream(words).allMatch(word -> word == 0);
	}

	/** A receiver of cells. */
	interface Visitor {
		void cell(int x, int y);
	}

	/** Passes all cells to a visitor. */
	void forEachCell(Visitor visitor) {
		for (int i = 0; i < words.length; i++) {
			for (long rest = words[i]; rest != 0; rest &= rest - 1) {
				visitor.cell(left + i % columns * Long.SIZE + Long.numberOfTrailingZeros(rest), top + i / columns);
			}
		}
	}

	/** Returns an upper bound of how far the shape extends in any direction, in cells. */
	int reach() {
		int across = Math.max(Math.abs(left), Math.abs(left + columns * Long.SIZE));
		return Math.max(across, Math.max(Math.abs(top), Math.abs(top + words.length / columns)));
	}
}
