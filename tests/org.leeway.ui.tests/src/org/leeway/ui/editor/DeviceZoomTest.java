package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;

/** Tests of an open editor whose device gets another zoom, as when a window moves to another monitor. */
class DeviceZoomTest {

	private static final int GREEN = 0x00FF00;
	private static final int BLUE = 0x0000FF;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Canvas thumbnail;

	@BeforeEach
	void showTheThumbnailAndTheTerrainOnly() throws PartInitException {
		thumbnail = OutlineView.activate().form().all(Canvas.class).stream()
				.filter(canvas -> "Drag to move over the map".equals(canvas.getToolTipText())).findFirst().orElseThrow();
		open.editor().settings().setOverlay(null);
		open.settle();
	}

	/**
	 * Changes the colours of the map without notice to the editor, which never happens outside of tests. So cached tiles keep the
	 * old colours, and only tiles that are rendered again show the new colours.
	 */
	@Test
	void mapAndThumbnailAreRenderedAgain() {
		colourGround(GREEN);
		rescale();
		awaitGround(GREEN);
		colourGround(BLUE);
		open.canvas().redraw();
		thumbnail.redraw();
		open.settle();
		assertEquals(Colours.of(GREEN), open.colour(2.5, 2.5), "images are kept");
		rescale();
		awaitGround(BLUE);
	}

	private void colourGround(int colour) {
		open.editor().root().picture().terrainColours()[0] = colour;
	}

	private void rescale() {
		open.canvas().notifyListeners(SWT.ZoomChanged, new Event());
		open.canvas().redraw();
		thumbnail.redraw();
	}

	private void awaitGround(int colour) {
		RGB wanted = Colours.of(colour);
		open.awaitColour(wanted, 2.5, 2.5);
		Point size = thumbnail.getSize();
		EventLoop.waitUntil("the thumbnail is rendered again",
				() -> Screen.colours(Screen.picture(thumbnail, new Point(0, 0), size)).contains(wanted));
	}
}
