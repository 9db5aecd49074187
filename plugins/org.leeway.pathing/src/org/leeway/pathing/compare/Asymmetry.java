package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place where a map is not symmetric: a group of touching cells.
 *
 * @param aspect the aspect in which the cells differ, such as terrain
 * @param bounds the smallest rectangle around the cells of the place
 * @param cells the number of cells of the place
 * @param here the cell of the place that differs most. Ties go to the first cell, row by row
 * @param value the value of {@code here}: the id of a terrain, or a size
 * @param there the mirrored or turned cell of {@code here}. Of several such cells, the cell that differs most
 * @param otherValue the value of {@code there}
 */
public record Asymmetry(Aspect aspect, CellRect bounds, long cells, Cell here, int value, Cell there, int otherValue) {
}
