package org.leeway.ui.routes;

import org.leeway.core.routing.Planner;

/** What planners are called on the screen. */
final class PlannerName {

	private PlannerName() {
	}

	/** Begins with a capital letter. */
	static String of(Planner planner) {
		String words = planner.description();
		return Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}
}
