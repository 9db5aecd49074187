package org.leeway.ui.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.PlatformUI;

/** The menus of the workbench window. Each menu is filled first, as if the user opened it. */
public final class Menus {

	private Menus() {
	}

	/** Returns a menu of the menu bar. Empty if the menu bar has no such menu. */
	public static Optional<Menu> ofWindow(String label) {
		Menu bar = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell().getMenuBar();
		return Arrays.stream(bar.getItems()).filter(item -> plain(item).equals(label)).map(MenuItem::getMenu).findFirst();
	}

	/** Returns the items of a menu and of all its submenus. Leaves out separators, and items with submenus. */
	public static List<MenuItem> leaves(Menu menu) {
		List<MenuItem> leaves = new ArrayList<>();
		menu.notifyListeners(SWT.Show, new Event());
		EventLoop.drain();
		for (MenuItem item : menu.getItems()) {
			if (item.getMenu() != null) {
				leaves.addAll(leaves(item.getMenu()));
			} else if ((item.getStyle() & SWT.SEPARATOR) == 0) {
				leaves.add(item);
			}
		}
		return leaves;
	}

	/** Returns the label of an item, without its mnemonic mark ({@code &}) and without its keyboard shortcut. */
	public static String plain(MenuItem item) {
		return item.getText().replace("&", "").replaceFirst("\t.*", "");
	}
}
