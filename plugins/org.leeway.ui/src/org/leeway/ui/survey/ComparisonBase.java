package org.leeway.ui.survey;

import java.util.Arrays;

/** What a level can be compared with. */
enum ComparisonBase {
	SAVED("Saved file"), BACKUP("Backup"), FILE("File...");

	private final String label;

	ComparisonBase(String label) {
		this.label = label;
	}

	/** The one of a name; the saved file if there is none, or if it asks for a file that is not known. */
	static ComparisonBase of(String name, boolean isFileKnown) {
		return Arrays.stream(values()).filter(base -> base.name().equals(name) && (base != FILE || isFileKnown))
				.findFirst().orElse(SAVED);
	}

	String label() {
		return label;
	}
}
