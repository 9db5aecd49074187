package org.leeway.ui.editor;

import java.util.Arrays;
import java.util.List;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Widget;
import org.leeway.ui.testing.OpenLevel;

/** A clock that measures the time from the request for an editor until the end of its map's first paint. */
final class FirstPaint {

	private final Display display = Display.getCurrent();
	private final Listener arrived = this::painting;
	private long since;
	private long time;

	/** Starts the clock. Call this immediately before the request for the editor. */
	void start() {
		display.addFilter(SWT.Paint, arrived);
		since = System.nanoTime();
	}

	/**
	 * Adds a listener that stops the clock at the end of the map's first paint. This method is a filter of the display, so it runs
	 * before all listeners of the paint event. Listeners run in the order in which they were added, so the new listener runs last,
	 * after the map's own listeners have painted.
	 */
	private void painting(Event event) {
		if (isMap(event.widget)) {
			display.removeFilter(SWT.Paint, arrived);
			event.widget.addListener(SWT.Paint, painted -> time = time == 0 ? System.nanoTime() - since : time);
		}
	}

	private static boolean isMap(Widget widget) {
		return Arrays.stream(OpenLevel.page().getEditorReferences()).map(editor -> editor.getEditor(false))
				.anyMatch(editor -> editor instanceof LevelEditor level
						&& level.getAdapter(GraphicalViewer.class) instanceof GraphicalViewer viewer
						&& viewer.getControl() == widget && viewer.getContents() != null);
	}

	/** Returns the measured time in nanoseconds, as a list with one element. */
	List<Long> frames() {
		return List.of(time);
	}
}
