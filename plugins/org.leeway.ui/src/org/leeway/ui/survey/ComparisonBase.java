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
	 * Returns the kind of earlier level that was stored in the last session. Returns {@link #SAVED}, the saved file of the
	 * edited level, in these cases:
	 * <ul>
	 * <li>The name is unknown.
	 * <li>The stored kind is a revision, which belongs to a single file.
	 * <li>The stored kind is a file, and no file is chosen.
	 * </ul>
	 *
	 * @param name the name of the stored kind
	 * @param isFileKnown whether a file is chosen
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
