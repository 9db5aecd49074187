package org.leeway.core.analysis.balance;

import java.util.List;

/**
 * The places that an agent reaches sooner from one start than from any other start. Immutable.
 *
 * @param area the number of these places, that is, of anchors (top-left cells of the agent)
 * @param front length of the border with the areas of other starts, and with places equally near from several starts, in cells
 * @param objectives the objectives that the agent reaches sooner from this start than from any other start
 * @param contested the objectives that are equally near from this start and another start, and farther from all others
 */
public record Territory(Place start, long area, long front, List<Place> objectives, List<Place> contested) {

	public Territory {
		objectives = List.copyOf(objectives);
		contested = List.copyOf(contested);
	}
}
