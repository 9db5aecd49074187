package org.leeway.core.analysis.traffic;

import org.leeway.pathing.grid.Cell;

/**
 * Units of one agent that are stuck at the same narrow place. Units that are stuck although their way is wide enough form
 * one further jam. Immutable.
 *
 * @param agent the name of the agent
 * @param units how many units are stuck
 * @param at the top-left cell of the unit that has been stuck longest
 * @param seconds how long this unit has not come nearer to its goal
 * @param place the top-left cell of the unit at the narrowest place on its way to the goal
 * @param width the side of the largest free square that covers the unit at this place, in cells
 * @param widen how many cells wider the place must be for two units next to each other. 0 if it is wide enough
 */
public record Jam(String agent, int units, Cell at, double seconds, Cell place, int width, int widen) {

	/** Returns the same jam with another number of units. */
	Jam withUnits(int others) {
		return new Jam(agent, others, at, seconds, place, width, widen);
	}
}
