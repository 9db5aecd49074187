package org.leeway.ui.editor;

import java.util.Optional;

import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.map.canvas.MapViewport;
import org.leeway.ui.map.canvas.MapViewport.Place;

/** The place and zoom of a map on the screen, which are remembered for the next editor of the level. */
final class MapPlace {

	private final EditorContext editor;
	private final LevelDocument document;
	/**
	 * Whether {@link #recallSoon} has placed the map. Before, the place is not the user's, so it must not be remembered.
	 */
	private boolean isShown;

	MapPlace(EditorContext editor, LevelDocument document) {
		this.editor = editor;
		this.document = document;
	}

	/** Shows the remembered place, or else the whole map. Waits until the canvas has its size. */
	void recallSoon() {
		editor.viewer().getControl().getDisplay().asyncExec(() -> {
			if (editor.viewer().getControl() != null) {
				recall();
			}
		});
	}

	private void recall() {
		MapViewport viewport = editor.root().viewport();
		Optional<Place> remembered = PlaceMemory.recall(document.file());
		remembered.ifPresentOrElse(viewport::show, () -> viewport.fit(editor.level().getTerrain().bounds()));
		isShown = true;
	}

	void remember() {
		if (isShown) {
			PlaceMemory.remember(document.file(), editor.root().viewport().place());
		}
	}
}
