package org.leeway.core.analysis.balance;

import java.util.List;

/**
 * The places that an agent gets to first from a start. Immutable.
 *
 * @param area the number of places where the agent can stand and gets to first from this start
 * @param front length of the border with contested places and with the areas of other starts, in cells
 * @param objectives the objectives that the agent gets to first from this start
 * @param contested the objectives that are equally near from this start and another start, and farther from all others
 */
public record Territory(Place start, long area, long front, List<Place> objectives, List<Place> contested) {

	public Territory {
		objectives = List.copyOf(objectives);
		contested = List.copyOf(contested);
	}
}
