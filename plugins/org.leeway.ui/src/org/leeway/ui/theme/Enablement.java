package org.leeway.ui.theme;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/**
 * Enabling and disabling of controls so that it shows in every theme. The dark theme gives texts of controls a colour,
 * which the window system then keeps for disabled controls.
 */
public final class Enablement {

	/** The class of disabled controls in the stylesheets of themes, and where the workbench looks for it. */
	private static final String DISABLED = "disabled";
	private static final String CLASS = "org.eclipse.e4.ui.css.CssClassName";

	private Enablement() {
	}

	public static void set(boolean enabled, Control... controls) {
		for (Control control : controls) {
			boolean wasEnabled = control.getData(CLASS) != DISABLED;
			control.setEnabled(enabled);
			if (enabled != wasEnabled) {
				control.setData(CLASS, enabled ? null : DISABLED);
				control.reskin(SWT.NONE);
			}
		}
	}
}
