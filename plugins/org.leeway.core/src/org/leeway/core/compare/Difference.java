package org.leeway.core.compare;

import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.CellRect;

/**
 * One difference between two levels. Immutable.
 *
 * @param subject the agent, the capability or the object. Empty for the level itself
 * @param before the earlier state in a few words. Empty if the subject was added
 * @param after the later state in a few words. Empty if the subject was removed
 * @param bounds a rectangle around the difference, in cells of the later map. The rectangle may reach beyond the map.
 * Null if the difference has no place
 * @param cells the number of cells that differ. For a choke, the number of cells behind the choke. 0 if the difference
 * has no area
 */
public record Difference(Kind kind, String subject, String before, String after, CellRect bounds, long cells) {

	/** The kind of a difference. */
	public enum Kind {
		SIZE("size"), STARTS("starts"), CHOKE("choke"), LOST("lost"), GAINED("gained"), FIT("fit"), OBJECT("object"),
		TERRAIN("terrain");

		private final String label;

		Kind(String label) {
			this.label = label;
		}

		/** Returns the name for users and in reports. */
		public String label() {
			return label;
		}
	}

	/**
	 * Returns the difference in one sentence. The sentence ends with the place of the difference, if the difference has a
	 * place. For an object, no place is added, because the description of the object already contains the place.
	 */
	public String message() {
		String change = before.isEmpty() ? after + ", new" : after.isEmpty() ? before + ", removed"
				: before + " -> " + after;
		String amount = cells == 0 ? "" : ", " + Counts.cells(cells) + (kind == Kind.CHOKE ? " behind it" : "");
		String place = bounds == null || kind == Kind.OBJECT ? "" : " at " + Places.of(bounds);
		return (subject.isEmpty() ? "" : subject + ": ") + change + amount + place;
	}
}
