package org.leeway.pathing.traffic;

import java.util.OptionalDouble;

/**
 * A unit of a crowd at one moment. Immutable.
 *
 * @param id the number of the unit. Different units have different numbers
 * @param group the index of the unit's group
 * @param x the left edge of the unit, in cells
 * @param y the upper edge of the unit, in cells
 * @param isStuck whether the unit counts as {@linkplain TrafficResult#stuck() stuck}
 * @param heading where the unit looks, in radians, 0 to the right, growing clockwise. Empty if the unit never turns
 */
public record SeenUnit(int id, int group, double x, double y, boolean isStuck, OptionalDouble heading) {

	/** Creates a unit that never turns. */
	public SeenUnit(int id, int group, double x, double y, boolean isStuck) {
		this(id, group, x, y, isStuck, OptionalDouble.empty());
	}
}
