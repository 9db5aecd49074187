package org.leeway.core.analysis.balance;

import java.util.List;

import org.leeway.pathing.balance.Base;

/**
 * The area, the objectives and the base of a start. Immutable.
 *
 * @param area the number of places where the agent can stand and gets to first from this start
 * @param front length of the border with contested places and with the areas of other starts, in cells
 * @param objectives the objectives that the agent gets to first from this start
 * @param contested the objectives that are equally near from this start and another start, and farther from all others
 * @param base the room to build, and the gaps that close the base
 */
public record BalanceStart(Place start, long area, long front, List<Place> objectives, List<Place> contested, Base base) {

	public BalanceStart {
		objectives = List.copyOf(objectives);
		contested = List.copyOf(contested);
	}
}
