package org.leeway.core.analysis.explain;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * A search for squares of cells that cover a given cell. Each square is a possible footprint of a unit.
 *
 * @param free the cells that the unit can cross
 * @param cell the cell to cover
 */
record FreeSquares(BitPlane free, Cell cell) {

	/**
	 * Returns the side of the largest free square that covers {@link #cell}, up to {@code limit}. Returns 0 if the cell
	 * is not free.
	 */
	int largest(int limit) {
		int size = limit;
		while (size > 0 && !isAnyFree(size)) {
			size--;
		}
		return size;
	}

	private boolean isAnyFree(int size) {
		for (int top = Math.max(0, cell.y() - size + 1); top <= Math.min(cell.y(), free.height() - size); top++) {
			for (int left = Math.max(0, cell.x() - size + 1); left <= Math.min(cell.x(), free.width() - size); left++) {
				if (blocked(left, top, size, 1).isEmpty()) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the blocked cells of the best square of a given size that covers {@link #cell}. The best square has the
	 * fewest blocked cells. The list is empty if the best square has no blocked cell. Also empty if no square of this
	 * size fits on the map.
	 */
	List<Cell> leastBlocked(int size) {
		List<Cell> least = null;
		for (int top = Math.max(0, cell.y() - size + 1); top <= Math.min(cell.y(), free.height() - size); top++) {
			for (int left = Math.max(0, cell.x() - size + 1); left <= Math.min(cell.x(), free.width() - size); left++) {
				List<Cell> blocked = blocked(left, top, size, least == null ? Integer.MAX_VALUE : least.size());
				if (least == null || blocked.size() < least.size()) {
					least = blocked;
				}
			}
		}
		return least == null ? List.of() : least;
	}

	/**
	 * Returns the blocked cells of a square, but at most {@code most} cells.
	 *
	 * @param left the first column of the square
	 * @param top the first row of the square
	 * @param size the side of the square, in cells
	 */
	private List<Cell> blocked(int left, int top, int size, int most) {
		List<Cell> blocked = new ArrayList<>();
		for (int y = top; y < top + size; y++) {
			for (int x = free.nextClear(left, y); x < left + size; x = free.nextClear(x + 1, y)) {
				blocked.add(new Cell(x, y));
				if (blocked.size() >= most) {
					return blocked;
				}
			}
		}
		return blocked;
	}
}
