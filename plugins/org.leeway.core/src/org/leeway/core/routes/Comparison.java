package org.leeway.core.routes;

import org.leeway.pathing.plan.PlannerProvider;

/** Planners that answer a query besides the chosen one. */
public enum Comparison {

	/** None. */
	NONE,
	/** Planners of the same domain, whose paths are comparable. */
	SAME_KIND,
	/** All. */
	ALL;

	/** Returns whether a planner answers when the user has chosen another. */
	public boolean asks(PlannerProvider planner, PlannerProvider chosen) {
		return planner == chosen || this == ALL || this == SAME_KIND && planner.domain() == chosen.domain();
	}
}
