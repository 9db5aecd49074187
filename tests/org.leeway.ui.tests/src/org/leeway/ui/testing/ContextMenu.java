package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** The menu that the right button opens. */
public final class ContextMenu {

	private ContextMenu() {
	}

	/**
	 * Opens the menu at a point of a control with the right button, and chooses an item; null for none. Returns all items,
	 * disabled ones in brackets.
	 */
	public static String choose(Mouse mouse, Control control, Point at, String choice) {
		String[] items = {null};
		Listener listener = event -> {
			if (event.widget instanceof Menu menu) {
				event.display.asyncExec(() -> {
					items[0] = Arrays.stream(menu.getItems())
							.map(item -> item.isEnabled() ? item.getText() : "(" + item.getText() + ")")
							.collect(Collectors.joining(", "));
					choose(menu, choice);
				});
			}
		};
		mouse.move(at);
		control.getDisplay().addFilter(SWT.Show, listener);
		try {
			mouse.press(3);
			EventLoop.waitUntil("the menu has opened and closed", () -> items[0] != null);
		} finally {
			control.getDisplay().removeFilter(SWT.Show, listener);
		}
		mouse.strikeButton(3);
		EventLoop.drain();
		return items[0];
	}

	private static void choose(Menu menu, String choice) {
		for (MenuItem item : menu.getItems()) {
			if (item.getText().equals(choice)) {
				item.notifyListeners(SWT.Selection, new Event());
			}
		}
		menu.setVisible(false);
	}
}
