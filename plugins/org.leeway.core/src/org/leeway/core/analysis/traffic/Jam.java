package org.leeway.core.analysis.traffic;

import org.leeway.pathing.grid.Cell;

/**
 * Units of one agent that are stuck before the same narrow place, or without any narrow place before them. Immutable.
 *
 * @param agent the name of the agent
 * @param units how many units are stuck
 * @param at the anchor of the unit that is stuck for longest
 * @param seconds for how long this unit came no nearer to its goal
 * @param place the anchor of the narrowest place on the way of this unit
 * @param width the side of the largest free square there that covers the unit, in cells
 * @param widen how many cells wider the place must be for two units next to each other. 0 if it is wide enough
 */
public record Jam(String agent, int units, Cell at, double seconds, Cell place, int width, int widen) {

	/** Returns the same jam with another number of units. */
	Jam withUnits(int others) {
		return new Jam(agent, others, at, seconds, place, width, widen);
	}
}
