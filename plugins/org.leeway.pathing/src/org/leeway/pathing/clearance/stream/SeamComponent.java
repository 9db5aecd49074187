package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component of the anchors in the strip along a border between two parts of a map. Both parts create an equal object
 * for this component. {@link PieceJoin} finds the matching objects.
 *
 * @param vertical whether the border is vertical, else it is horizontal
 * @param seamX the column of a cell that identifies the border: just right of a vertical border, or just below a horizontal border
 * @param seamY the row of this cell
 * @param x the column of the first anchor of the component, row by row
 * @param y the row of this first anchor
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
