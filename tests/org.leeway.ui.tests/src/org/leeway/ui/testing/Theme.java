package org.leeway.ui.testing;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.ui.PlatformUI;

/** The themes of the workbench. */
public enum Theme {
	LIGHT("org.eclipse.e4.ui.css.theme.e4_default"), DARK("org.eclipse.e4.ui.css.theme.e4_dark");

	private final String id;

	Theme(String id) {
		this.id = id;
	}

	/** Applies this theme to the workbench, but does not store it for the next session. */
	public void show() {
		engine().setTheme(id, false);
		EventLoop.waitUntil("the theme is " + this, () -> engine().getActiveTheme().getId().startsWith(id));
		EventLoop.drain();
	}

	private static IThemeEngine engine() {
		return PlatformUI.getWorkbench().getService(IThemeEngine.class);
	}
}
