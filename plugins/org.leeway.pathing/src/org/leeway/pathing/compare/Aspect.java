package org.leeway.pathing.compare;

/** The properties of a cell that can be compared. */
public enum Aspect {
	/** The id of the cell's terrain. */
	TERRAIN("terrain"),
	/** The size of the largest unit that can cover the cell. */
	CLEARANCE("clearance"),
	/** The size of the largest unit that can cover the cell and can get there from a spawn. */
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
