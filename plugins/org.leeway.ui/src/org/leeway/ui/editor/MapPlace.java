package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.map.canvas.MapViewport;
import org.leeway.ui.map.canvas.MapViewport.Place;

/**
 * The visible place and the zoom of an editor's map, kept between sessions. A {@link FileMemory} stores both for each level
 * file.
 */
final class MapPlace {

	private static final FileMemory PLACES = new FileMemory("place");

	private final EditorContext editor;
	private final LevelDocument document;
	/**
	 * Whether the map has already shown the stored place, or the whole map if no place was stored. Until then, {@link
	 * #remember} stores nothing, because the user has not chosen the visible place.
	 */
	private boolean isShown;

	MapPlace(EditorContext editor, LevelDocument document) {
		this.editor = editor;
		this.document = document;
	}

	/** Shows the stored place, or the whole map if no place is stored. Waits until the canvas has its size. */
	void recallSoon() {
		editor.viewer().getControl().getDisplay().asyncExec(() -> {
			if (editor.viewer().getControl() != null) {
				recallWithRoom();
			}
		});
	}

	/**
	 * Shows the stored place or the whole map as soon as the canvas has a size. Usually the canvas has one already. If the
	 * level was opened behind a maximised view, waits until the canvas gets its size.
	 */
	private void recallWithRoom() {
		if (editor.root().viewport().hasRoom()) {
			recall();
		} else {
			editor.viewer().getControl().addListener(SWT.Resize, new Listener() {

				@Override
				public void handleEvent(Event resize) {
					if (editor.root().viewport().hasRoom()) {
						resize.widget.removeListener(SWT.Resize, this);
						recall();
					}
				}
			});
		}
	}

	private void recall() {
		MapViewport viewport = editor.root().viewport();
		Optional<Place> remembered = PLACES.recall(document.file()).map(MapPlace::place);
		remembered.ifPresentOrElse(viewport::show, () -> viewport.fit(editor.level().getTerrain().bounds()));
		isShown = true;
	}

	void remember() {
		if (isShown) {
			Place place = editor.root().viewport().place();
			PLACES.remember(document.file(), place.x() + " " + place.y() + " " + place.zoom());
		}
	}

	private static Place place(String text) {
		String[] numbers = text.split(" ");
		return new Place(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Double.parseDouble(numbers[2]));
	}
}
