package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component of the anchors in the strip that two neighbouring parts of a map both see. Each part describes a
 * component of the strip by its own object, and the two objects are equal.
 *
 * @param vertical whether the border is vertical, else it is horizontal
 * @param seamX the column of the cell that identifies the border: just right of a vertical border, or just below a
 * horizontal border
 * @param seamY the row of this cell
 * @param x the column of the first anchor of the component, row by row
 * @param y the row of the first anchor of the component
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
