package org.leeway.live;

import java.util.Objects;

/**
 * A unit of a running game. Immutable.
 *
 * @param x the middle of the unit, in cells of the level
 * @param y the middle of the unit, in cells of the level
 * @param agent the name of its kind, empty if the game does not tell
 * @param name the name of the unit itself, empty if the game does not tell
 * @param isStuck whether the game reports that the unit cannot go on
 */
public record GameUnit(double x, double y, String agent, String name, boolean isStuck) {

	public GameUnit {
		Objects.requireNonNull(agent, "agent");
		Objects.requireNonNull(name, "name");
		if (!Double.isFinite(x) || !Double.isFinite(y)) {
			throw new IllegalArgumentException("a unit at " + x + "," + y);
		}
	}
}
