package org.leeway.pathing.compare;

import org.leeway.pathing.chokes.Choke;

/**
 * A passage with different widths on two maps, or with a choke on one map only.
 *
 * @param before the choke on the first map, or null
 * @param after the choke on the second map, or null
 * @param widthBefore the width of the passage on the first map, in cells, at most twice the size of the unit
 * @param widthAfter the width of the passage on the second map, in cells, at most twice the size of the unit
 */
public record ChokeChange(Choke before, Choke after, int widthBefore, int widthAfter) {

	/** Returns the choke to show: the choke of the second map, or of the first map if the second map has none. */
	public Choke shown() {
		return after == null ? before : after;
	}

	/** Returns the number of cells behind the passage. If both maps have the choke, returns the larger number. */
	public long behind() {
		return Math.max(before == null ? 0 : before.behind(), after == null ? 0 : after.behind());
	}
}
