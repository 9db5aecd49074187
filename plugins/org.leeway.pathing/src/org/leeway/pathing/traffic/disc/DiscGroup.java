package org.leeway.pathing.traffic.disc;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.traffic.CrowdGroup;
import org.leeway.pathing.traffic.MovingUnit;

/**
 * Discs of one kind with the same starts and goals. Immutable.
 *
 * @param unit the kind of disc
 * @param field the cost of the way to the goal. The field must be for discs of this size
 * @param starts the centres where discs appear, in the order in which they are tried
 * @param count the number of discs, at least 0
 * @param perSecond how many discs appear each second at most, more than 0. Infinite if all discs may appear at once
 */
public record DiscGroup(MovingUnit unit, DiscField field, List<Point> starts, int count, double perSecond)
		implements CrowdGroup {

	/** @throws IllegalArgumentException if count, rate or the kind of unit is out of range */
	public DiscGroup {
		starts = List.copyOf(starts);
		CrowdGroup.check(count, perSecond);
		if (!unit.isDisc()) {
			throw new IllegalArgumentException("a square, expected a disc");
		}
	}
}
