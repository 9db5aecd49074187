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

/** A clock for the time until an editor that opens has painted its map for the first time. */
final class FirstPaint {

	private final Display display = Display.getCurrent();
	private final Listener arrived = this::painting;
	private long since;
	private long time;

	/** Starts the clock. Call this when the user asks for the editor. */
	void start() {
		display.addFilter(SWT.Paint, arrived);
		since = System.nanoTime();
	}

	/** Adds a listener for the end of the paint. This filter runs before all listeners, so the added listener runs last. */
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

	/** Returns the time until the end of the paint, in nanoseconds, as the time of the only frame. */
	List<Long> frames() {
		return List.of(time);
	}
}
