package org.leeway.ui.menu;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;

/** Items of menus. */
final class Items {

	private Items() {
	}

	static void add(IMenuManager menu, String label, boolean enabled, Runnable work) {
		Action action = new Action(label.replace("&", "&&")) {
			@Override
			public void run() {
				work.run();
			}
		};
		action.setEnabled(enabled);
		menu.add(action);
	}
}
