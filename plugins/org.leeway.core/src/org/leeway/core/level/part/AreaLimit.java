package org.leeway.core.level.part;

import java.io.Serializable;

/**
 * The least area, in cells, of the regions and chokes that checks report. Checks leave out a region with fewer cells,
 * and a choke with fewer cells behind it. A level has a limit, and a user can ask for another limit. Immutable.
 *
 * @param chosen the limit that a user asked for, at least 1, or 0 for the limit of the level
 */
public record AreaLimit(long chosen) implements Serializable {

	/** The value for "use the limit of the level", because the user asked for no other limit. */
	public static final AreaLimit OF_LEVEL = new AreaLimit(0);

	/** Returns the limit that a user asked for, or the limit of the level if {@code chosen} is null. */
	public static AreaLimit of(Long chosen) {
		return chosen == null ? OF_LEVEL : new AreaLimit(chosen);
	}

	/** Returns whether a user asked for this limit. */
	public boolean isChosen() {
		return chosen > 0;
	}

	/** Returns the limit, in cells, for a level with this intent. */
	public long in(DesignIntent intent) {
		return isChosen() ? chosen : intent.minArea();
	}
}
