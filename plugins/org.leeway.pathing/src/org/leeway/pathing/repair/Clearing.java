package org.leeway.pathing.repair;

import java.util.Collection;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/**
 * A unit for which cells of a map may be cleared. Clearing costs 1 for each covered cell that is not traversable. All
 * planes have the size of the map. Immutable.
 *
 * @param traversable the cells that the unit can cross already
 * @param fixed the cells that cannot be cleared
 * @param closed the anchors (top-left cells of the unit) on which the unit cannot stand at any cost
 * @param size the side of the unit, in cells. {@link GridUnit#sizeOn} limits it for the map
 */
public record Clearing(BitPlane traversable, BitPlane fixed, BitPlane closed, int size) {

	/** The cost of cells that the unit cannot cover even if cells are cleared. */
	static final int IMPOSSIBLE = -1;

	public Clearing {
		size = GridUnit.sizeOn(size, traversable.width(), traversable.height());
	}

	/** Creates a unit that can stand on all anchors whose cells it can cross. */
	public static Clearing of(BitPlane traversable, BitPlane fixed, int size) {
		return new Clearing(traversable, fixed, BitPlane.empty(traversable.width(), traversable.height()), size);
	}

	/** Returns the same unit, with some more traversable cells. */
	public Clearing opened(BitPlane cells) {
		return new Clearing(traversable.or(cells), fixed, closed, size);
	}

	int width() {
		return traversable.width();
	}

	int height() {
		return traversable.height();
	}

	/** Returns the cost of the cells under the unit on an anchor. {@link #IMPOSSIBLE} if the unit cannot stand there. */
	int cost(int x, int y) {
		int cost = cost(x, y, size, size);
		return cost == IMPOSSIBLE || closed.get(x, y) ? IMPOSSIBLE : cost;
	}

	/**
	 * Returns the cost of a rectangle of cells. {@link #IMPOSSIBLE} if the rectangle is not inside the map or contains
	 * a fixed cell.
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

	/** Adds the cells under the unit on an anchor that are not traversable, row by row. */
	void addBlocked(int x, int y, Collection<Cell> cells) {
		for (int row = y; row < y + size; row++) {
			for (int at = traversable.nextClear(x, row); at < x + size; at = traversable.nextClear(at + 1, row)) {
				cells.add(new Cell(at, row));
			}
		}
	}
}
