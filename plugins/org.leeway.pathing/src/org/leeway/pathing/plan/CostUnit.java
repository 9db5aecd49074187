package org.leeway.pathing.plan;

import java.util.Locale;

/** What the cost of a way is measured in. */
public enum CostUnit {

	/** The way of the centre, in cells. */
	LENGTH,
	/** The way divided by the speed of the terrain, as of an agent of speed 1. */
	TIME;

	/** The name in files and reports. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
