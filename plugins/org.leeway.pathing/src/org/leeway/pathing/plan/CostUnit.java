package org.leeway.pathing.plan;

import java.util.Locale;

/** The unit of a path's cost. */
public enum CostUnit {

	/** The length of the centre's path, in cells. */
	LENGTH,
	/** The duration for an agent of speed 1, in seconds: length divided by the speed of the terrain. */
	TIME;

	/** Returns the name in files and reports. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
