package org.leeway.ui.survey;

import java.util.List;

import org.leeway.core.compare.Tint;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.canvas.LevelRootPart;

/** The tints that a view shows on the map of one editor at a time. */
final class MapTints {

	/** The margin around a place that stays visible when the map zooms to the place, in cells. */
	private static final int SURROUNDINGS = 8;
	/**
	 * Largest share of the canvas's width and height that a place with its margin may fill, when the map zooms to the place.
	 */
	private static final double SHARE = 0.9;

	private EditorSession editor;
	private List<Tint> tints = List.of();

	/** Tints the map of an editor. If this view has tinted the map of another editor, removes the tints there. */
	void show(EditorSession on, List<Tint> shown) {
		if (on != editor) {
			clear();
		}
		editor = on;
		tints = shown;
		editor.showTints(tints);
	}

	/**
	 * Removes the tints of this view from the map. If another view has replaced these tints, the tints of the other
	 * view stay.
	 */
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

	/** Zooms to a place and emphasises one of its cells. */
	static void reveal(EditorSession editor, CellRect place, Cell cell) {
		editor.navigation().goTo(cell);
		reveal(editor, place);
	}

	/** Zooms to a place. */
	static void reveal(EditorSession editor, CellRect place) {
		editor.root().viewport().reveal(new CellRect(place.x() - SURROUNDINGS, place.y() - SURROUNDINGS,
				place.width() + 2 * SURROUNDINGS, place.height() + 2 * SURROUNDINGS), SHARE);
	}
}
