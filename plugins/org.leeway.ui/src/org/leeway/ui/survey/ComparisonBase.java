package org.leeway.ui.survey;

/** What a level can be compared with. */
enum ComparisonBase {
	SAVED("Saved file"), BACKUP("Backup"), FILE("File...");

	private final String label;

	ComparisonBase(String label) {
		this.label = label;
	}

	String label() {
		return label;
	}
}
