package org.leeway.core.level.part;

import java.io.Serializable;

/**
 * The least size, in cells, of the regions that checks report. Smaller regions are left out. A narrow passage is left out, too,
 * if fewer cells lie behind the passage. Each level has its own limit, but a user can ask for another limit. Immutable.
 *
 * @param chosen the limit that a user asked for, at least 1. 0 for the limit of the level
 */
public record AreaLimit(long chosen) implements Serializable {

	/** The value if the user gives no limit. The limit of the level then applies. */
	public static final AreaLimit OF_LEVEL = new AreaLimit(0);

	/** Returns the limit that a user asked for, or {@link #OF_LEVEL} if {@code chosen} is null. */
	public static AreaLimit of(Long chosen) {
		return chosen == null ? OF_LEVEL : new AreaLimit(chosen);
	}

	/** Returns whether a user asked for this limit. */
	public boolean isChosen() {
		return chosen > 0;
	}

	/** Returns the limit for a level with this intent, in cells. */
	public long in(DesignIntent intent) {
		return isChosen() ? chosen : intent.minArea();
	}
}
