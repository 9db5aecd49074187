package org.leeway.pathing.plan;

/** Whether a unit drives forward or in reverse. */
public enum Gear {

	/** It faces where it goes. */
	FORWARD,
	/** It faces where it comes from. */
	REVERSE
}
