package org.leeway.ui.survey;

import java.util.List;

import org.leeway.core.compare.Tint;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.map.canvas.LevelRootPart;

/** What a view tints on the map of one editor at a time. */
final class MapTints {

	/** How many cells around a place are shown, and how much of the canvas they fill. */
	private static final int SURROUNDINGS = 8;
	private static final double SHARE = 0.9;

	private LevelEditor editor;
	private List<Tint> tints = List.of();

	/** Tints the map of an editor, and no other. */
	void show(LevelEditor on, List<Tint> shown) {
		if (on != editor) {
			clear();
		}
		editor = on;
		tints = shown;
		editor.showTints(tints);
	}

	/** Takes back what was tinted, unless another view has tinted something else since. */
	void clear() {
		if (editor != null && isOpen() && editor.root().tints() == tints) {
			editor.showTints(List.of());
		}
		editor = null;
	}

	private boolean isOpen() {
		LevelRootPart root = editor.root();
		return root != null && root.getViewer() != null && root.getViewer().getControl() != null
				&& !root.getViewer().getControl().isDisposed();
	}

	/** Zooms to a place and emphasises a cell of it. */
	static void reveal(LevelEditor editor, CellRect place, Cell cell) {
		editor.navigation().goTo(cell);
		editor.root().viewport().reveal(new CellRect(place.x() - SURROUNDINGS, place.y() - SURROUNDINGS,
				place.width() + 2 * SURROUNDINGS, place.height() + 2 * SURROUNDINGS), SHARE);
	}
}
