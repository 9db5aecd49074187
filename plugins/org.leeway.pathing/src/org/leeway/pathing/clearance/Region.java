package org.leeway.pathing.clearance;

import java.io.Serializable;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A connected component of legal anchors.
 *
 * @param anchors the number of its anchors
 * @param cells the number of cells that the footprints on them cover
 * @param bounds the smallest rectangle around the covered cells
 * @param sample the first anchor, row by row
 */
public record Region(long anchors, long cells, CellRect bounds, Cell sample) implements Serializable {
}
