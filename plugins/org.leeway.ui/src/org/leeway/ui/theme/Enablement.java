package org.leeway.ui.theme;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/**
 * A helper that enables and disables controls. In the dark theme, disabling alone would not change the colour of a
 * control's text. So the helper also gives a disabled control a CSS class, to which stylesheets of themes assign
 * another colour.
 */
public final class Enablement {

	/** The CSS class of disabled controls in the stylesheets of themes. */
	private static final String DISABLED = "disabled";
	/** The key in a control's data for the CSS class of the control. */
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
