package org.leeway.pathing.compare;

import org.leeway.pathing.chokes.Choke;

/**
 * A narrow passage that became wider or narrower from one map to another. A choke is a passage with a width of less
 * than twice the unit's size.
 *
 * @param before the choke on the first map. Null if the passage is no choke there
 * @param after the choke on the second map. Null if the passage is no choke there
 * @param widthBefore the width of the passage on the first map, in cells, at most twice the size of the unit
 * @param widthAfter the width of the passage on the second map, in cells, at most twice the size of the unit
 */
public record ChokeChange(Choke before, Choke after, int widthBefore, int widthAfter) {

	/** Returns the choke of the second map. If there is none, returns the choke of the first map. */
	public Choke shown() {
		return after == null ? before : after;
	}

	/**
	 * Returns how many cells lie on the far side of the passage, see {@link Choke#behind}. If both maps have the choke,
	 * returns the larger number.
	 */
	public long behind() {
		return Math.max(before == null ? 0 : before.behind(), after == null ? 0 : after.behind());
	}
}
