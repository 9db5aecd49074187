package org.leeway.ui.app;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.leeway.ui.testing.EventLoop;

/** Gives the window what it has at the first start of the product, and takes it away again. */
public final class RoomForTests {

	private RoomForTests() {
	}

	/** The default perspective, without the tool bar. */
	public static void asAtFirst() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		window.getActivePage().resetPerspective();
		EventLoop.drain();
		Folding.toggleToolBar(window);
		EventLoop.drain();
	}

	/** The tool bar is there again. */
	public static void asBefore() {
		Folding.toggleToolBar(PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		EventLoop.drain();
	}
}
