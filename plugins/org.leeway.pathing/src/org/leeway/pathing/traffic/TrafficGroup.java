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
public record TrafficGroup(MovingUnit unit, TravelField field, List<Cell> starts, int count, double perSecond)
		implements CrowdGroup {

	/** @throws IllegalArgumentException if count or rate is out of range */
	public TrafficGroup {
		starts = List.copyOf(starts);
		CrowdGroup.check(count, perSecond);
	}
}
