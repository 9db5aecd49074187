package org.leeway.ui.menu;

import org.eclipse.gef.ui.actions.UpdateAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.actions.ActionFactory;
import org.leeway.ui.editor.EditorSession;

/** A helper that adds items to menus. */
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

	/** Adds a menu item that runs an action of the editor. The user can also run the action by its key. */
	static void add(IMenuManager menu, String label, EditorSession editor, ActionFactory id, boolean isPossible) {
		IAction action = editor.actions().getAction(id.getId());
		if (action instanceof UpdateAction known) {
			known.update();
		}
		add(menu, label, isPossible && action.isEnabled(), action::run);
	}
}
