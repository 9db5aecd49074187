package org.leeway.ui.editor;

/** The ids under which the editors of levels are registered. */
public final class EditorIds {

	/** The id of the editor of levels. */
	public static final String LEVEL = "org.leeway.ui.editor";
	/** The id of the editor that stands in for a level that cannot be opened. */
	static final String BROKEN_LEVEL = "org.leeway.ui.brokenLevel";

	private EditorIds() {
	}
}
