package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place that differs between two maps: cells that touch.
 *
 * @param bounds the smallest rectangle around them
 * @param cells the number of cells
 * @param at the cell that differs most. Ties go to the first, row by row
 * @param before its value on the first map
 * @param after its value on the second map
 */
public record CellChange(CellRect bounds, long cells, Cell at, int before, int after) {

	/** Returns the amount by which the values of the cell differ. */
	int difference() {
		return Math.abs(before - after);
	}
}
