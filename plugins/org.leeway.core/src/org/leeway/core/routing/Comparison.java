package org.leeway.core.routing;

import org.leeway.pathing.plan.PlannerProvider;

/** Which planners answer a query beside the chosen one. */
public enum Comparison {

	/** None. */
	NONE,
	/** Those of the same domain, whose paths compare. */
	SAME_KIND,
	/** All. */
	ALL;

	/** Whether a planner answers when the user has chosen one. */
	public boolean asks(PlannerProvider planner, PlannerProvider chosen) {
		return planner == chosen || this == ALL || this == SAME_KIND && planner.domain() == chosen.domain();
	}
}
