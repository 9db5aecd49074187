package org.leeway.pathing.repair;

import java.util.Collection;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/**
 * A unit for which cells of a map may be cleared, for example by removing rocks. An anchor is the cell of the unit's top-left
 * corner. To stand at an anchor costs 1 for each cell under the unit that must be cleared first. All planes have the size of
 * the map. Immutable.
 *
 * @param traversable the cells that the unit can cross without clearing
 * @param fixed the cells that cannot be cleared
 * @param closed the anchors on which the unit cannot stand, even if all cells are cleared
 * @param size the side of the unit, in cells. {@link GridUnit#sizeOn} limits it for the map
 */
public record Clearing(BitPlane traversable, BitPlane fixed, BitPlane closed, int size) {

	/** The cost of anchors at which the unit cannot stand, even if all cells that can be cleared are cleared. */
	static final int IMPOSSIBLE = -1;

	public Clearing {
		size = GridUnit.sizeOn(size, traversable.width(), traversable.height());
	}

	/** Creates a unit without {@link #closed} anchors: the unit can stand on any cells that it can cross. */
	public static Clearing of(BitPlane traversable, BitPlane fixed, int size) {
		return new Clearing(traversable, fixed, BitPlane.empty(traversable.width(), traversable.height()), size);
	}

	/** Returns the same unit on a map where some more cells are traversable. */
	public Clearing opened(BitPlane cells) {
		return new Clearing(traversable.or(cells), fixed, closed, size);
	}

	int width() {
		return traversable.width();
	}

	int height() {
		return traversable.height();
	}

	/**
	 * Returns how many cells must be cleared so that the unit can stand with its top-left cell at (x, y). {@link #IMPOSSIBLE}
	 * if the unit cannot stand there in any case.
	 */
	int cost(int x, int y) {
		int cost = cost(x, y, size, size);
		return cost == IMPOSSIBLE || closed.get(x, y) ? IMPOSSIBLE : cost;
	}

	/**
	 * Returns how many cells of a rectangle must be cleared so that the unit can cross all of them. {@link #IMPOSSIBLE} if the
	 * rectangle is not inside the map, or contains a cell that cannot be cleared.
	 */
	int cost(int x, int y, int columns, int rows) {
		if (x < 0 || y < 0 || x + columns > width() || y + rows > height()) {
			return IMPOSSIBLE;
		}
		int cost = 0;
		for (int row = y; row < y + rows; row++) {
			if (fixed.nextSet(x, row) < x + columns) {
				return IMPOSSIBLE;
			}
			for (int at = traversable.nextClear(x, row); at < x + columns; at = traversable.nextClear(at + 1, row)) {
				cost++;
			}
		}
		return cost;
	}

	/** Adds, row by row, the cells to clear so that the unit can stand with its top-left corner at (x, y). */
	void addBlocked(int x, int y, Collection<Cell> cells) {
		for (int row = y; row < y + size; row++) {
			for (int at = traversable.nextClear(x, row); at < x + size; at = traversable.nextClear(at + 1, row)) {
				cells.add(new Cell(at, row));
			}
		}
	}
}
