package org.leeway.core.layer;

/**
 * The choice of cells that show the width of a unit's square footprint on a map. The choice is a single cell of the
 * footprint, or all its cells.
 */
public enum Anchor {
	/**
	 * The size of a footprint is shown at all cells that the footprint covers. Each cell shows the largest footprint that
	 * covers it.
	 */
	COVERING("covering", "over the cell", "largest over each cell"),
	/** The footprint's top-left cell. */
	TOP_LEFT("top-left", "from the top-left cell", "anchor top-left"),
	/** The footprint's middle cell. If the size is even, the top-left cell of the four middle cells. */
	CENTRE("centre", "around the middle cell", "anchor centre");

	private final String label;
	private final String title;
	private final String description;

	Anchor(String label, String title, String description) {
		this.label = label;
		this.title = title;
		this.description = description;
	}

	/**
	 * Returns the default for an export. The default for a picture is {@link #COVERING}, because people may look at any cell of a
	 * footprint. The default for values is {@link #TOP_LEFT}, because programs look up a footprint by its top-left cell.
	 *
	 * @param picture true for a picture, false for values
	 */
	public static Anchor standard(boolean picture) {
		return picture ? COVERING : TOP_LEFT;
	}

	/** Returns the name on the command line and in exports. */
	public String label() {
		return label;
	}

	/**
	 * Returns words that say where the footprint lies, seen from the cell that shows its width. An example is {@code
	 * over the cell}.
	 */
	public String title() {
		return title;
	}

	/** Returns this choice as a text for reports. An example is {@code largest over each cell}. */
	public String description() {
		return description;
	}

	/** Returns the name on the command line. The help of an option lists the possible values by these names. */
	@Override
	public String toString() {
		return label;
	}
}
