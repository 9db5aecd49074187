package org.leeway.ui.editor;

import java.util.Optional;

import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.map.canvas.MapViewport;
import org.leeway.ui.map.canvas.MapViewport.Place;

/** The place of a map on the screen, from one editor of a level to the next. */
final class MapPlace {

	private final EditorContext editor;
	private final LevelDocument document;
	/**
	 * Whether {@link #recallSoon} has placed the map. Before, the place of the map on the canvas is not worth remembering.
	 */
	private boolean isShown;

	MapPlace(EditorContext editor, LevelDocument document) {
		this.editor = editor;
		this.document = document;
	}

	/** Shows the remembered place, or else the whole map, once the canvas has its size. */
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
