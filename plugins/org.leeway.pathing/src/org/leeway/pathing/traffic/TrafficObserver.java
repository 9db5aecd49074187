package org.leeway.pathing.traffic;

/** An observer of a simulation. Gets the places of all units after each step. */
public interface TrafficObserver {

	/** Begins the report of a state. All units on the map follow, in ascending order of their numbers. */
	void begin(double seconds);

	/**
	 * Reports a unit. A unit that arrives in this step is reported for the last time, at its goal.
	 *
	 * @param waited whether the unit stood still during the step before the reported state
	 */
	void unit(SeenUnit unit, boolean waited);
}
