package org.leeway.pathing.clearance.stream;

import java.io.Serializable;

/**
 * A connected component of the anchors in the strip that two neighbouring parts of a map both see. Both sides name it in
 * the same way.
 *
 * @param vertical whether the border goes from top to bottom
 * @param seamX    the column of the top-left cell right of, or below, the border
 * @param seamY    its row
 * @param x        the column of the first anchor, row by row
 * @param y        its row
 */
record SeamComponent(boolean vertical, int seamX, int seamY, int x, int y) implements Serializable {
}
