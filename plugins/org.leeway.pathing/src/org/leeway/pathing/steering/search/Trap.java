package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An area that a turning unit can enter but not leave. Its cells touch by sides or corners. The unit arrives at the places of
 * these cells, see {@link PoseReach}, only with headings from which it cannot drive on for ever.
 *
 * @param sample the first of these cells, row by row
 * @param places the number of these cells
 * @param bounds the smallest rectangle around these cells
 */
public record Trap(Cell sample, long places, CellRect bounds) {
}
