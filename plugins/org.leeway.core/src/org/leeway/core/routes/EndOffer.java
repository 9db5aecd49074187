package org.leeway.core.routes;

import org.leeway.pathing.grid.Cell;

/**
 * A place for the end of a query where the unit fits, since it does not fit at the end itself. Immutable.
 *
 * @param isGoal whether the end is the goal, else the start
 * @param anchor the nearest anchor where the unit fits
 * @param distance from the anchor of the end, in cells
 */
public record EndOffer(boolean isGoal, Cell anchor, double distance) {
}
