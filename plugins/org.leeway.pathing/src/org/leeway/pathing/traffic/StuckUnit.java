package org.leeway.pathing.traffic;

import org.leeway.pathing.grid.Cell;

/**
 * A unit that came no nearer to its goal for a while. Immutable.
 *
 * @param group the index of its group
 * @param anchor the anchor nearest to its top-left corner
 * @param seconds for how long the unit came no nearer
 */
public record StuckUnit(int group, Cell anchor, double seconds) {
}
