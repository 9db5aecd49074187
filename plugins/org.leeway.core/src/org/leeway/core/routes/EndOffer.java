package org.leeway.core.routes;

import org.leeway.pathing.grid.Cell;

/**
 * A place near the start or the goal of a query where the unit fits, because the unit does not fit at that end.
 * Immutable.
 *
 * @param isGoal whether the end is the goal, else the start
 * @param anchor the nearest anchor where the unit fits
 * @param distance from the anchor of the end, in cells
 */
public record EndOffer(boolean isGoal, Cell anchor, double distance) {
}
