package org.leeway.pathing.traffic;

import java.util.List;

import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.Cell;

/**
 * Units of one kind with the same starts and goals. Immutable.
 *
 * @param unit the kind of unit
 * @param field the cost of the way to the goals from each anchor. Units move to anchors of lower cost, until the cost is 0
 * @param starts the anchors where units appear. A unit appears at the first of them that is free
 * @param count the number of units, at least 0
 * @param perSecond how many units appear each second at most, more than 0. Infinite if all units may appear at once
 */
public record TrafficGroup(MovingUnit unit, TravelField field, List<Cell> starts, int count, double perSecond) {

	/** @throws IllegalArgumentException if count or rate is out of range */
	public TrafficGroup {
		starts = List.copyOf(starts);
		if (count < 0 || !(perSecond > 0)) {
			throw new IllegalArgumentException(count + " units, " + perSecond + " a second, expected 0 or more, and a rate above 0");
		}
	}
}
