package org.leeway.pathing.compare;

import org.leeway.pathing.clearance.Choke;

/**
 * A passage that has another width on a second map, or is a choke on one of two maps only.
 *
 * @param before the choke on the first map, or null
 * @param after the choke on the second, or null
 * @param widthBefore the width of the passage on the first map; twice the size of the unit stands for more, too
 * @param widthAfter the same on the second
 */
public record ChokeChange(Choke before, Choke after, int widthBefore, int widthAfter) {

	/** The choke to look at: that of the second map, if there is one. */
	public Choke shown() {
		return after == null ? before : after;
	}

	/** How many cells lie behind it, on the map where more do. */
	public long behind() {
		return Math.max(before == null ? 0 : before.behind(), after == null ? 0 : after.behind());
	}
}
