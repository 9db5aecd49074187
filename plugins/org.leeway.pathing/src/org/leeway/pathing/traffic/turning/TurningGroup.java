package org.leeway.pathing.traffic.turning;

import java.util.List;

import org.leeway.pathing.steering.search.TurningField;
import org.leeway.pathing.steering.search.TurningGround;
import org.leeway.pathing.traffic.CrowdGroup;
import org.leeway.pathing.world.Agent;

/**
 * Turning units of one kind with the same starts and goals. Immutable.
 *
 * @param agent the kind of unit
 * @param ground the poses of the unit. Poses are numbered as there
 * @param field the cost of the way to the goal
 * @param starts the poses where units appear, in the order in which they are tried
 * @param count the number of units, at least 0
 * @param perSecond how many units appear each second at most, more than 0. Infinite if all units may appear at once
 */
public record TurningGroup(Agent agent, TurningGround ground, TurningField field, List<Integer> starts, int count, double perSecond)
		implements CrowdGroup {

	/** @throws IllegalArgumentException if count or rate is out of range */
	public TurningGroup {
		starts = List.copyOf(starts);
		CrowdGroup.check(count, perSecond);
	}

	/** Returns the same group with its starts in another order. */
	public TurningGroup from(List<Integer> others) {
		return new TurningGroup(agent, ground, field, others, count, perSecond);
	}

	/** Returns the ways of the units to their goal. */
	TurningWays ways() {
		return new TurningWays(ground, field);
	}
}
