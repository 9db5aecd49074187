package org.leeway.ui.theme;

import java.util.function.Supplier;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** Names for screen readers, for controls that have no text or paint their text themselves. */
public final class AccessibleText {

	private AccessibleText() {
	}

	/**
	 * Sets the name of a control for screen readers.
	 *
	 * @param name returns the present name
	 */
	public static void name(Control control, Supplier<String> name) {
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				event.result = name.get();
			}
		});
	}
}
