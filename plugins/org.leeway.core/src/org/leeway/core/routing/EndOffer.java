package org.leeway.core.routing;

import org.leeway.pathing.grid.Cell;

/**
 * Where the end of a query could go, because the unit does not fit where it is. Immutable.
 *
 * @param isGoal whether it is the goal, else the start
 * @param anchor of those where the unit fits, the nearest one
 * @param distance from the anchor of the end, in cells
 */
public record EndOffer(boolean isGoal, Cell anchor, double distance) {
}
