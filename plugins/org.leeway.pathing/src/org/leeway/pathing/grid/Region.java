package org.leeway.pathing.grid;

import java.io.Serializable;

/**
 * A connected component of the places where a unit can stand. A place is given by its anchor, the cell under the unit's
 * top-left corner.
 *
 * @param anchors the number of places
 * @param cells the number of cells that the unit covers on these places
 * @param bounds the smallest rectangle around the covered cells
 * @param sample the anchor of the first place, row by row
 */
public record Region(long anchors, long cells, CellRect bounds, Cell sample) implements Serializable {
}
