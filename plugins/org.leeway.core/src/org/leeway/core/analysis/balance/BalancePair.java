package org.leeway.core.analysis.balance;

import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.balance.Lanes;
import org.leeway.pathing.grid.Cell;

/**
 * The ways of an agent from a start to another start or to an objective. Immutable.
 *
 * @param from a start
 * @param to another start, which comes later in the level, or an objective
 * @param seconds travel time of the best way. Empty if there is no way
 * @param length length of the best way, in cells. Empty if there is no way
 * @param largest side of the largest unit that gets from {@code from} to {@code to} over the agent's terrains, in cells. 0 if
 * no unit does
 * @param narrowest width of the best way at its narrowest place, in cells. The width is the side of the largest free square
 * around the agent. 0 if there is no way
 * @param route the anchors of the best way on the grid, step by step. Empty if there is no way
 * @param lanes the ways that units can take at the same time, next to each other
 * @param second how many seconds more the second lane needs than the best way. Empty if there is no second lane
 */
public record BalancePair(Place from, Place to, OptionalDouble seconds, OptionalDouble length, int largest, int narrowest,
		List<Cell> route, Lanes lanes, OptionalDouble second) {

	public BalancePair {
		route = List.copyOf(route);
	}

	/** Returns the number of lanes as a text, such as {@code at most 3}. */
	public String laneCount() {
		return (lanes.isBound() ? "at most " : "") + lanes.count();
	}

	/** Returns the travel time in seconds, infinite if there is no way. */
	public double time() {
		return seconds.orElse(Double.POSITIVE_INFINITY);
	}
}
