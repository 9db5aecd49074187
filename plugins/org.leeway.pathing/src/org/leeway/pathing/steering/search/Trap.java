package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An area that a turning unit can enter but not leave. From each place in the area, and with each heading, the unit can drive
 * only for a limited time, see {@link PoseReach}. The cells of the area are connected by common sides or corners.
 *
 * @param sample the first cell of the area, row by row
 * @param places how many cells the area has
 * @param bounds the smallest rectangle around the area
 */
public record Trap(Cell sample, long places, CellRect bounds) {
}
