package org.leeway.core.routes;

import org.leeway.pathing.grid.Cell;

/**
 * A better start or goal for a query: the nearest place where the unit fits. There is an offer only if the unit does
 * not fit at the start or goal. Immutable.
 *
 * @param isGoal true if the unit does not fit at the goal, false if the unit does not fit at the start
 * @param anchor the place of the unit, given by its top-left cell
 * @param distance of this cell from the top-left cell of the unit at the start or goal, in cells
 */
public record EndOffer(boolean isGoal, Cell anchor, double distance) {
}
