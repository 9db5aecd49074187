package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component in the strip of cells along a border between two parts of a map. Both parts see the strip, and create
 * equal objects for the component. So {@link PieceJoin} knows which components of the two parts are connected.
 *
 * @param vertical whether the border is vertical, else it is horizontal
 * @param seamX the column of a cell that identifies the border, see {@link Seam}
 * @param seamY the row of the cell that identifies the border
 * @param x the column of the component's first cell in row-major order
 * @param y the row of the component's first cell in row-major order
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
