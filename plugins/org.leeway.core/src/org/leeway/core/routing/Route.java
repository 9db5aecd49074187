package org.leeway.core.routing;

import org.leeway.pathing.search.SearchMetrics;

/** What a planner has answered, and all that there is to show of it. Immutable. */
public sealed interface Route permits GridRoute, RoundRoute {

	boolean isFound();

	/** On the grid the cost of the steps, otherwise the exact length. Infinite if there is no way. */
	double cost();

	/** Why there is no way, in words; that there is one, if there is. */
	String reason();

	SearchMetrics metrics();
}
