package org.leeway.ui.editor;

import org.leeway.model.Level;
import org.leeway.ui.outline.LevelOutline;

/** Tells the outline of an editor, while one is open, what happens in the editor. */
final class OutlineLink {

	/** Null while no outline is open. */
	private LevelOutline outline;

	LevelOutline open(LevelOutline opened) {
		outline = opened;
		return opened;
	}

	void closed(LevelOutline closed) {
		if (outline == closed) {
			outline = null;
		}
	}

	void setLevel(Level level) {
		if (outline != null) {
			outline.setLevel(level);
		}
	}

	/** The canvas shows another part of the map. */
	void viewMoved() {
		if (outline != null) {
			outline.viewMoved();
		}
	}

	/** The map looks different. */
	void mapChanged() {
		if (outline != null) {
			outline.mapChanged();
		}
	}
}
