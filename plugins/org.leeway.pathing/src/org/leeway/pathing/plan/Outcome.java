package org.leeway.pathing.plan;

/** The result of a search for a path: found, or the reason why no path was found. */
public enum Outcome {

	FOUND,
	/** The start is not inside the map. */
	START_OUTSIDE,
	/** The goal is not inside the map. */
	GOAL_OUTSIDE,
	/** The unit does not fit at the start. */
	START_BLOCKED,
	/** The unit does not fit at the goal. */
	GOAL_BLOCKED,
	/** The unit fits at both ends, but no path joins them. */
	NOT_CONNECTED,
	/** The planner does not support the world's rule for diagonal steps, so it did not search. */
	OTHER_RULE;

	/**
	 * Returns whether the search failed because of the start: the start lies outside the map, or the unit does not fit
	 * there.
	 */
	public boolean isAtStart() {
		return this == START_OUTSIDE || this == START_BLOCKED;
	}
}
