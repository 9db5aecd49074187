package org.leeway.ui.survey;

import java.util.Arrays;

/** The kinds of earlier levels that a level can be compared with. */
enum ComparisonBase {
	SAVED("Saved file"), BACKUP("Backup"), COMMITTED("Last commit"), REVISION("Revision..."), FILE("File...");

	private final String label;

	ComparisonBase(String label) {
		this.label = label;
	}

	/**
	 * Returns the stored kind of base. Returns the saved file if there is no such kind. Returns the saved file in place of a
	 * revision, too, because a revision belongs to a single file.
	 *
	 * @param name of the kind
	 * @param isFileKnown false if there is no chosen file. Then the kind cannot be a file
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
