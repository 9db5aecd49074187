package org.leeway.pathing.traffic;

/**
 * A unit of a crowd at one moment. Immutable.
 *
 * @param id the number of the unit. Different units have different numbers
 * @param group the index of the unit's group
 * @param x the left edge of the unit, in cells
 * @param y the upper edge of the unit, in cells
 * @param isStuck whether the unit counts as {@linkplain TrafficResult#stuck() stuck}
 */
public record SeenUnit(int id, int group, double x, double y, boolean isStuck) {
}
