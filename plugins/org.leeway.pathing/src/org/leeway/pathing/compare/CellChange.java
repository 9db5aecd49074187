package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A group of touching cells that differ between two maps.
 *
 * @param bounds the smallest rectangle around the cells
 * @param cells the number of cells
 * @param at the cell that differs most. Ties go to the first cell, row by row
 * @param before the value of {@code at} on the first map
 * @param after the value of {@code at} on the second map
 */
public record CellChange(CellRect bounds, long cells, Cell at, int before, int after) {

	/** Returns the absolute difference between the two values of the cell {@code at}. */
	int difference() {
		return Math.abs(before - after);
	}
}
