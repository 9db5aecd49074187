package org.leeway.ui.routes;

import org.leeway.pathing.plan.PlannerProvider;

/** The names of planners in the user interface. */
final class PlannerName {

	private PlannerName() {
	}

	/** Returns the title of a planner with a capital first letter. */
	static String of(PlannerProvider planner) {
		String words = planner.title();
		return Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}
}
