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
	 * Returns the kind of earlier level with the stored name. In three cases, returns {@link #SAVED} instead, that is, the saved
	 * file of the edited level:
	 * <ul>
	 * <li>There is no kind with the stored name.
	 * <li>The stored kind is a revision, because a revision belongs to a single file.
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
