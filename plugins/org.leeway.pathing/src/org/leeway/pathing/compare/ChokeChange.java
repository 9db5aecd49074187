package org.leeway.pathing.compare;

import org.leeway.pathing.clearance.Choke;

/**
 * A passage that has different widths on two maps, or is a choke on one of them only.
 *
 * @param before the choke on the first map, or null
 * @param after the choke on the second map, or null
 * @param widthBefore the width of the passage on the first map, in cells; at most twice the size of the unit
 * @param widthAfter the same on the second map
 */
public record ChokeChange(Choke before, Choke after, int widthBefore, int widthAfter) {

	/** The choke to show: that of the second map, if there is one. */
	public Choke shown() {
		return after == null ? before : after;
	}

	/** The number of cells behind it, on the map where that is greater. */
	public long behind() {
		return Math.max(before == null ? 0 : before.behind(), after == null ? 0 : after.behind());
	}
}
