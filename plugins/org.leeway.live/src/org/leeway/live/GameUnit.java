package org.leeway.live;

import java.util.Objects;

/**
 * A unit of a running game. Immutable.
 *
 * @param x the middle of the unit, in cells of the level
 * @param y the middle of the unit, in cells of the level
 * @param agent the name of the unit's kind. Empty if the game does not send the kind
 * @param name the name of the unit itself. Empty if the game does not send a name
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
