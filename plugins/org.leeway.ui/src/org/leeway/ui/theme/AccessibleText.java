package org.leeway.ui.theme;

import java.util.function.Supplier;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** Names for screen readers of controls that paint their text or have none. */
public final class AccessibleText {

	private AccessibleText() {
	}

	/** Names a control by a text that may change. */
	public static void name(Control control, Supplier<String> name) {
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				event.result = name.get();
			}
		});
	}
}
