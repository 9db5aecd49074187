package org.leeway.core.layer;

/** Which cell of a square footprint a value is written to. */
public enum Anchor {
	/** The footprint's top-left cell. */
	TOP_LEFT("top-left"),
	/** The footprint's middle cell; of the four of an even size, the top-left one. */
	CENTRE("centre");

	private final String label;

	Anchor(String label) {
		this.label = label;
	}

	/** The name on the command line and in exports. */
	public String label() {
		return label;
	}
}
