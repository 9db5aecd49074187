package org.leeway.ui.app;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.leeway.ui.testing.EventLoop;

/** The layout of the window at the first start of the product, which tests can set and reset. */
public final class RoomForTests {

	private RoomForTests() {
	}

	/** Shows the default perspective, and hides the tool bar. */
	public static void asAtFirst() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		window.getActivePage().resetPerspective();
		EventLoop.drain();
		ViewStacks.toggleToolBar(window);
		EventLoop.drain();
	}

	/** Shows the tool bar again. */
	public static void asBefore() {
		ViewStacks.toggleToolBar(PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		EventLoop.drain();
	}
}
