package org.leeway.core.layer;

/** Which cells of a square footprint a width is written to. */
public enum Anchor {
	/** All its cells: each has the width of the largest footprint that covers it. */
	COVERING("covering", "over the cell", "largest over each cell"),
	/** The footprint's top-left cell. */
	TOP_LEFT("top-left", "from the top-left cell", "anchor top-left"),
	/** The footprint's middle cell; of the four of an even size, the top-left one. */
	CENTRE("centre", "around the middle cell", "anchor centre");

	private final String label;
	private final String title;
	private final String description;

	Anchor(String label, String title, String description) {
		this.label = label;
		this.title = title;
		this.description = description;
	}

	/** What an export writes unless it is told: pictures are for those who look, values for programs. */
	public static Anchor standard(boolean picture) {
		return picture ? COVERING : TOP_LEFT;
	}

	/** The name on the command line and in exports. */
	public String label() {
		return label;
	}

	/** On the screen: where a unit of the width stands. */
	public String title() {
		return title;
	}

	/** In reports: what is written where. */
	public String description() {
		return description;
	}

	/** The name on the command line, as options list it. */
	@Override
	public String toString() {
		return label;
	}
}
