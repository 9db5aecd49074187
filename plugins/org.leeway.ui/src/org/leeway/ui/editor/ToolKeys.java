package org.leeway.ui.editor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/** Activates the keys of the tools, which are single letters, only while the canvas has the focus. */
final class ToolKeys {

	private static final String CONTEXT = "org.leeway.ui.canvas";

	private final IContextService contexts;
	private IContextActivation active;

	private ToolKeys(IContextService contexts) {
		this.contexts = contexts;
	}

	static void activate(Control canvas, IContextService contexts) {
		ToolKeys keys = new ToolKeys(contexts);
		canvas.addListener(SWT.FocusIn, event -> keys.focusGained());
		canvas.addListener(SWT.FocusOut, event -> keys.focusLost());
	}

	private void focusGained() {
		if (active == null) {
			active = contexts.activateContext(CONTEXT);
		}
	}

	private void focusLost() {
		if (active != null) {
			contexts.deactivateContext(active);
			active = null;
		}
	}
}
