package org.leeway.ui.survey;

import java.util.Arrays;

/** The kinds of bases that a level can be compared with. */
enum ComparisonBase {
	SAVED("Saved file"), BACKUP("Backup"), COMMITTED("Last commit"), REVISION("Revision..."), FILE("File...");

	private final String label;

	ComparisonBase(String label) {
		this.label = label;
	}

	/**
	 * Returns the base with a name. Returns the saved file if there is no such base, or if the base is a file that is not
	 * known. A revision is known of one file only, so it is not remembered.
	 */
	static ComparisonBase of(String name, boolean isFileKnown) {
		return Arrays.stream(values())
				.filter(base -> base.name().equals(name) && base != REVISION && (base != FILE || isFileKnown))
				.findFirst().orElse(SAVED);
	}

	String label() {
		return label;
	}
}
