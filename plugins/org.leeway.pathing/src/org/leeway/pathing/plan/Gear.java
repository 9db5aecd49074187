package org.leeway.pathing.plan;

/** The direction in which a unit drives: forward or in reverse. */
public enum Gear {

	/** The unit faces where it goes. */
	FORWARD,
	/** The unit faces where it comes from. */
	REVERSE
}
