package org.leeway.ui.editor;

/** The ids of the editors of levels. */
public final class EditorIds {

	/** The id of the editor of levels. */
	public static final String LEVEL = "org.leeway.ui.editor";
	/** The id of the editor of a file that cannot be opened as a level. */
	static final String BROKEN_LEVEL = "org.leeway.ui.brokenLevel";

	private EditorIds() {
	}
}
