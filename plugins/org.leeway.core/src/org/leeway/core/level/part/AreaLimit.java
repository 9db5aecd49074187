package org.leeway.core.level.part;

import java.io.Serializable;

/**
 * The least area, in cells, of the regions and chokes that checks report. A smaller region is left out. A choke is left
 * out if it leads to fewer cells. A level has such a limit, and a user can ask for another. Immutable.
 *
 * @param chosen the limit that a user asked for, at least 1. 0 for the limit of the level
 */
public record AreaLimit(long chosen) implements Serializable {

	/** The value for a user who asks for no limit, so that the limit of the level counts. */
	public static final AreaLimit OF_LEVEL = new AreaLimit(0);

	/** Returns the limit that a user asked for, or the limit of the level if {@code chosen} is null. */
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
