package org.leeway.ui.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.Test;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/** Properties keeps the selection of the map while another view of the editor is active. */
class PropertiesStayTest extends ElementPropertiesBase {

	@Test
	void viewsWithoutPropertiesLeaveTheViewAsItIs() throws Exception {
		OutlineView.activate().select("Circles", "at 10, 5");
		assertEquals("1.0", properties.values().get("Radius"));
		List<String> views = Arrays.stream(PlatformUI.getWorkbench().getViewRegistry().getViews()).map(IViewDescriptor::getId)
				.filter(id -> id.startsWith("org.leeway.ui.")).toList();
		assertTrue(views.size() >= 9, views.toString());
		for (String view : views) {
			OpenLevel.page().showView(view);
			EventLoop.drain();
			assertEquals("1.0", properties.values().get("Radius"), view);
		}
	}
}
