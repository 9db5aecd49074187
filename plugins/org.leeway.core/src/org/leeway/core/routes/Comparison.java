package org.leeway.core.routes;

import org.leeway.pathing.plan.PlannerProvider;

/** The other planners that answer a query for comparison, besides the planner that the user has chosen. */
public enum Comparison {

	/** No other planner. */
	NONE,
	/** Planners of the same {@linkplain PlannerProvider#domain domain}, whose paths are comparable. */
	SAME_KIND,
	/** All planners. */
	ALL;

	/**
	 * Returns whether a planner answers a query: the chosen planner always, each other planner as this constant says.
	 *
	 * @param chosen the planner that the user has chosen for the query
	 */
	public boolean asks(PlannerProvider planner, PlannerProvider chosen) {
		return planner == chosen || this == ALL || this == SAME_KIND && planner.domain() == chosen.domain();
	}
}
