package org.leeway.pathing.compare;

/** What of a cell is compared. */
public enum Aspect {
	/** The id of its terrain. */
	TERRAIN("terrain"),
	/** The largest unit that can cover it. */
	CLEARANCE("clearance"),
	/** The largest unit that gets there from a spawn and covers it. */
	FIT("fit");

	private final String label;

	Aspect(String label) {
		this.label = label;
	}

	/** The name for people and on the command line. */
	public String label() {
		return label;
	}
}
