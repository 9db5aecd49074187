package org.leeway.ui.survey;

import java.util.List;

import org.leeway.core.compare.Tint;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.canvas.LevelRootPart;

/** The tints of a view, on the map of one editor at a time. */
final class MapTints {

	/** The margin around a place that the canvas shows too, in cells, and the fraction of the canvas that both fill. */
	private static final int SURROUNDINGS = 8;
	private static final double SHARE = 0.9;

	private EditorSession editor;
	private List<Tint> tints = List.of();

	/** Tints the map of an editor, and removes the tints from any other. */
	void show(EditorSession on, List<Tint> shown) {
		if (on != editor) {
			clear();
		}
		editor = on;
		tints = shown;
		editor.showTints(tints);
	}

	/** Removes the tints, unless another view has replaced them. */
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
	static void reveal(EditorSession editor, CellRect place, Cell cell) {
		editor.navigation().goTo(cell);
		editor.root().viewport().reveal(new CellRect(place.x() - SURROUNDINGS, place.y() - SURROUNDINGS,
				place.width() + 2 * SURROUNDINGS, place.height() + 2 * SURROUNDINGS), SHARE);
	}
}
