package org.leeway.pathing.compare;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A place of a map that is not like its images.
 *
 * @param bounds the smallest rectangle around its cells
 * @param cells how many there are
 * @param here that of its cells that differs most; of equal ones the first, row by row
 * @param value what is there: the id of a terrain, or a size
 * @param there the image of {@code here} that differs most from it
 * @param otherValue what is at the image
 */
public record Asymmetry(Aspect aspect, CellRect bounds, long cells, Cell here, int value, Cell there, int otherValue) {
}
