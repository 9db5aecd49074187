package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component in the strip of cells along a border between two parts of a map. Both parts create an equal object,
 * by which {@link PieceJoin} connects them.
 *
 * @param vertical whether the border is vertical, else it is horizontal
 * @param seamX the column of a cell that identifies the border, see {@link Seam}
 * @param seamY the row of this cell
 * @param x the column of the first cell of the component, row by row
 * @param y the row of this cell
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
