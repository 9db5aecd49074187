package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place that is not the same on two maps: cells that touch.
 *
 * @param bounds the smallest rectangle around them
 * @param cells how many there are
 * @param at the one that differs most; of equal ones the first, row by row
 * @param before its value on the first map
 * @param after its value on the second
 */
public record CellChange(CellRect bounds, long cells, Cell at, int before, int after) {
}
