package org.leeway.core.analysis.traffic;

import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.grid.Cell;

/**
 * Units of one agent that are stuck at the same narrow place. Units that are stuck although their way is wide enough form
 * one further jam. Immutable.
 *
 * @param agent the name of the agent
 * @param units how many units are stuck
 * @param at the top-left cell of the unit that has been stuck longest
 * @param seconds how long this unit has not come nearer to its goal
 * @param place the narrowest place on this unit's way to the goal, as the unit's top-left cell there
 * @param width the width of the place, in cells: the side of the largest free square that covers the unit there
 * @param widen how many cells the place must be widened so that two units fit next to each other. 0 if they fit
 * @param hasWay whether the units can get to their goal if no other unit is in the way. False if they could not enter the map
 */
public record Jam(String agent, int units, Cell at, double seconds, Cell place, int width, int widen,
		boolean hasWay) {

	/** Returns a message for users: where units are stuck, and by how much to widen the narrowest place ahead of them. */
	public String message() {
		if (!hasWay) {
			return "stuck: " + Counts.of(units, "unit", "units") + " of " + agent + " at " + at
					+ ", no free place there has a way to the other start";
		}
		return "stuck: " + Counts.of(units, "unit", "units") + " of " + agent + " at " + at + " for " + Lengths.format(seconds) + " s, "
				+ (widen == 0 ? "no narrow place ahead" : "the narrowest place ahead is " + width + " wide at " + place + ", widen by "
						+ widen + " for two units next to each other");
	}

	/** Returns the same jam with another number of units. */
	Jam withUnits(int others) {
		return new Jam(agent, others, at, seconds, place, width, widen, hasWay);
	}

	/** Returns a jam of units that could not enter the map, for lack of a suitable place at their start. */
	static Jam outside(String agent, int units, Cell start) {
		return new Jam(agent, units, start, 0, start, 0, 0, false);
	}
}
