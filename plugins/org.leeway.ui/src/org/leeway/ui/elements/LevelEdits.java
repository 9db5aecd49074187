package org.leeway.ui.elements;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.commands.ElementChange;
import org.leeway.ui.map.commands.MoveCommand;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.ReplaceCommand;
import org.leeway.ui.map.commands.SetSymmetry;
import org.leeway.ui.map.kinds.ElementKind;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ElementUses;
import org.leeway.ui.theme.Swatch;

/**
 * Edits for the menu of terrains, the menu of agents, and the bar above the map.
 *
 * @param level the edited level
 * @param commands runs a command
 * @param shell the parent of dialogs
 * @param table shows the table that says which agents may enter which terrains
 */
public record LevelEdits(Supplier<Level> level, Consumer<Command> commands, Supplier<Shell> shell, Runnable table) {

	/** Runs a command. Does nothing if the command cannot execute. */
	void run(Command command) {
		if (command.canExecute()) {
			commands.accept(command);
		}
	}

	/** Gives the level a symmetry, which every later edit keeps. */
	public void setSymmetry(Symmetry symmetry) {
		run(SetSymmetry.of(symmetry, level.get()));
	}

	/** Asks the user for a new name of an element, and sets the name. */
	void rename(EObject element) {
		String kind = kind(element).title();
		EAttribute name = ElementName.feature(element).orElseThrow();
		IInputValidator validator = text -> LevelFiles.problem(element, copy -> copy.eSet(name, text.strip())).orElse(null);
		InputDialog dialog = new InputDialog(shell.get(), "Rename " + kind, "Name:", (String) element.eGet(name), validator);
		if (dialog.open() == Window.OK) {
			run(ElementChange.of("Rename " + kind(element).name(), element, Map.of(name, dialog.getValue().strip())));
		}
	}

	/**
	 * Moves an element in its list. Does nothing if the new index lies outside of the list.
	 *
	 * @param by the number of places to move, negative towards the beginning
	 */
	void move(EObject element, int by) {
		EList<EObject> list = kind(element).of(level.get());
		run(new MoveCommand<>("Move " + (by < 0 ? "up" : "down"), list, element, list.indexOf(element) + by));
	}

	/** Adds the items to move an element and to delete it. */
	void addMoveAndDelete(IMenuManager menu, EObject element) {
		EList<EObject> list = kind(element).of(level.get());
		menu.add(action("Move &Up\tAlt+Up", list.indexOf(element) > 0, () -> move(element, -1)));
		menu.add(action("Move &Down\tAlt+Down", list.indexOf(element) < list.size() - 1, () -> move(element, 1)));
		ElementUses uses = ElementUses.of(element, level.get());
		menu.add(action(uses.isEmpty() ? "D&elete" : "D&elete (used by " + uses.words() + ")", uses.isEmpty(),
				() -> run(new RemoveCommand("Delete " + kind(element).name(), element))));
		if (!uses.isEmpty() && list.size() > 1) {
			menu.add(replacements(element, list));
		}
	}

	/**
	 * Creates a menu for replacing a terrain or an agent by another one. When the user chooses an element, it takes the place
	 * of the old element in the whole level, and the old element is removed.
	 *
	 * @param element the old element
	 * @param list all elements of the same kind
	 */
	private MenuManager replacements(EObject element, List<EObject> list) {
		MenuManager replacements = new MenuManager("Replace &With");
		list.stream().filter(other -> other != element).forEach(other -> {
			Action choice = action(kind(other).listing(other).replace("&", "&&"), true,
					() -> run(new ReplaceCommand("Replace " + kind(element).name(), element, other)));
			if (other instanceof TerrainType terrain) {
				choice.setImageDescriptor(Swatch.of(terrain));
			}
			replacements.add(choice);
		});
		return replacements;
	}

	/** Adds the item that shows the table of agents (rows) and terrains (columns). */
	void addTable(IMenuManager menu) {
		menu.add(new Separator());
		menu.add(action("&Agents and Terrains", true, table));
	}

	private static ElementKind<EObject> kind(EObject element) {
		return ElementKinds.of(element).orElseThrow();
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
