package org.leeway.ui.testing;

import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ISetSelectionTarget;

/** The Project Explorer, used with the keyboard. */
public final class Explorer {

	private Explorer() {
	}

	/** Selects a file or project, and gives the view the keyboard focus. Returns the control with the focus. */
	public static Control select(IResource resource) throws PartInitException {
		IViewPart view = OpenLevel.page().showView(IPageLayout.ID_PROJECT_EXPLORER);
		StructuredSelection selection = new StructuredSelection(resource);
		EventLoop.waitUntil(resource.getName() + " is selected", () -> {
			((ISetSelectionTarget) view).selectReveal(selection);
			return selection.equals(view.getSite().getSelectionProvider().getSelection());
		});
		EventLoop.drain();
		return Display.getCurrent().getFocusControl();
	}

	/** Presses a key while a file or project is selected. */
	public static void press(IResource resource, int key) throws PartInitException {
		new Mouse(select(resource)).strike(key);
		EventLoop.drain();
	}
}
