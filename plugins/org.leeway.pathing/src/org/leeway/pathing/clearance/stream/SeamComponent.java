package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component of the anchors in the strip that two neighbouring parts of a map both see. Both parts describe it
 * by equal values.
 *
 * @param vertical whether the border goes from top to bottom
 * @param seamX the column of the top-left cell right of, or below, the border
 * @param seamY the row of this cell
 * @param x the column of the first anchor, row by row
 * @param y the row of the first anchor
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
