package org.leeway.pathing.grid;

import java.io.Serializable;

/**
 * A connected component of legal anchors.
 *
 * @param anchors the number of its anchors
 * @param cells the number of cells that the footprints on these anchors cover
 * @param bounds the smallest rectangle around the covered cells
 * @param sample the first anchor, row by row
 */
public record Region(long anchors, long cells, CellRect bounds, Cell sample) implements Serializable {
}
