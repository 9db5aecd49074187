package org.leeway.ui.elements;

import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.ui.map.commands.MoveCommand;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;

/**
 * Edits that the menus of terrains and of agents have in common.
 *
 * @param level the edited level
 * @param commands runs a command
 * @param shell the parent of dialogs
 */
public record LevelEdits(Supplier<Level> level, Consumer<Command> commands, Supplier<Shell> shell) {

	/** Runs a command if it changes anything. */
	void run(Command command) {
		if (command.canExecute()) {
			commands.accept(command);
		}
	}

	/**
	 * Asks the user for a new name of an element, and sets it.
	 *
	 * @param feature the feature that holds the name
	 * @param kind the word for the element in the texts of the dialog
	 */
	void rename(EObject element, EStructuralFeature feature, String kind) {
		IInputValidator validator = text -> LevelFiles.problem(element, copy -> copy.eSet(feature, text.strip())).orElse(null);
		InputDialog dialog = new InputDialog(shell.get(), "Rename " + kind, "Name:", (String) element.eGet(feature), validator);
		if (dialog.open() == Window.OK) {
			run(new SetCommand("Rename " + kind.toLowerCase(), element, feature, dialog.getValue().strip()));
		}
	}

	/**
	 * Moves an element up or down its list. Does nothing if the element is already at this end of the list.
	 *
	 * @param by -1 to move up, 1 to move down
	 */
	<T extends EObject> void move(EList<T> list, T element, int by) {
		run(new MoveCommand<>("Move " + (by < 0 ? "up" : "down"), list, element, list.indexOf(element) + by));
	}

	/**
	 * Adds menu items that move an element up or down its list, and an item that deletes it.
	 *
	 * @param kind the word for the element in the label of the undo step
	 */
	<T extends EObject> void addMoveAndDelete(IMenuManager menu, EList<T> list, T element, String kind) {
		menu.add(action("Move &Up\tAlt+Up", list.indexOf(element) > 0, () -> move(list, element, -1)));
		menu.add(action("Move &Down\tAlt+Down", list.indexOf(element) < list.size() - 1, () -> move(list, element, 1)));
		Command delete = new RemoveCommand("Delete " + kind.toLowerCase(), element);
		menu.add(action(delete.canExecute() ? "D&elete" : "D&elete (the level uses it)", delete.canExecute(),
				() -> run(delete)));
	}

	static Action action(String text, boolean isEnabled, Runnable run) {
		Action action = new Action(text) {
			@Override
			public void run() {
				run.run();
			}
		};
		action.setEnabled(isEnabled);
		return action;
	}
}
