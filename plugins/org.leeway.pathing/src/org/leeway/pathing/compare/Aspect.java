package org.leeway.pathing.compare;

/** The aspects of a cell that can be compared. */
public enum Aspect {
	/** The id of the cell's terrain. */
	TERRAIN("terrain"),
	/** The size of the largest unit that can cover the cell. */
	CLEARANCE("clearance"),
	/** The size of the largest unit that can get from a spawn to an anchor on which the unit covers the cell. */
	FIT("fit");

	private final String label;

	Aspect(String label) {
		this.label = label;
	}

	/** Returns the name of the aspect for users and on the command line. */
	public String label() {
		return label;
	}
}
