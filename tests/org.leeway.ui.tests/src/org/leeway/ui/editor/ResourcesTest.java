package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.DeviceData;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Resource;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Test;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/**
 * Tests of images, fonts, cursors and other resources of the window system. All resources of an editor must be disposed
 * of when the editor is closed.
 */
class ResourcesTest {

	private static final Pattern OURS = Pattern
			.compile("org\\.eclipse\\.(gef|draw2d)\\..*|org\\.leeway\\.ui\\.(?!testing).*(?<!Test)");

	@Test
	void aClosedEditorLeavesNothingBehind() throws Exception {
		OutlineView.show();
		work();
		Display display = Display.getCurrent();
		display.setTracking(true);
		try {
			int most = work();
			assertTrue(most > 3, "the map, the thumbnail and the outline are images, not only " + most);
			assertEquals(List.of(), resources(Resource.class), "what of the second editor is still there");
		} finally {
			display.setTracking(false);
		}
	}

	/**
	 * Opens an editor, shows each overlay at several zooms, paints, and closes it. Returns the number of images before closing.
	 */
	private static int work() throws Exception {
		try (OpenLevel open = OpenLevel.of(Levels.of(Levels.CORRIDOR))) {
			for (double zoom : new double[] {0.5, 1, 3}) {
				for (RasterLayer overlay : Stream.concat(Layers.overlays().stream(), Stream.of((RasterLayer) null)).toList()) {
					open.editor().root().getZoomManager().setZoom(zoom);
					open.editor().settings().setOverlay(overlay);
					EventLoop.drain();
					open.colour(1, 1);
				}
			}
			open.editor().root().viewport().reveal(open.level().getTerrain().bounds(), 1);
			open.editor().activateTool("3");
			open.mouse().drag(1, open.middle(2, 2), open.middle(4, 4));
			open.settle();
			return resources(Image.class).size();
		} finally {
			EventLoop.drain();
		}
	}

	/** Returns the resources of a kind that the editor has not disposed of, each with the stack trace of its creation. */
	private static List<String> resources(Class<? extends Resource> kind) {
		List<String> resources = new ArrayList<>();
		DeviceData data = Display.getCurrent().getDeviceData();
		for (int i = 0; data.objects != null && i < data.objects.length; i++) {
			if (kind.isInstance(data.objects[i])) {
				List<StackTraceElement> stack = List.of(data.errors[i].getStackTrace());
				if (stack.stream().anyMatch(frame -> OURS.matcher(frame.getClassName()).matches())) {
					resources.add(data.objects[i] + " " + stack.subList(0, 12).toString());
				}
			}
		}
		return resources;
	}
}
