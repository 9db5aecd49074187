package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An area that a turning unit can enter but not leave. Everywhere in the area, the unit has no heading from which it
 * can drive on for ever, see {@link PoseReach}. The cells of the area touch by sides or corners.
 *
 * @param sample the first cell of the area, row by row
 * @param places how many cells the area has
 * @param bounds the smallest rectangle around the area
 */
public record Trap(Cell sample, long places, CellRect bounds) {
}
