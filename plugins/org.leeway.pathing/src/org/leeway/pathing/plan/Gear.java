package org.leeway.pathing.plan;

/** Which way a unit faces while it drives. */
public enum Gear {

	/** It faces where it goes. */
	FORWARD,
	/** It faces where it comes from. */
	REVERSE
}
