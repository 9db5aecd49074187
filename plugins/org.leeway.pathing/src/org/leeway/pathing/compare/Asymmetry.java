package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place of a map that differs from its images under a symmetry: a group of touching cells.
 *
 * @param aspect the aspect in which the cells differ, such as terrain
 * @param bounds the smallest rectangle around the cells of the place
 * @param cells the number of cells of the place
 * @param here the cell of the place that differs most. Ties go to the first cell, row by row
 * @param value the value of {@code here}: the id of a terrain, or a size
 * @param there the image of {@code here} that differs most from {@code here}
 * @param otherValue the value of the image
 */
public record Asymmetry(Aspect aspect, CellRect bounds, long cells, Cell here, int value, Cell there, int otherValue) {
}
