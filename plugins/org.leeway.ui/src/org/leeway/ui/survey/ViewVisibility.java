package org.leeway.ui.survey;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;

/** A part listener that notifies a view when it becomes visible or hidden. So a hidden view need not compute anything. */
final class ViewVisibility implements IPartListener2 {

	private final IWorkbenchPart view;
	private final Runnable changed;
	private boolean visible = true;

	ViewVisibility(IWorkbenchPart view, Runnable changed) {
		this.view = view;
		this.changed = changed;
		view.getSite().getPage().addPartListener(this);
	}

	boolean isVisible() {
		return visible;
	}

	@Override
	public void partVisible(IWorkbenchPartReference part) {
		change(part, true);
	}

	@Override
	public void partHidden(IWorkbenchPartReference part) {
		change(part, false);
	}

	private void change(IWorkbenchPartReference part, boolean now) {
		if (part.getPart(false) == view && visible != now) {
			visible = now;
			changed.run();
		}
	}

	void end() {
		view.getSite().getPage().removePartListener(this);
	}
}
