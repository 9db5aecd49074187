package org.leeway.pathing.compare;

/** The aspects of a cell that can be compared. */
public enum Aspect {
	/** The id of its terrain. */
	TERRAIN("terrain"),
	/** The size of the largest unit that can cover it. */
	CLEARANCE("clearance"),
	/** The size of the largest unit that gets there from a spawn and covers it. */
	FIT("fit");

	private final String label;

	Aspect(String label) {
		this.label = label;
	}

	/** Returns the name for people and on the command line. */
	public String label() {
		return label;
	}
}
