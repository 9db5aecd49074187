package org.leeway.ui.editor;

import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.tools.GridTool;

/**
 * The pending edits of tools, which the map shows and the level does not have yet: a drag, clicks of an unfinished shape, floating
 * terrain.
 */
final class PendingEdits {

	private final EditorContext editor;
	private final LevelEditDomain domain;

	PendingEdits(EditorContext editor) {
		this.editor = editor;
		this.domain = (LevelEditDomain) editor.viewer().getEditDomain();
	}

	/** Returns whether an edit is pending. */
	boolean isUnderWay() {
		return domain.isDragging() || tool() != null && tool().isPending() || isFloating();
	}

	private boolean isFloating() {
		return editor.settings().selection().floating() != null && editor.terrain().floating() != null;
	}

	/**
	 * Cancels one pending edit: a drag, the last click of an unfinished shape, or floating terrain. If there are
	 * several, cancels the first of this list. Returns false if no edit is pending.
	 */
	boolean giveUp() {
		if (domain.giveUpDrag()) {
			return true;
		}
		if (tool() != null && tool().isPending()) {
			tool().takeBack();
			return true;
		}
		if (isFloating()) {
			editor.terrain().drop();
			return true;
		}
		return false;
	}

	/** Returns whether {@link #finish} would change the level. Drags do not count, because their result is not known yet. */
	boolean areForLevel() {
		return tool() != null && tool().canComplete() || isFloating();
	}

	/** Finishes a drag, as if the user had released the mouse button. */
	void finishDrag() {
		domain.finishDrag();
	}

	/** Applies the pending edits to the level. A shape with too few clicks stays pending. */
	void finish() {
		finishDrag();
		if (tool() != null) {
			tool().complete();
		}
		editor.terrain().commit();
	}

	/** Returns the active tool. Null if this tool does not work with drags or clicks on the map. */
	private GridTool tool() {
		return editor.activeTool() instanceof GridTool tool ? tool : null;
	}
}
