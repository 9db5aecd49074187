package org.leeway.core.compare;

import org.leeway.pathing.grid.CellRect;

/**
 * One thing that is not the same in two levels.
 *
 * @param subject whom or what it is about: an agent, a capability or an object; empty for the level itself
 * @param before  what there was, in a few words; empty for nothing
 * @param after   what there is, in a few words; empty for nothing
 * @param bounds  where, on the later map or beyond it; null if it is nowhere in particular
 * @param cells   how many cells it is about, or that lie behind a choke; 0 where that is no question
 */
public record Difference(Kind kind, String subject, String before, String after, CellRect bounds, long cells) {

	/** What has changed. */
	public enum Kind {
		SIZE("size"), CHOKE("choke"), LOST("lost"), GAINED("gained"), FIT("fit"), OBJECT("object"),
		TERRAIN("terrain");

		private final String label;

		Kind(String label) {
			this.label = label;
		}

		/** The name for people and in reports. */
		public String label() {
			return label;
		}
	}

	/** The difference in one sentence, without where it is listed. */
	public String message() {
		String change = before.isEmpty() ? after + ", new" : after.isEmpty() ? before + ", removed"
				: before + " -> " + after;
		String amount = cells == 0 ? "" : ", " + Counts.cells(cells) + (kind == Kind.CHOKE ? " behind it" : "");
		String place = bounds == null || kind == Kind.OBJECT ? "" : " at " + Counts.place(bounds);
		return (subject.isEmpty() ? "" : subject + ": ") + change + amount + place;
	}
}
