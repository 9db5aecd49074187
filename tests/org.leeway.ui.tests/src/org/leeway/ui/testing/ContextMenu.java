package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** The context menu of a control. */
public final class ContextMenu {

	private ContextMenu() {
	}

	/**
	 * Opens the menu at a point of a control with the right button, and chooses an item. Returns all items, disabled items in
	 * brackets.
	 *
	 * @param choice the label of the item. An item of a submenu has the label of the submenu before it, as in
	 * {@code Align > Left}. Null to choose none
	 */
	public static String choose(Mouse mouse, Control control, Point at, String choice) {
		mouse.move(at);
		String items = choose(control, () -> mouse.press(3), choice);
		mouse.strikeButton(3);
		EventLoop.drain();
		return items;
	}

	/** Does the same as {@link #choose}, but opens the menu with Shift+F10. */
	public static String chooseByKey(Mouse mouse, Control control, String choice) {
		return choose(control, () -> mouse.strikeWith(SWT.SHIFT, SWT.F10), choice);
	}

	/**
	 * Opens the context menu by a right click at a point of a control. Returns the labels of the checked items of a submenu,
	 * separated by commas.
	 */
	public static String marked(Mouse mouse, Control control, Point at, String submenu) {
		mouse.move(at);
		String marked = open(control, () -> mouse.press(3), menu -> {
			Menu below = item(menu, submenu).getMenu();
			below.notifyListeners(SWT.Show, new Event());
			menu.setVisible(false);
			return Arrays.stream(below.getItems()).filter(MenuItem::getSelection).map(MenuItem::getText)
					.collect(Collectors.joining(", "));
		});
		mouse.strikeButton(3);
		EventLoop.drain();
		return marked;
	}

	private static String choose(Control control, Runnable opening, String choice) {
		return open(control, opening, menu -> {
			String items = Arrays.stream(menu.getItems())
					.map(item -> item.isEnabled() ? item.getText() : "(" + item.getText() + ")").collect(Collectors.joining(", "));
			choose(menu, choice);
			return items;
		});
	}

	/**
	 * Opens a menu, and calls an action while the menu is open. The action must close the menu. Returns the result of the
	 * action.
	 */
	private static String open(Control control, Runnable opening, Function<Menu, String> action) {
		String[] items = {null};
		Listener listener = event -> {
			if (event.widget instanceof Menu menu && menu.getParentItem() == null) {
				event.display.asyncExec(() -> items[0] = action.apply(menu));
			}
		};
		control.getDisplay().addFilter(SWT.Show, listener);
		try {
			opening.run();
			EventLoop.waitUntil("the menu has opened and closed", () -> items[0] != null);
		} finally {
			control.getDisplay().removeFilter(SWT.Show, listener);
		}
		EventLoop.drain();
		return items[0];
	}

	private static void choose(Menu menu, String choice) {
		MenuItem chosen = null;
		Menu shown = menu;
		for (String label : choice == null ? new String[0] : choice.split(" > ")) {
			if (shown != menu) {
				shown.notifyListeners(SWT.Show, new Event());
			}
			chosen = item(shown, label);
			shown = chosen.getMenu();
		}
		if (chosen != null) {
			if ((chosen.getStyle() & SWT.RADIO) != 0) {
				Arrays.stream(chosen.getParent().getItems()).forEach(item -> item.setSelection(false));
				chosen.setSelection(true);
			}
			chosen.notifyListeners(SWT.Selection, new Event());
		}
		menu.setVisible(false);
	}

	private static MenuItem item(Menu menu, String label) {
		return Arrays.stream(menu.getItems()).filter(item -> item.getText().startsWith(label)).findFirst()
				.orElseThrow(() -> new AssertionError("no " + label + " in the menu"));
	}
}
